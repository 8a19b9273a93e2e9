import { createHash } from 'node:crypto';
import type { SchemaModel } from '@docgen/core/schema-model';
import { HASH_DIGITS } from '@docgen/files/hashed-path';
import type { Memo } from '@docgen/memo/memo';
import { buildIndex } from '@docgen/search/build-index';
import type { OutputStage } from '../../write/output-stage.ts';
import type { OutputFile } from '../../write/previous-output.ts';
import type { MadePage } from '../make-page.ts';
import { searchScopes } from './search-scopes.ts';

export interface SearchInput {
  readonly pages: readonly MadePage[];
  readonly schemas: readonly SchemaModel[];
  readonly stage: Pick<OutputStage, 'write' | 'carry'>;
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
  memo,
}: SearchInput): Promise<readonly OutputFile[]> {
  const scopes = searchScopes(schemas);
  const { parts } = await memo.node({
    kind: 'search',
    id: '',
    inputs: [scopes, pages.map(({ search }) => search.hash)],
    looks: { isInOutput: (files: readonly OutputFile[]) => stage.carry(files) },
    async compute(looks) {
      const found = pages.flatMap(({ search }) => search.value() ?? []);
      const made = buildIndex({
        scopes,
        pages: found,
        hashOf: (contents) =>
          createHash('sha256').update(contents).digest('hex').slice(0, HASH_DIGITS.asset),
      });
      const files = await Promise.all(
        made.map(({ path, contents }) => stage.write(path, contents)),
      );
      looks.isInOutput(files);
      return { value: { files }, diagnostics: [] };
    },
  });
  return parts?.files.value() ?? [];
}
