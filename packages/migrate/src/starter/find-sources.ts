import { join } from 'node:path';
import { MARKDOWN_FILE } from '@docgen/core/page-file';
import { listFiles } from '@docgen/files/list-files';

/** What a folder without a site holds that a site can be made of. */
export interface Sources {
  /** Folder of Markdown pages. */
  readonly content?: string;
  /** SDL files, sorted. */
  readonly schemas: readonly string[];
}

/**
 * Looks for pages and schemas in the folders where they are usually kept.
 *
 * @param folder - Absolute path.
 */
export async function findSources(folder: string): Promise<Sources> {
  const firstWith = async (pattern: RegExp, names: readonly string[]) => {
    for (const name of names) {
      const paths = await listFiles(join(folder, name)).catch(() => []);
      const files = paths.filter((path) => pattern.test(path)).map((path) => `${name}/${path}`);
      if (files.length > 0) return { name, files };
    }
    return undefined;
  };
  const pages = await firstWith(MARKDOWN_FILE, ['content', 'docs', 'documentation']);
  const schemas = await firstWith(/\.(?:graphqls?|gql)$/, ['schemas', 'schema', 'graphql']);
  return { content: pages?.name, schemas: schemas?.files ?? [] };
}
