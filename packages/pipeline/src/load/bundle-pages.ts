import { type BrowserBundle, bundleBrowser } from '@docgen/bundler/bundle-browser';
import type { BundleInput } from '@docgen/bundler/bundle-input';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import type { Checked } from '@docgen/core/diagnostic';
import { noReport, type Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { CompiledContent } from '../compile/compile-content.ts';
import { separatePages } from './separate-pages.ts';

interface PagesParts {
  readonly server: ServerBundle;
  readonly config: ClientConfig;
  /** See `BrowserBundleInput`. @default false */
  readonly isLive?: boolean;
}

/**
 * Bundles the code for browsers: the entry script, the interactive pages, and stylesheets.
 *
 * @returns `undefined` if the user's code does not bundle.
 */
export async function bundlePages(
  input: BundleInput,
  content: CompiledContent,
  { server, config, isLive = false }: PagesParts,
  report: Report,
): Promise<Checked<BrowserBundle | undefined>> {
  const { pages, styles } = await separatePages(content.docs, server, input);
  const bundle = await bundleBrowser({
    ...input,
    content: Promise.resolve({ ...content, pages }),
    pages,
    styles,
    themeStyles: server.styles,
    config,
    isLive,
  });
  report(
    `${counted(pages.length, 'interactive page')}, ${counted(bundle.value?.files.length ?? 0, 'file')}`,
  );
  return bundle;
}

/**
 * What pages are rendered with if the code for browsers does not bundle, so that nothing is written:
 * without the code of pages, but with the interactive ones among them as such, because components
 * may use what only these have, such as a router.
 */
export async function bundleWithoutPages(
  input: BundleInput,
  content: CompiledContent,
  parts: PagesParts,
): Promise<BrowserBundle | undefined> {
  const { value } = await bundlePages(input, withoutModules(content), parts, noReport);
  if (value === undefined) return undefined;
  const { pages } = await separatePages(content.docs, parts.server, input);
  // No browser loads the module, but addresses in pages are checked.
  const bundled = new Map(value.pages);
  for (const { file } of pages) bundled.set(file, { module: value.assets.script });
  return { ...value, pages: bundled };
}

/** The content without the code of pages, which bundles if only that has mistakes. */
export function withoutModules(content: CompiledContent): CompiledContent {
  return { ...content, docs: content.docs.filter(({ module }) => module === undefined), pages: [] };
}
