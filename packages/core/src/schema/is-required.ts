import type { ArgumentModel } from '../schema-model.ts';

/** Whether an argument or input field is required: it is non-null and has no default. */
export function isRequired({ type, defaultValue }: ArgumentModel): boolean {
  return type.text.endsWith('!') && defaultValue === undefined;
}
