import { join } from 'node:path';
import { isExternal } from '@docgen/core/url';
import { listFiles } from '@docgen/files/list-files';
import { readProjectFile } from '../read-project-file.ts';
import { globFolder, globPattern, isGlob } from './glob-pattern.ts';
import { projectPath } from './project-path.ts';

/** What the files of a schema hold, as far as it matters for the configuration. */
export interface SchemaFiles {
  /** SDL files relative to the site, the ones that cannot be read included. */
  readonly files: readonly string[];
  /** Files that do not exist or cannot be read. */
  readonly missing: readonly string[];
  /** Pointers that lead to something else than SDL files: addresses, introspection results, code. */
  readonly foreign: readonly string[];
  /** `supergraph` is composed from others, `subgraph` is made to be composed. */
  readonly role: 'supergraph' | 'subgraph' | 'whole';
}

const SDL = /\.(?:graphqls?|gql)$/;

/**
 * Finds the files that a schema's pointers lead to, and looks into them.
 *
 * @param folder - Absolute path of the site.
 */
export async function schemaFiles(
  pointers: readonly string[],
  folder: string,
): Promise<SchemaFiles> {
  const foreign = pointers.filter((pointer) => isExternal(pointer) || !SDL.test(bare(pointer)));
  const local = pointers.filter(
    (pointer) => !foreign.includes(pointer) && !pointer.startsWith('!'),
  );
  const found = await Promise.all(local.map((pointer) => filesOf(pointer, folder)));
  const files = [...new Set(found.flat())];
  const texts = await Promise.all(
    files.map(async (file) => (await readProjectFile(folder, file)).value),
  );
  const whole = texts.join('\n');
  return {
    files,
    missing: files.filter((_, index) => texts[index] === undefined),
    foreign,
    role: /@join__|\bjoin__Graph\b/.test(whole)
      ? 'supergraph'
      : /@key\s*\(|specs\.apollo\.dev\/federation/.test(whole)
        ? 'subgraph'
        : 'whole',
  };
}

/** A pattern such as `*.{graphql,gql}` ends in its choices. */
function bare(pointer: string): string {
  return pointer.replace(/\{[^}]*\}$/, (choices) => choices.slice(1, -1).split(',')[0] ?? '');
}

async function filesOf(pointer: string, folder: string): Promise<string[]> {
  const path = projectPath(pointer, folder);
  if (!isGlob(path)) return [path];
  const start = globFolder(path);
  const pattern = globPattern(path);
  const paths = await listFiles(join(folder, start)).catch(() => []);
  return paths
    .map((below) => projectPath(`${start}/${below}`, folder))
    .filter((file) => pattern.test(file));
}
