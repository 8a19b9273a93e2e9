import * as v from 'valibot';

/** Documentation of a key in addition to its description. */
export interface KeyNotes {
  readonly example?: unknown;
  /** The default in words, if it is not a value in the declaration. */
  readonly usually?: string;
}

/** A key that is required. */
export function required<const S extends v.GenericSchema>(
  schema: S,
  description = '',
  notes: KeyNotes = {},
) {
  return v.pipe(schema, v.description(description), v.metadata({ ...notes }));
}

/** An optional key without a default. */
export function optional<const S extends v.GenericSchema>(
  schema: S,
  description?: string,
  notes?: KeyNotes,
) {
  return v.optional(required(schema, description, notes));
}

/** An optional key with a default. */
export function optionalWith<
  const S extends v.GenericSchema,
  const D extends v.Default<S, undefined>,
>(schema: S, fallback: D, description?: string, notes?: KeyNotes) {
  return v.optional(required(schema, description, notes), fallback);
}
