import type { SchemaModel } from '@docgen/core/schema-model';
import type { Memo } from '@docgen/memo/memo';
import type { OutputStage } from '../../write/output-stage.ts';
import type { OutputFile } from '../../write/previous-output.ts';
import type { MadePage } from '../make-page.ts';
import type { PageThread } from '../page-thread.ts';
import { searchScopes } from './search-scopes.ts';

export interface SearchInput {
  readonly pages: readonly MadePage[];
  readonly schemas: readonly SchemaModel[];
  readonly stage: Pick<OutputStage, 'write' | 'carry'>;
  readonly thread: Pick<PageThread, 'index'>;
  /** Keeps which files the index consists of. */
  readonly memo: Memo;
}

/**
 * Puts the search index into the output, unless that of the previous output is what would be made.
 *
 * @returns Its files.
 * @throws The file system's error.
 */
export async function writeSearch({
  pages,
  schemas,
  stage,
  thread,
  memo,
}: SearchInput): Promise<readonly OutputFile[]> {
  const scopes = searchScopes(schemas);
  const { parts } = await memo.node({
    kind: 'search',
    id: '',
    inputs: [scopes, pages.map(({ search }) => search.hash)],
    looks: { isInOutput: (files: readonly OutputFile[]) => stage.carry(files) },
    async compute(looks) {
      const found = pages.map(({ search }) => search.json()).filter((page) => page !== 'null');
      const made = await thread.index(
        `{"scopes":${JSON.stringify(scopes)},"pages":[${found.join()}]}`,
      );
      const files = await Promise.all(
        made.map(({ path, contents }) => stage.write(path, contents)),
      );
      looks.isInOutput(files);
      return { value: { files }, diagnostics: [] };
    },
  });
  return parts?.files.value() ?? [];
}
