import { createHash } from 'node:crypto';
import { invariant } from '@docgen/core/basics/invariant';
import { compareText } from '@docgen/core/strings/compare-text';
import { HASH_DIGITS } from '@docgen/files/hashed-path';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { Part } from '@docgen/memo/parts';
import { buildPart, type IndexFile } from '@docgen/search/build-index';
import { MANIFEST_PATH, type Manifest } from '@docgen/search/index-files';
import type { IndexedPages } from '@docgen/search/index-pages';
import type { SearchPage, SearchScope } from '@docgen/search/search-page';
import type { SitePlan } from '../../plan/plan-site.ts';
import type { PageThread } from '../../thread/page-thread.ts';
import type { OutputStage } from '../../write/output-stage.ts';
import type { OutputFile } from '../../write/previous-output.ts';
import { searchScopes } from './search-scopes.ts';

export interface SearchInput {
  /** In any order. */
  readonly pages: readonly FindablePage[];
  readonly plan: Pick<SitePlan, 'site' | 'config'>;
  readonly stage: Pick<OutputStage, 'carry'> & {
    readonly write: (path: string, contents: string) => Promise<OutputFile>;
  };
  readonly thread: Pick<PageThread, 'index'>;
  /** Caches indexed pages, and the list of the index's files. */
  readonly memo: Memo;
}

type Indexing = Pick<SearchInput, 'thread' | 'memo'>;

export interface FindablePage {
  readonly route: string;
  /** Id of its scope. */
  readonly scope: string;
  /** `null` for a page that must not be found. */
  readonly search: Part<SearchPage | null>;
}

/**
 * Number of pages that are indexed together. A change of one causes all of them to be indexed again,
 * but each group has its own list of terms, which takes memory and has to be merged with the others.
 */
const GROUP = 8;

/**
 * Writes the search index to the output. Manuals and the reference are separate parts. Parts that
 * have not changed are taken from the previous output.
 *
 * @returns Its files.
 * @throws The file system's error.
 */
export async function writeSearch(input: SearchInput): Promise<readonly OutputFile[]> {
  const { plan, stage } = input;
  const scopes = searchScopes(plan.site.schemas, plan.config);
  const parts = await Promise.all([
    writePart(
      'manuals',
      scopes.filter(({ kind }) => kind === 'manuals'),
      input,
    ),
    writePart(
      'reference',
      scopes.filter(({ kind }) => kind !== 'manuals'),
      input,
    ),
  ]);
  const manifest: Manifest = {
    parts: parts.map(({ part }) => part).filter(({ sections }) => sections > 0),
  };
  const written = await stage.write(MANIFEST_PATH, JSON.stringify(manifest));
  return [written, ...parts.flatMap(({ files }) => files)];
}

async function writePart(
  name: string,
  scopes: readonly SearchScope[],
  { pages, stage, thread, memo }: SearchInput,
) {
  const byScope = scopes.map((scope) => [scope, pagesOf(scope, pages)] as const);
  const { parts } = await memo.node({
    kind: 'search',
    id: name,
    inputs: byScope.map(([scope, own]) => [scope, own.map(({ search }) => search.hash)]),
    looks: { isInOutput: (files: readonly OutputFile[]) => stage.carry(files) },
    async compute(looks) {
      const indexed = await Promise.all(
        byScope.map(
          async ([scope, own]) => [scope, await indexScope(scope, own, { thread, memo })] as const,
        ),
      );
      const { part, files: made } = buildPart({ name, scopes: indexed, hashOf: nameHash });
      const files = await Promise.all(made.map((file) => put(file, stage)));
      looks.isInOutput(files);
      return { value: { part, files }, diagnostics: [] };
    },
  });
  invariant(parts !== undefined, 'an index has no mistakes');
  return { part: parts.part.value(), files: parts.files.value() };
}

/** File names contain a hash of the contents, so an existing file of that name is the same. */
async function put(
  { path, contents }: IndexFile,
  stage: SearchInput['stage'],
): Promise<OutputFile> {
  const file = { path, size: Buffer.byteLength(contents), hash: hashOf(contents) };
  return stage.carry([file]) ? file : stage.write(path, contents);
}

/** @returns The pages of a scope, sorted by route. */
function pagesOf({ id }: SearchScope, pages: readonly FindablePage[]): readonly FindablePage[] {
  const own = pages.filter(({ scope }) => scope === id);
  return own.sort((a, b) => compareText(a.route, b.route));
}

function indexScope(
  { id }: SearchScope,
  pages: readonly FindablePage[],
  indexing: Indexing,
): Promise<IndexedPages[]> {
  return Promise.all(
    groupsOf(pages).map(async (group, number) => {
      const indexed = await indexGroup(`${id} ${number}`, group, indexing);
      return indexed.value();
    }),
  );
}

/** Indexes pages one group after the other, so that `writeSearch` finds the results in the memo. */
export async function indexAhead(
  { plan, pages, ...indexing }: Omit<SearchInput, 'stage'>,
  signal: AbortSignal,
): Promise<void> {
  for (const scope of searchScopes(plan.site.schemas, plan.config)) {
    for (const [number, group] of groupsOf(pagesOf(scope, pages)).entries()) {
      if (signal.aborted) return;
      await indexGroup(`${scope.id} ${number}`, group, indexing);
    }
  }
}

function groupsOf(pages: readonly FindablePage[]): readonly (readonly FindablePage[])[] {
  return Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, group) =>
    pages.slice(group * GROUP, (group + 1) * GROUP),
  );
}

async function indexGroup(
  id: string,
  group: readonly FindablePage[],
  { thread, memo }: Indexing,
): Promise<Part<IndexedPages>> {
  const { parts } = await memo.node({
    kind: 'search-pages',
    id,
    inputs: group.map(({ search }) => search.hash),
    compute: async () => {
      const found = group.map(({ search }) => search.json()).filter((page) => page !== 'null');
      return { value: { indexed: await thread.index(`[${found.join()}]`) }, diagnostics: [] };
    },
  });
  invariant(parts !== undefined, 'pages that are indexed have no mistakes');
  return parts.indexed;
}

function nameHash(contents: string): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, HASH_DIGITS.asset);
}
