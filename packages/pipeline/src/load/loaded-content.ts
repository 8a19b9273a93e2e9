import type { CompiledContent } from '../compile/compile-content.ts';
import type { LoadedCode } from './load-code.ts';

/** The content without the pages that had to be bundled and whose code cannot be loaded. */
export function loadedContent(
  content: CompiledContent,
  articles: LoadedCode['articles'],
): CompiledContent {
  const isLoaded = (file: string) => articles.has(file);
  return {
    ...content,
    docs: content.docs.filter(({ module, doc }) => module === undefined || isLoaded(doc.page.file)),
    pages: content.pages.filter(({ file }) => isLoaded(file)),
  };
}
