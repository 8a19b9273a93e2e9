import process from 'node:process';
import type { ConfigPlaces } from '@docgen/config/config-places';
import { rememberOf } from '@docgen/core/basics/remember';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { fileIdentities } from '@docgen/files/file-identity';
import { commitDates, type GitHead, type GitRefusal, gitHead } from '@docgen/files/git-history';
import { hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';

/** The dates of the last changes of content files. */
export interface Dates {
  /** Such as `2026-03-31`, by path relative to the project folder. */
  readonly byFile: ReadonlyMap<string, string>;
  /**
   * Reports why there are none although the configuration asks for them. The place is in the
   * configuration, where keys move while `docgen dev` runs without the dates being read again.
   */
  readonly problems: (placeOf: ConfigPlaces) => readonly Diagnostic[];
}

export interface DatesInput {
  readonly config: Pick<SiteConfig, 'content' | 'lastUpdated'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  readonly memo: Pick<Memo, 'node' | 'recall' | 'remember'>;
}

/**
 * Reads the dates of the last changes of content files from the Git history. A commit always has
 * the same history, so the result is cached.
 *
 * @returns No dates if `lastUpdated` is off. Also none, with a problem, if there is no complete
 *   history, or it cannot be read: no date is better than a wrong one.
 */
export async function readDates({ config, projectDir, memo }: DatesInput): Promise<Dates> {
  if (!config.lastUpdated) return { byFile: new Map(), problems: () => [] };
  const head = await currentHead(projectDir, memo);
  if (head === undefined) return withoutDates(...UNREADABLE);
  if ('permit' in head) return withoutDates(OF_OTHER, `Run \`${head.permit}\` first.`);
  if (head.isShallow) return withoutDates(...SHALLOW);
  const folders = config.content.map(({ path }) => path);
  const { parts } = await memo.node({
    kind: 'dates',
    id: 'site',
    inputs: [head.commit, head.prefix, folders],
    async compute() {
      // Without a value, the next build asks git again.
      const dates = await commitDates(projectDir, head, folders).catch(() => undefined);
      return { value: dates && { dates }, diagnostics: [] };
    },
  });
  if (parts === undefined) return withoutDates(...UNREADABLE);
  return { byFile: byFileOf(parts.dates.value()), problems: () => [] };
}

/** The same map for the same data, so that `docgen dev` notices quickly that no date has changed. */
const byFileOf = rememberOf(
  (dates: Readonly<Record<string, string>>): Dates['byFile'] => new Map(Object.entries(dates)),
);

/** Variables that may lead to another repository. */
const REPOSITORY = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_CEILING_DIRECTORIES'];

/** A state of the repository, with the identities of its files when it was read. */
interface KnownHead {
  readonly head: GitHead;
  readonly identities: readonly (string | null)[];
}

/**
 * Reads what is checked out. Asks git only if its files have changed since the last time, because
 * starting it takes a twentieth of a build in which little has changed.
 */
async function currentHead(
  projectDir: string,
  memo: Pick<Memo, 'recall' | 'remember'>,
): Promise<GitHead | GitRefusal | undefined> {
  const settings = REPOSITORY.map((name) => process.env[name]);
  const name = `git ${JSON.stringify([projectDir, ...settings])}`;
  const known = memo.recall(name) as KnownHead | undefined;
  if (known && hashOfData(fileIdentities(known.head.files)) === hashOfData(known.identities))
    return known.head;
  const since = Date.now();
  const head = await gitHead(projectDir);
  if (head === undefined || 'permit' in head) return head;
  // Git may have answered long ago, if something else kept this thread busy.
  const identities = fileIdentities(head.files, since);
  if (identities !== undefined) memo.remember(name, { head, identities });
  return head;
}

const UNREADABLE = [
  'git finds no history of the project folder',
  'Build in a clone of the repository, where git is installed; `git log` says what is missing. Or remove `lastUpdated`.',
] as const;

const OF_OTHER = 'git does not read the repository, which belongs to another user';

const SHALLOW = [
  'the repository is a shallow clone',
  "Clone the whole history: `git fetch --unshallow`, or `fetch-depth: 0` in GitHub's checkout action.",
] as const;

function withoutDates(reason: string, hint: string): Dates {
  const problems = (placeOf: ConfigPlaces): readonly Diagnostic[] => [
    {
      code: 'no-git-history',
      severity: 'warning',
      message: `lastUpdated has no effect on pages without a date in their front matter, because ${reason}.`,
      hint,
      ...placeOf(['lastUpdated']),
    },
  ];
  return { byFile: new Map(), problems };
}
