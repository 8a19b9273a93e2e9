import type { Diagnostic } from '../diagnostic.ts';

/** Keys that lead to a value of the configuration, such as `['navbar', 'items', 2, 'label']`. */
export type KeyPath = readonly (string | number)[];

/** Returns the place of a key of the configuration. */
export type KeyPlaces = (key: KeyPath) => Required<Pick<Diagnostic, 'place'>>;

/** Writes a path as code would: `navbar.items[2].label`. */
export function pathText(path: KeyPath): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) text += `[${JSON.stringify(key)}]`;
    else text += text === '' ? key : `.${key}`;
  }
  return text === '' ? 'The configuration' : text;
}
