import { orUndefined } from '@docgen/core/or-undefined';
import type { ForeignValue } from './foreign/foreign-value.ts';

/** What a text is as JSON, whatever it is; `undefined` when it is none. */
export function parsedJson(text: string): ForeignValue | undefined {
  return orUndefined(() => JSON.parse(text));
}
