import type { ObjectEntry, SchemaEntry, TypeRef } from '@docgen/core/schema-model';
import { implementationList } from '@docgen/core/usages';
import type { ReactNode } from 'react';
import { DirectiveCode } from './directive-code.tsx';
import type { Member } from './member-entry.tsx';
import { TypeLink } from './type-link.tsx';
import { AllLink, UsageList } from './usage-list.tsx';

/** A part of a definition's page that has a heading. Empty ones are never made. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** Fields, arguments or values, which the table of contents names, too. */
  readonly members?: readonly Member[];
  /** What stands below the heading of other sections. */
  readonly content?: ReactNode;
}

/** The sections of a definition's page, in the order they are shown. */
export function sectionsOfEntry(entry: SchemaEntry): PageSection[] {
  const { directives, usedBy } = entry;
  const usages = <UsageList entry={entry} />;
  return [
    ...ownSections(entry),
    ...names('directives', 'Applied directives', directives, (directive) => (
      <DirectiveCode directive={directive} />
    )),
    ...some(usedBy, { id: 'used-by', title: 'Used by', content: usages }),
  ];
}

function ownSections(entry: SchemaEntry): PageSection[] {
  switch (entry.kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return [
        ...members('arguments', 'Arguments', 'arg', entry.field.args),
        ...types('returns', 'Returns', [entry.field.type]),
      ];
    case 'objects':
    case 'interfaces':
      return [
        ...names('keys', 'Entity keys', entry.keys, ({ fields, resolvable }) => (
          <>
            <code>{fields}</code>
            {!resolvable && ' (reference only)'}
          </>
        )),
        ...members('fields', 'Fields', 'field', entry.fields),
        ...types('implements', 'Implements', entry.interfaces),
        ...implementations(entry),
      ];
    case 'inputs':
      return members('fields', 'Input fields', 'field', entry.fields);
    case 'enums':
      return members('values', 'Values', 'value', entry.values);
    case 'unions':
      return types('members', 'Members', entry.members);
    case 'scalars':
      return specification(entry.specifiedBy);
    case 'directives':
      return [
        ...members('arguments', 'Arguments', 'arg', entry.args),
        ...names('locations', 'Locations', entry.locations, (location) => <code>{location}</code>),
      ];
  }
}

function implementations(entry: ObjectEntry): PageSection[] {
  const { shown, all } = implementationList(entry);
  return types('implementations', 'Implementations', shown).map((section) => ({
    ...section,
    content: (
      <>
        {section.content}
        {all !== undefined && <AllLink {...all} of="implementations" />}
      </>
    ),
  }));
}

function specification(url: string | undefined): PageSection[] {
  if (url === undefined) return [];
  const content = (
    <p>
      <a href={url}>{url}</a>
    </p>
  );
  return [{ id: 'specification', title: 'Specification', content }];
}

function members(
  id: string,
  title: string,
  prefix: 'arg' | 'field' | 'value',
  models: readonly Member['model'][],
): PageSection[] {
  const list = models.map((model) => ({ id: `${prefix}-${model.name}`, model }));
  return some(list, { id, title, members: list });
}

function types(id: string, title: string, refs: readonly TypeRef[]): PageSection[] {
  return names(id, title, refs, (type) => <TypeLink type={type} />);
}

/** A list of things that are no more than a name. */
function names<T>(
  id: string,
  title: string,
  things: readonly T[],
  draw: (thing: T) => ReactNode,
): PageSection[] {
  const content = (
    <ul className="names">
      {things.map((thing) => (
        <li key={JSON.stringify(thing)}>{draw(thing)}</li>
      ))}
    </ul>
  );
  return some(things, { id, title, content });
}

function some(content: readonly unknown[], section: PageSection): PageSection[] {
  return content.length > 0 ? [section] : [];
}
