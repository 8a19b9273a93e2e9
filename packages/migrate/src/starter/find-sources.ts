import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { isMarkdownFile } from '@docgen/core/page-file';
import { isSdlFile } from '@docgen/core/sdl-file';
import { listFiles } from '@docgen/files/list-files';
import { isIntrospectionAnswer } from '@docgen/graphql/introspection-answer';
import { type SchemaUnit, schemaUnit } from '@docgen/graphql/schema-unit';
import { readProjectFile } from '../read-project-file.ts';

/** What a folder without a site holds that a site can be made of. */
export interface Sources {
  /** Folder of Markdown pages. */
  readonly content?: string;
  /** SDL files, sorted. */
  readonly schemas: readonly string[];
  /** JSON files with the answer to an introspection query, sorted; only looked for where there is no SDL. */
  readonly answers: readonly string[];
}

/**
 * Looks for pages and schemas in the folders where they are usually kept, for a supergraph of these schemas beside
 * the folder, for other schemas there where no such folder is, and where there are none, in the whole project: `src/main/resources`, `services/orders`, wherever it has them.
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
  const beside = sdlFilesIn(folder);
  const near =
    schemas === undefined
      ? beside
      : [...schemas.files, ...(await filesOf(folder, beside, (unit) => unit.isSupergraph))];
  const content = pages?.name;
  if (near.length > 0) return { content, schemas: near, answers: [] };
  const own = (await listFiles(folder).catch(() => [])).filter((path) => !NOT_PUBLISHED.test(path));
  const sdl = await ownSdl(folder, own);
  return { content, schemas: sdl, answers: sdl.length > 0 ? [] : await answersIn(folder, own) };
}

/** Folders whose SDL is not what a project publishes. */
const NOT_PUBLISHED =
  /(?:^|\/)(?:__\w+__|tests?|e2e|fixtures?|mocks?|examples?|build|dist|out|target|coverage|vendor|third_party)\//i;

/** A line that begins a definition. */
const DEFINITION = /^(?:extend\s+)?(?:schema|scalar|type|interface|union|enum|input|directive)\b/m;

/** What tools call the JSON that they save of a schema, such as `schema.json` and `graphql.schema.json`. */
const SCHEMA_JSON = /(?:schema|introspection|graphql)[^/]*\.json$/i;

/** The files with an answer to an introspection query among some of a folder. */
async function answersIn(folder: string, paths: readonly string[]): Promise<string[]> {
  const named = paths.filter((path) => SCHEMA_JSON.test(path));
  const texts = await Promise.all(named.map((file) => readProjectFile(folder, file)));
  return named.filter((_, index) => isIntrospectionAnswer(texts[index]?.value ?? ''));
}

/**
 * The SDL files among some of a folder; operations of clients are none. What cannot be read or parsed and
 * may be one is, so that the build tells of it.
 */
async function ownSdl(folder: string, paths: readonly string[]): Promise<string[]> {
  return filesOf(
    folder,
    paths.filter(isSdlFile),
    ({ isRead }, text) => isRead || text === undefined || DEFINITION.test(text),
  );
}

/** Those of some SDL files that define something, and what is wanted. */
async function filesOf(
  folder: string,
  files: readonly string[],
  isWanted: (unit: SchemaUnit, text: string | undefined) => boolean,
): Promise<string[]> {
  const wanted = await Promise.all(
    files.map(async (file) => {
      const { value: text } = await readProjectFile(folder, file);
      const unit = schemaUnit({ file, text });
      return unit !== undefined && isWanted(unit, text);
    }),
  );
  return files.filter((_, index) => wanted[index]);
}

/** The SDL files of a folder itself, sorted. */
function sdlFilesIn(folder: string): string[] {
  const entries = orUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && isSdlFile(entry.name))
    .map(({ name }) => name)
    .sort();
}
