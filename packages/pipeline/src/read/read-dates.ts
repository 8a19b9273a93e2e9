import type { SiteConfig } from '@docgen/core/config';
import { commitDates, gitHead } from '@docgen/files/git-history';
import type { Memo } from '@docgen/memo/memo';

/** When files of the content were changed last, as `2026-03-31`, by path relative to the project folder. */
export type Dates = ReadonlyMap<string, string>;

export interface DatesInput {
  readonly config: Pick<SiteConfig, 'content' | 'lastUpdated'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  readonly memo: Pick<Memo, 'node'>;
}

/**
 * Reads off the history when files of the content were changed last. The same commit has the same
 * history, so that it is gone through once.
 *
 * @returns Nothing where nobody asks for it, and where the history is missing or cut off: no date is
 *   better than a wrong one.
 */
export async function readDates({ config, projectDir, memo }: DatesInput): Promise<Dates> {
  const head = config.lastUpdated ? await gitHead(projectDir) : undefined;
  if (head === undefined || head.isShallow) return new Map();
  const folders = config.content.map(({ path }) => path);
  const { parts } = await memo.node({
    kind: 'dates',
    id: 'site',
    inputs: [head, folders],
    async compute() {
      const dates = await commitDates(projectDir, head, folders).catch(() => ({}));
      return { value: { dates }, diagnostics: [] };
    },
  });
  return new Map(Object.entries(parts?.dates.value() ?? {}));
}
