import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { isMarkdownFile } from '@docgen/core/page-file';
import { isSdlFile } from '@docgen/core/sdl-file';
import { listFiles } from '@docgen/files/list-files';

/** What a folder without a site holds that a site can be made of. */
export interface Sources {
  /** Folder of Markdown pages. */
  readonly content?: string;
  /** SDL files, sorted. */
  readonly schemas: readonly string[];
}

/**
 * Looks for pages and schemas in the folders where they are usually kept, for schemas also beside them.
 *
 * @param folder - Absolute path.
 */
export async function findSources(folder: string): Promise<Sources> {
  const firstWith = async (isWanted: (path: string) => boolean, names: readonly string[]) => {
    for (const name of names) {
      const paths = await listFiles(join(folder, name)).catch(() => []);
      const files = paths.filter(isWanted).map((path) => `${name}/${path}`);
      if (files.length > 0) return { name, files };
    }
    return undefined;
  };
  const pages = await firstWith(isMarkdownFile, ['content', 'docs', 'documentation']);
  const schemas = await firstWith(isSdlFile, ['schemas', 'schema', 'graphql', 'subgraphs']);
  return { content: pages?.name, schemas: schemas?.files ?? sdlFilesIn(folder) };
}

/** The SDL files of a folder itself, sorted. */
function sdlFilesIn(folder: string): string[] {
  const entries = orUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && isSdlFile(entry.name))
    .map(({ name }) => name)
    .sort();
}
