import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { isMarkdownFile } from '@docgen/core/page-file';
import { isSdlFile } from '@docgen/core/sdl-file';
import { listFiles } from '@docgen/files/list-files';
import { schemaUnit } from '@docgen/graphql/schema-unit';
import { readProjectFile } from '../read-project-file.ts';

/** What a folder without a site holds that a site can be made of. */
export interface Sources {
  /** Folder of Markdown pages. */
  readonly content?: string;
  /** SDL files, sorted. */
  readonly schemas: readonly string[];
}

/**
 * Looks for pages and schemas in the folders where they are usually kept, for schemas also beside them, and
 * where there are none, in the whole project: `src/main/resources`, `services/orders`, wherever it has them.
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
  const near = schemas?.files ?? sdlFilesIn(folder);
  return { content: pages?.name, schemas: near.length > 0 ? near : await ownSdl(folder) };
}

/** Folders whose SDL is not what a project publishes. */
const NOT_PUBLISHED =
  /(?:^|\/)(?:__\w+__|tests?|e2e|fixtures?|mocks?|examples?|build|dist|out|target|coverage|vendor|third_party)\//i;

/** A line that begins a definition. */
const DEFINITION = /^(?:extend\s+)?(?:schema|scalar|type|interface|union|enum|input|directive)\b/m;

/**
 * The SDL files below a folder, sorted; operations of clients are none. What cannot be read or parsed and
 * may be one is, so that the build tells of it.
 */
async function ownSdl(folder: string): Promise<string[]> {
  const paths = await listFiles(folder).catch(() => []);
  const own = paths.filter((path) => isSdlFile(path) && !NOT_PUBLISHED.test(path));
  const isDefined = async (file: string) => {
    const { value: text } = await readProjectFile(folder, file);
    const unit = schemaUnit({ file, text });
    return unit !== undefined && (unit.isRead || text === undefined || DEFINITION.test(text));
  };
  const defined = await Promise.all(own.map(isDefined));
  return own.filter((_, index) => defined[index]);
}

/** The SDL files of a folder itself, sorted. */
function sdlFilesIn(folder: string): string[] {
  const entries = orUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && isSdlFile(entry.name))
    .map(({ name }) => name)
    .sort();
}
