import type { EntryBase } from '../schema-model.ts';

/**
 * Label of an argument or input field of an `@oneOf` input type, if that type's fields are listed
 * below it.
 */
export const ONE_OF = 'exactly one of these fields';

/** {@link ONE_OF} as a sentence above all fields of the type. */
export const ONE_OF_SENTENCE = 'A value has exactly one of these fields, and not as null.';

/** Whether a definition is an `@oneOf` input type: values set exactly one field. */
export function isOneOf({ kind, directives }: Pick<EntryBase, 'kind' | 'directives'>): boolean {
  return kind === 'inputs' && directives.some(({ name }) => name === 'oneOf');
}
