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

const CONTENT_FOLDERS = ['content', 'docs', 'documentation'];
const SCHEMA_FOLDERS = ['schemas', 'schema', 'graphql'];

/**
 * Looks for pages and schemas in the folders where they are usually kept.
 *
 * @param folder - Absolute path.
 */
export async function findSources(folder: string): Promise<Sources> {
  const filesIn = async (name: string, pattern: RegExp) => {
    const paths = await listFiles(join(folder, name)).catch(() => []);
    return paths.filter((path) => pattern.test(path)).map((path) => `${name}/${path}`);
  };
  const pages = await Promise.all(CONTENT_FOLDERS.map((name) => filesIn(name, MARKDOWN_FILE)));
  const schemas = await Promise.all(
    SCHEMA_FOLDERS.map((name) => filesIn(name, /\.(?:graphqls?|gql)$/)),
  );
  return {
    content: CONTENT_FOLDERS.find((_, index) => (pages[index]?.length ?? 0) > 0),
    schemas: schemas.find((files) => files.length > 0) ?? [],
  };
}
