import type { SiteConfig } from '@docgen/core/config';
import { commitDates, gitHead } from '@docgen/files/git-history';
import type { Memo } from '@docgen/memo/memo';

/**
 * Dates of the last changes of content files, such as `2026-03-31`, by path relative to the project
 * folder.
 */
export type Dates = ReadonlyMap<string, string>;

export interface DatesInput {
  readonly config: Pick<SiteConfig, 'content' | 'lastUpdated'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  readonly memo: Pick<Memo, 'node'>;
}

/**
 * Reads the dates of the last changes of content files from the Git history. A commit always has
 * the same history, so the result is cached.
 *
 * @returns Empty if `lastUpdated` is off, and if there is no complete history, or it cannot be read:
 *   no date is better than a wrong one.
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
      // Without a value, the next build asks git again.
      const dates = await commitDates(projectDir, head, folders).catch(() => undefined);
      return { value: dates && { dates }, diagnostics: [] };
    },
  });
  return new Map(Object.entries(parts?.dates.value() ?? {}));
}
