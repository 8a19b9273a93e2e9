import type { Documented } from './schema-model.ts';

/**
 * Says since when something is as it is: `Added in 2.0, changed in 2.1`.
 *
 * @returns `undefined` where that is not known.
 */
export function sinceText({ since }: Pick<Documented, 'since'>): string | undefined {
  const { added, changed } = since ?? {};
  if (added === undefined) return changed && `Changed in ${changed}`;
  return `Added in ${added}${changed === undefined ? '' : `, changed in ${changed}`}`;
}
