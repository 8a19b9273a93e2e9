import type { Notes } from '../../findings.ts';

/**
 * Notes the texts of a configuration with a part that only running the old one could provide. Such
 * a part is the name of the package that it comes from, in the brackets ⟨…⟩.
 *
 * @param value - The configuration, or a part of it.
 * @param path - Keys that lead to it.
 * @param entry - The entry of a list that it is a part of; it has no path for comments.
 */
export function noteComputed(value: unknown, notes: Notes, path = '', entry?: object): void {
  if (typeof value === 'string' && /⟨.*⟩/.test(value)) {
    notes.check(entry ?? path, path, 'The part in ⟨…⟩ is computed by code that was not run.');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value))
      noteComputed(inner, notes, path === '' ? key : `${path}.${key}`, entry);
    else noteComputed(inner, notes, `${path}[${key}]`, typeof inner === 'object' ? inner : entry);
  }
}
