import type { EntityKey } from '@docgen/core/schema-model';

/**
 * The distinct keys of an entity. A key that several subgraphs have is resolvable if one of them
 * can resolve it.
 *
 * @param directives - Arguments of the directives that declare the keys.
 * @param argument - The one that contains the selection set.
 */
export function entityKeys(
  directives: readonly Readonly<Record<string, unknown>>[],
  argument: 'fields' | 'key',
): EntityKey[] {
  const keys = new Map<string, boolean>();
  for (const { [argument]: selection, resolvable } of directives) {
    if (typeof selection !== 'string') continue;
    const fields = selectionText(selection);
    keys.set(fields, (keys.get(fields) ?? false) || resolvable !== false);
  }
  return Array.from(keys, ([fields, resolvable]) => ({ fields, resolvable }));
}

/** A selection set as text, with single spaces: `dimensions { size weight }`. */
export function selectionText(selection: string): string {
  return selection
    .replace(/[{}]/g, ' $& ')
    .replace(/[\s,]+/g, ' ')
    .trim();
}
