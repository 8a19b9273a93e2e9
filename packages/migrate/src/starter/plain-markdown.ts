import { join } from 'node:path';
import { projectFiles, readProjectFiles } from '../read-project-file.ts';

/** A fenced code block. One that is not closed ends with the page. */
const FENCE = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))/gm;

/** The start of a line that is only possible in MDX: an import, an export, or a component. */
const OF_MDX = /^(?:import\s.*['"]|export\s+(?:const|let|default|function|async)\b|<[A-Z])/m;

/**
 * True if the `.md` files of a folder are plain Markdown, in which `{` and `<` are text: there are
 * some, and none imports, exports or uses components. As MDX, they would have syntax errors.
 *
 * @param folder - Absolute path of the project.
 * @param content - Its folder of pages.
 */
export async function isPlainMarkdown(folder: string, content: string): Promise<boolean> {
  const files = await projectFiles(join(folder, content));
  const pages = files.filter((file) => /\.md$/i.test(file));
  const read = await readProjectFiles(join(folder, content), pages);
  return read.length > 0 && !read.some(({ text = '' }) => OF_MDX.test(text.replace(FENCE, '')));
}
