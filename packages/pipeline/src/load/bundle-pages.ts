import { type BrowserBundle, bundleBrowser } from '@docgen/bundler/bundle-browser';
import type { BundleInput } from '@docgen/bundler/bundle-input';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { Theme } from '@docgen/runtime/server';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { CompiledContent } from '../compile/compile-content.ts';
import { pageStyles } from '../compile/page-styles.ts';
import { interactivePages } from './interactive-pages.ts';

/**
 * Bundles what browsers load: the entry script, the interactive pages, and stylesheets.
 *
 * @returns `undefined` when the user's code does not bundle.
 */
export async function bundlePages(
  input: BundleInput,
  content: CompiledContent,
  { theme, config }: { readonly theme: Theme; readonly config: ClientConfig },
  report: Report,
): Promise<Checked<BrowserBundle | undefined>> {
  const pages = await interactivePages(content.docs, theme.article);
  const interactive = new Set(pages.map(({ file }) => file));
  const styles = pageStyles(content.docs, interactive, input.projectDir);
  const bundle = await bundleBrowser({
    ...input,
    content: Promise.resolve({ ...content, pages }),
    pages,
    styles,
    config,
  });
  report(`${pages.length} interactive pages, ${bundle.value?.files.length ?? 0} files`);
  return bundle;
}
