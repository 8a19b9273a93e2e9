import { join } from 'node:path';
import { isExternal } from '@docgen/core/addresses/url';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import picomatch from 'picomatch';
import { projectFiles, readProjectFiles } from '../../read-project-file.ts';
import type { DefinitionFolders } from './definition-folders.ts';
import type { GraphqlInstance } from './graphql-instances.ts';
import { projectPath } from './project-path.ts';

/** The facts about the files of a schema that matter for the configuration. */
export interface SchemaFiles {
  /** Files relative to the site, including unreadable ones. */
  readonly files: readonly string[];
  /** Files that do not exist or cannot be read. */
  readonly missing: readonly string[];
  /** Pointers to other things than files of schemas: addresses, code. */
  readonly foreign: readonly string[];
  /** `supergraph`: composed from others; `subgraph`: meant to be composed. */
  readonly role: 'supergraph' | 'subgraph' | 'whole';
}

/** A schema of the old site, with the targets of its pointers. */
export interface FoundSchema extends GraphqlInstance {
  readonly files: SchemaFiles;
  /** Folders of its definitions below its route; `undefined` if all are in one folder. */
  readonly folders: DefinitionFolders | undefined;
}

/**
 * Finds the files that a schema's pointers lead to, and looks into them. As in GraphQL Tools, a
 * pointer with `!` before it takes files from all globs, but not the ones that are named.
 *
 * @param folder - Absolute path of the site.
 */
export async function schemaFiles(
  pointers: readonly string[],
  folder: string,
): Promise<SchemaFiles> {
  const excluded = pointers
    .filter((pointer) => pointer.startsWith('!'))
    .map((pointer) => matcherOf(projectPath(pointer.slice(1), folder)));
  const wanted = pointers.filter((pointer) => !pointer.startsWith('!'));
  const foreign = wanted.filter((pointer) => isExternal(pointer) || !isSchema(bare(pointer)));
  const local = wanted.filter((pointer) => !foreign.includes(pointer));
  const found = await Promise.all(
    local.map(async (pointer) => {
      const path = projectPath(pointer, folder);
      const { base, glob } = picomatch.scan(path, SCAN);
      if (glob === '') return [path];
      const isMatch = matcherOf(path);
      const below = await projectFiles(join(folder, base));
      return below
        .map((file) => projectPath(`${base || '.'}/${file}`, folder))
        .filter((file) => isMatch(file) && !excluded.some((matches) => matches(file)));
    }),
  );
  const sources = await readProjectFiles(folder, [...new Set(found.flat())]);
  const whole = sources.map(({ text }) => text).join('\n');
  const isSupergraph = /@join__|\bjoin__Graph\b/.test(whole);
  const isSubgraph = /@key\s*\(|specs\.apollo\.dev\/federation/.test(whole);
  return {
    files: sources.map(({ file }) => file),
    missing: sources.filter(({ text }) => text === undefined).map(({ file }) => file),
    foreign,
    role: isSupergraph ? 'supergraph' : isSubgraph ? 'subgraph' : 'whole',
  };
}

/** True for SDL, and for what may be the result of an introspection query. */
function isSchema(path: string): boolean {
  return isSdlFile(path) || /\.json$/i.test(path);
}

/**
 * Replaces alternatives at the end of a glob by the first one: `*.graphql` for `*.{graphql,gql}`.
 */
function bare(pointer: string): string {
  return pointer.replace(/\{[^}]*\}$/, (choices) => choices.slice(1, -1).split(',')[0] ?? '');
}

/** Parentheses are part of a name unless they make a pattern, as in `!(a|b)`. */
const SCAN = { noparen: true };

/** Creates a function that returns whether a file matches a glob, or is at a path or below it. */
function matcherOf(path: string): (file: string) => boolean {
  const { base, glob } = picomatch.scan(path, SCAN);
  const folder = base === '' ? '' : `${base}/`;
  const matches = picomatch(glob === '' ? '**' : glob, { posix: true });
  return (file) => file === path || (file.startsWith(folder) && matches(file.slice(folder.length)));
}
