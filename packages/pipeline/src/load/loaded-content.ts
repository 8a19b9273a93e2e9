import type { CompiledContent } from '../compile/compile-content.ts';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import type { LoadedCode } from './load-code.ts';

/** Whether a page can be drawn: it need not be bundled, or its code was loaded. */
export function isLoaded(
  { module, doc }: Pick<CompiledDoc, 'module' | 'doc'>,
  articles: LoadedCode['articles'],
): boolean {
  return module === undefined || articles.has(doc.page.file);
}

/** The content without the bundled pages whose code could not be loaded. */
export function loadedContent(
  content: CompiledContent,
  articles: LoadedCode['articles'],
): CompiledContent {
  return {
    ...content,
    docs: content.docs.filter((doc) => isLoaded(doc, articles)),
    pages: content.pages.filter(({ file }) => articles.has(file)),
  };
}
