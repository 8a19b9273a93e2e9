import path from 'node:path';
import { UNKNOWN, type Value } from './value.ts';

/** The result of a function of `node:path` for strings; unknown for other functions and values. */
export function pathFunction(name: string, values: readonly Value[]): Value {
  const texts = values.filter((value) => typeof value === 'string');
  const [head = '', second] = texts;
  if (texts.length < values.length) return UNKNOWN;
  switch (name) {
    case 'node:path.join':
      return path.join(...texts);
    case 'node:path.resolve':
      return path.isAbsolute(head) ? path.resolve(...texts) : UNKNOWN;
    case 'node:path.dirname':
      return path.dirname(head);
    case 'node:path.basename':
      return path.basename(head, second);
    default:
      return UNKNOWN;
  }
}
