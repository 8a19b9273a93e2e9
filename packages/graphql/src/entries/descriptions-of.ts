import type {
  ArgumentModel,
  Description,
  Documented,
  EnumValueModel,
  FieldModel,
  SchemaDefinition,
  SchemaEntry,
} from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';

/**
 * All descriptions on an entry's page, including reasons of deprecations: first its own, then those
 * of members and arguments in the order of the page, then those of examples. Each may have a place,
 * at which problems with its links are reported.
 */
export function descriptionsOf(entry: SchemaEntry): Description[] {
  const examples = 'examples' in entry ? entry.examples : [];
  return [
    ...partsOf(entry).flatMap(saidOf),
    ...examples.flatMap(({ description }) => description ?? []),
  ];
}

/** All descriptions on a start page that belong to the schema as a whole. */
export function descriptionsOfDefinition(definition: SchemaDefinition): Description[] {
  const { description, contact, roots } = definition;
  const told = roots.flatMap(({ told = [] }) => told.map((text) => text.description));
  return [description ?? [], contact?.description ?? [], roots.flatMap(saidOf), told].flat();
}

function saidOf({ description, deprecated }: Documented): Description[] {
  return [description, deprecated].filter((said) => said !== undefined);
}

/**
 * Everything on an entry's page that has a coordinate: the definition, then its members and
 * arguments.
 */
export function partsOf(
  entry: EntryDraft,
): (EntryDraft | EnumValueModel | FieldModel | ArgumentModel)[] {
  switch (entry.kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return [entry, ...entry.field.args];
    case 'objects':
    case 'interfaces':
      return [entry, ...entry.fields.flatMap((field) => [field, ...field.args])];
    case 'inputs':
      return [entry, ...entry.fields];
    case 'enums':
      return [entry, ...entry.values];
    case 'directives':
      return [entry, ...entry.args];
    case 'scalars':
    case 'unions':
      return [entry];
  }
}
