import type { PageModule } from '@docgen/bundler/bundle-input';
import { runsInBrowser } from '@docgen/bundler/runs-in-browser';
import { moduleOfPage } from '@docgen/content/evaluate-page';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { CompiledDoc } from '../compile/compile-content.ts';

/**
 * The pages whose article has to run in the browser, as modules for its bundle:
 * React pages, and pages where they themselves or a Markdown file that they
 * import use something interactive.
 */
export async function interactivePages(
  docs: readonly CompiledDoc[],
  { interactiveComponents }: Pick<ArticleTheme, 'interactiveComponents'>,
): Promise<PageModule[]> {
  const names = new Set(Object.keys(interactiveComponents ?? {}));
  const modules = docs.map(async ({ doc, module, code, parts }) => {
    const runs = parts.length === 0 || parts.some((part) => runsInBrowser(part, names));
    if (!runs || module !== undefined || code === undefined) return runs ? module : undefined;
    const { file } = doc.page;
    return { file, absolutePath: file, code: moduleOfPage(await code) };
  });
  return (await Promise.all(modules)).filter((module) => module !== undefined);
}
