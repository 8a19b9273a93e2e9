import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/key-path';
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
  /** Returns the place of a key of the configuration. */
  readonly placeOf: (key: KeyPath) => Pick<Diagnostic, 'place'>;
}

/**
 * Reads the dates of the last changes of content files from the Git history. A commit always has
 * the same history, so the result is cached.
 *
 * @returns Empty if `lastUpdated` is off. Also empty, with a warning, if there is no complete
 *   history, or it cannot be read: no date is better than a wrong one.
 */
export async function readDates(input: DatesInput): Promise<Checked<Dates>> {
  const { config, projectDir, memo } = input;
  if (!config.lastUpdated) return { value: new Map(), diagnostics: [] };
  const head = await gitHead(projectDir);
  if (head === undefined) return withoutDates(input, ...UNREADABLE);
  if (head.isShallow) return withoutDates(input, ...SHALLOW);
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
  if (parts === undefined) return withoutDates(input, ...UNREADABLE);
  return { value: new Map(Object.entries(parts.dates.value())), diagnostics: [] };
}

const UNREADABLE = [
  'git finds no history of the project folder',
  'Build in a clone of the repository, where git is installed; `git log` says what is missing. Or remove `lastUpdated`.',
] as const;

const SHALLOW = [
  'the repository is a shallow clone',
  "Clone the whole history: `git fetch --unshallow`, or `fetch-depth: 0` in GitHub's checkout action.",
] as const;

function withoutDates({ placeOf }: DatesInput, reason: string, hint: string): Checked<Dates> {
  const warning: Diagnostic = {
    code: 'no-git-history',
    severity: 'warning',
    message: `lastUpdated has no effect on pages without a date in their front matter, because ${reason}.`,
    hint,
    ...placeOf(['lastUpdated']),
  };
  return { value: new Map(), diagnostics: [warning] };
}
