import type { EntryBase } from './schema-model.ts';

/** Said of an argument or input field where the fields of its input type, an `@oneOf`, stand below. */
export const ONE_OF = 'exactly one of these fields';

/** {@link ONE_OF} as a sentence above all fields of the type. */
export const ONE_OF_SENTENCE = 'A value has exactly one of these fields, and not as null.';

/** Whether a definition is an input type of which a value sets exactly one field. */
export function isOneOf({ kind, directives }: Pick<EntryBase, 'kind' | 'directives'>): boolean {
  return kind === 'inputs' && directives.some(({ name }) => name === 'oneOf');
}
