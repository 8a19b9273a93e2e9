import type { EntrySection } from '@docgen/core/schema/entry-sections';
import type { ScalarEntry, SchemaEntry, SchemaModel, TypeRef } from '@docgen/core/schema-model';
import type { ReactElement, ReactNode } from 'react';
import { breakableName } from './breakable-name.ts';
import { directiveCode } from './directive-code.tsx';
import { Examples } from './examples.tsx';
import { inputList } from './input-list.tsx';
import { memberList } from './member-list.tsx';
import { operationErrors } from './operation-errors.tsx';
import { MemberOwners } from './owners.tsx';
import type { Pen } from './pen.ts';
import { resultFields } from './result-fields.tsx';
import { SelectedFields } from './selected-fields.tsx';
import { signature } from './signature.tsx';
import { typeLink } from './type-link.tsx';
import { usageList } from './usage-list.tsx';

interface SectionContext {
  readonly entry: SchemaEntry;
  /** Contains the names of owners, the endpoint, the headers of requests, and the explorer. */
  readonly schema: Pick<SchemaModel, 'subgraphs' | 'endpoint' | 'headers' | 'explorer'>;
  readonly pen: Pen;
}

/** Renders the content below the heading of a section. */
export function sectionContent(
  section: EntrySection,
  { entry, schema, pen }: SectionContext,
): ReactNode {
  const link = (type: TypeRef) => typeLink(type, pen);
  switch (section.kind) {
    case 'signature':
      return section.folded === undefined ? (
        signature(section.tokens, pen)
      ) : (
        <details className="folded-code">
          <summary>{`${section.folded} lines of SDL`}</summary>
          {signature(section.tokens, pen)}
        </details>
      );
    case 'inputs':
      return inputList(section.inputs, pen);
    case 'members':
      return memberList(section, { entry, subgraphs: schema.subgraphs, pen });
    case 'result':
      return (
        <>
          {names([section.type], link)}
          {section.result !== undefined && resultFields(section.result, pen)}
        </>
      );
    case 'errors':
      return operationErrors(section, pen);
    case 'examples':
      return <Examples examples={section.examples} entry={entry} schema={schema} />;
    case 'no-example':
      return (
        <>
          <p>{section.text}</p>
          {section.inputs.length > 0 && names(section.inputs, link)}
        </>
      );
    case 'types':
      return names(section.types, ({ type, uses }) => (
        <>
          {link(type)}
          {uses.length > 0 && (
            <MemberOwners
              member={{ uses, ofOwner: false }}
              entry={entry}
              subgraphs={schema.subgraphs}
            />
          )}
        </>
      ));
    case 'keys':
      return names(section.keys, ({ fields, resolvable }) => (
        <>
          <SelectedFields fields={fields} of={entry} />
          {!resolvable && ' (reference only)'}
        </>
      ));
    case 'locations':
      return names(section.locations, (location) => <code {...breakableName(location)} />);
    case 'directives':
      return names(section.directives, (directive) => directiveCode(directive, pen));
    case 'format':
      return <Format scalar={section.scalar} />;
    case 'usages':
      return usageList(section.path, section.usages, pen);
  }
}

/** A list of short elements, mostly names. */
function names<T>(things: readonly T[], draw: (thing: T) => ReactNode): ReactElement {
  return (
    <ul className="names">
      {things.map((thing) => (
        <li key={JSON.stringify(thing)}>{draw(thing)}</li>
      ))}
    </ul>
  );
}

function Format({ scalar: { format, specifiedBy } }: { readonly scalar: ScalarEntry }) {
  return (
    <>
      <p>
        {format.text}
        {format.example !== undefined && (
          <>
            {' '}
            Example: <code>{format.example}</code>
          </>
        )}
      </p>
      {specifiedBy !== undefined && (
        <p>
          Specification: <a href={specifiedBy}>{specifiedBy}</a>
        </p>
      )}
    </>
  );
}
