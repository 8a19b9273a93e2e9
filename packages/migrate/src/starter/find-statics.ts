import { join } from 'node:path';
import { projectFiles, readProjectFile } from '../read-project-file.ts';

/**
 * Looks for the folders from which other generators copy pictures and other files to the root of a
 * site: `static`, `public` of Nextra and Starlight, and `public` among the pages of VitePress.
 *
 * @param folder - Absolute path of the project.
 * @param content - Its folder of pages.
 * @returns Paths relative to the project. Folders with an `index.html` are left out, because they
 *   are sites themselves, and so are those that `.gitignore` names, because a build creates them.
 */
export async function findStatics(folder: string, content: string): Promise<string[]> {
  const { value: ignored = '' } = await readProjectFile(folder, '.gitignore');
  const lines = new Set(ignored.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const found = ['static', 'public', `${content}/public`].map(async (path) => {
    const files = await projectFiles(join(folder, path));
    const isSite = files.includes('index.html');
    return files.length === 0 || isSite || lines.has(path) ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}
