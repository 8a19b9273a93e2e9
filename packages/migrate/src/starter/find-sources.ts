import { basename, join } from 'node:path';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { folderEntries } from '@docgen/files/folder-entries';
import { isIntrospectionAnswer } from '@docgen/graphql/introspection/introspection-answer';
import { type SchemaUnit, schemaUnit } from '@docgen/graphql/parts/schema-unit';
import { projectFiles, readProjectFiles } from '../read-project-file.ts';

/** The SDL files of a project. */
export interface FoundSdl {
  /** Sorted. */
  readonly schemas: readonly string[];
  /** Those in the usual folders that are not supergraphs. */
  readonly usual: readonly string[];
  /** Subgraphs among `schemas`. */
  readonly subgraphs: readonly string[];
}

/**
 * Usual folders of pages, also those of other generators: `src/content/docs` of Starlight,
 * `src/content`, `src/pages` and `pages` of Nextra.
 */
export const PAGE_FOLDERS: readonly string[] = [
  'content',
  'docs',
  'documentation',
  'src/content/docs',
  'src/content',
  'src/pages',
  'pages',
];

/** True for files such as `README.md` and `CHANGELOG.md`, which are about a project. */
export const isAboutProject = (name: string) => /^[A-Z_-]+\.\w+$/.test(name);

/**
 * Looks for Markdown in a folder that is itself a usual folder of pages, without one in it.
 *
 * @param folder - Absolute path.
 * @returns The first page directly in it, if there is one. Files such as `README.md` are no pages.
 */
export async function pageBeside(folder: string): Promise<string | undefined> {
  if (!PAGE_FOLDERS.includes(basename(folder).toLowerCase())) return undefined;
  if ((await findPages(folder)) !== undefined) return undefined;
  return folderEntries(folder)
    .map(({ name }) => name)
    .filter((name) => isMarkdownFile(name) && !isAboutProject(name))
    .sort()[0];
}

/**
 * Looks for a usual folder with Markdown pages.
 *
 * @param folder - Absolute path.
 * @returns Its name, if there is one.
 */
export async function findPages(folder: string): Promise<string | undefined> {
  for (const name of PAGE_FOLDERS) {
    const files = await projectFiles(join(folder, name));
    if (files.some(isMarkdownFile)) return name;
  }
  return undefined;
}

/**
 * Looks for schemas in the usual folders. If one contains schemas, a supergraph directly in the
 * project folder is added. If none does, all SDL files directly in the project folder are taken, or
 * else those in the whole project, such as in `src/main/resources` or `services/orders`. If the
 * only SDL so far is a supergraph, its subgraphs may be in the whole project, too. If no SDL has
 * queries, such as that of clients who add fields of their own, the results of introspection queries
 * are taken.
 *
 * @param folder - Absolute path.
 * @param files - The files of the project, relative to it, without those of {@link NOT_PUBLISHED}.
 */
export async function findSdl(folder: string, files: readonly string[]): Promise<FoundSdl> {
  const sdl = await ownSdl(folder, files);
  const below = (name: string) => sdl.filter((path) => path.startsWith(`${name}/`));
  const usual = ['schemas', 'schema', 'graphql', 'subgraphs']
    .map(below)
    .find(({ length }) => length);
  const beside = sdl.filter((path) => !path.includes('/'));
  const isSupergraph = ({ isSupergraph: is }: SchemaUnit) => is;
  const near =
    usual === undefined ? beside : [...usual, ...(await filesOf(folder, beside, isSupergraph))];
  const services = await filesOf(folder, near, (unit) => !unit.isSupergraph);
  const isAtHand = services.length > 0;
  const found = isAtHand ? near : sdl;
  const starts = await filesOf(folder, found, startsSchema);
  // Results of introspection queries lack much of what SDL says.
  const answers = starts.length > 0 ? [] : await answersIn(folder, files);
  if (answers.length > 0) return { schemas: answers, usual: [], subgraphs: [] };
  return {
    schemas: found,
    usual: isAtHand ? services : [],
    subgraphs: await filesOf(folder, found, ({ isSubgraph }) => isSubgraph),
  };
}

/** Folders with SDL that projects do not publish. */
export const NOT_PUBLISHED =
  /(?:^|\/)(?:__\w+__|(?:[\w-]+-)?tests|test|testdata|e2e|fixtures?|mocks?|examples?|build|dist|out|target|coverage|vendor|third_party)\//i;

/** A line that starts a definition. */
const DEFINITION = /^(?:extend\s+)?(?:schema|scalar|type|interface|union|enum|input|directive)\b/m;

/** Names that tools use for a schema in JSON, such as `schema.json` and `graphql.schema.json`. */
const SCHEMA_JSON = /(?:schema|introspection|graphql)[^/]*\.json$/i;

/** Whether a schema may start from a file. */
function startsSchema({ isRoot, isSubgraph, isSupergraph, isRead }: SchemaUnit): boolean {
  return isRoot || isSubgraph || isSupergraph || !isRead;
}

/** The files of a folder that contain the result of an introspection query, without copies. */
async function answersIn(folder: string, paths: readonly string[]): Promise<string[]> {
  const named = paths.filter((path) => SCHEMA_JSON.test(path));
  const byText = new Map<string, string>();
  for (const { file, text = '' } of await readProjectFiles(folder, named)) {
    if (isIntrospectionAnswer(text) && !byText.has(text)) byText.set(text, file);
  }
  return [...byText.values()];
}

/**
 * The SDL files of a folder, without files that contain operations of clients. Files that cannot be
 * read, or that have definitions but cannot be parsed, are included, so that the build reports
 * them.
 */
async function ownSdl(folder: string, paths: readonly string[]): Promise<string[]> {
  return filesOf(
    folder,
    paths.filter(isSdlFile),
    ({ isRead }, text) => isRead || text === undefined || DEFINITION.test(text),
  );
}

/** The SDL files that contain definitions and pass a test. */
async function filesOf(
  folder: string,
  files: readonly string[],
  isWanted: (unit: SchemaUnit, text: string | undefined) => boolean,
): Promise<string[]> {
  const sources = await readProjectFiles(folder, files);
  const wanted = sources.filter((source) => {
    const unit = schemaUnit(source);
    return unit !== undefined && isWanted(unit, source.text);
  });
  return wanted.map(({ file }) => file);
}
