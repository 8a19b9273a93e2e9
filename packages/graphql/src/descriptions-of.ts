import type {
  ArgumentModel,
  Description,
  Documented,
  FieldModel,
  SchemaDefinition,
  SchemaEntry,
} from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';

/**
 * Every description on an entry's page, reasons of deprecations among them: its own, then those of
 * members and arguments in the order that they are shown in. Each may have the place that its links
 * are reported at.
 */
export function descriptionsOf(entry: SchemaEntry): Description[] {
  return partsOf(entry).flatMap(saidOf);
}

/** Every description of what a start page says about the schema as a whole. */
export function descriptionsOfDefinition({ description, roots }: SchemaDefinition): Description[] {
  const told = roots.flatMap(({ told = [] }) => told.map((text) => text.description));
  return [description ?? [], roots.flatMap(saidOf), told].flat();
}

function saidOf({ description, deprecated }: Documented): Description[] {
  return [description, deprecated].filter((said) => said !== undefined);
}

/** Everything with a coordinate of its own that an entry's page shows: the definition, then its members and arguments. */
export function partsOf(entry: EntryDraft): (Documented | FieldModel | ArgumentModel)[] {
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
