import type {
  AppliedDirective,
  ArgumentModel,
  EntityKey,
  EnumValueModel,
  FieldModel,
  SchemaEntry,
  TypeRef,
  Usage,
} from '@docgen/core/schema-model';

/** A part of a definition's page that has a heading. Empty ones are never made. */
export type PageSection = { readonly id: string; readonly title: string } & (
  | { readonly kind: 'members'; readonly members: readonly Member[] }
  | { readonly kind: 'types'; readonly types: readonly TypeRef[] }
  | { readonly kind: 'locations'; readonly locations: readonly string[] }
  | { readonly kind: 'specification'; readonly url: string }
  | { readonly kind: 'keys'; readonly keys: readonly EntityKey[] }
  | { readonly kind: 'directives'; readonly directives: readonly AppliedDirective[] }
  | { readonly kind: 'usages'; readonly usages: readonly Usage[] }
);

/** A field, argument or value with the id it is linked by. */
export interface Member {
  readonly id: string;
  readonly model: FieldModel | ArgumentModel | EnumValueModel;
}

/** The sections of a definition's page, in the order they are shown. */
export function sectionsOfEntry(entry: SchemaEntry): PageSection[] {
  const { directives, usedBy } = entry;
  return [
    ...ownSections(entry),
    ...some(directives, {
      id: 'directives',
      title: 'Applied directives',
      kind: 'directives',
      directives,
    }),
    ...some(usedBy, { id: 'used-by', title: 'Used by', kind: 'usages', usages: usedBy }),
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
        ...some(entry.keys, { id: 'keys', title: 'Entity keys', kind: 'keys', keys: entry.keys }),
        ...members('fields', 'Fields', 'field', entry.fields),
        ...types('implements', 'Implements', entry.interfaces),
        ...types('implementations', 'Implementations', entry.implementations),
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
        ...some(entry.locations, {
          id: 'locations',
          title: 'Locations',
          kind: 'locations',
          locations: entry.locations,
        }),
      ];
  }
}

function specification(url: string | undefined): PageSection[] {
  const kind = 'specification';
  return url === undefined ? [] : [{ id: kind, title: 'Specification', kind, url }];
}

function members(
  id: string,
  title: string,
  prefix: 'arg' | 'field' | 'value',
  models: readonly Member['model'][],
): PageSection[] {
  const list = models.map((model) => ({ id: `${prefix}-${model.name}`, model }));
  return some(list, { id, title, kind: 'members', members: list });
}

function types(id: string, title: string, refs: readonly TypeRef[]): PageSection[] {
  return some(refs, { id, title, kind: 'types', types: refs });
}

function some(content: readonly unknown[], section: PageSection): PageSection[] {
  return content.length > 0 ? [section] : [];
}
