import { moduleOfPage } from '@docgen/content/evaluate-page';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { PageModule } from './bundle-input.ts';
import type { CompiledDoc } from './compile-content.ts';
import { runsInBrowser } from './runs-in-browser.ts';

/**
 * The pages whose article has to run in the browser, as modules for its bundle:
 * React pages, and pages where they themselves or a Markdown file that they
 * import use something interactive.
 */
export function interactivePages(
  docs: readonly CompiledDoc[],
  { interactiveComponents }: Pick<ArticleTheme, 'interactiveComponents'>,
): PageModule[] {
  const names = new Set(Object.keys(interactiveComponents ?? {}));
  return docs.flatMap(({ doc, module, code, parts }): PageModule[] => {
    if (parts.length === 0) return module === undefined ? [] : [module];
    if (!parts.some((part) => runsInBrowser(part, names))) return [];
    if (module !== undefined) return [module];
    if (code === undefined) return [];
    const { file } = doc.page;
    return [{ file, absolutePath: file, code: moduleOfPage(code) }];
  });
}
