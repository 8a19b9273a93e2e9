import type { ArgumentModel } from './schema-model.ts';

/** Whether an argument or input field has to be given: it must not be null and has no default. */
export function isRequired({ type, defaultValue }: ArgumentModel): boolean {
  return type.text.endsWith('!') && defaultValue === undefined;
}
