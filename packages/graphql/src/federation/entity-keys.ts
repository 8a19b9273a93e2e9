import type { EntityKey } from '@docgen/core/schema-model';
import { print } from 'graphql';
import { selectionsIn } from '../nodes/selections-in.ts';

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

/**
 * A selection set on one line, spaced as in SDL: `size(unit: "CM") dimensions { width }`.
 * Composition leaves out all spaces that separate nothing.
 *
 * @param selection - If it cannot be parsed, only the spaces around its braces are normalized.
 */
export function selectionText(selection: string): string {
  const parsed = selectionsIn(selection);
  if (parsed === undefined) {
    return selection
      .replace(/[{}]/g, ' $& ')
      .replace(/[\s,]+/g, ' ')
      .trim();
  }
  return (
    print(parsed)
      .slice(1, -1)
      .trim()
      // A long list of arguments has a line for each.
      .replace(/\(\n\s*(.*?)\n\s*\)/gs, (_, args) => `(${args.replace(/\n\s*/g, ', ')})`)
      .replace(/\n\s*/g, ' ')
  );
}
