import { join } from 'node:path';
import { isRawText } from '@docgen/bundler/assets/raw-text';
import { isStylesheet } from '@docgen/bundler/assets/stylesheet';
import { type BrowserBundle, bundleBrowser, type PageStyles } from '@docgen/bundler/bundle-browser';
import type { BundleInput, PageModule } from '@docgen/bundler/bundle-input';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import { runsInBrowser } from '@docgen/bundler/runs-in-browser';
import { moduleOfPage } from '@docgen/content/program/evaluate-page';
import type { PageImport } from '@docgen/content/program/page-imports';
import { counted } from '@docgen/core/counted';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { CompiledContent } from '../compile/compile-content.ts';
import type { CompiledDoc } from '../compile/compile-doc.ts';

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
  const pages = await interactivePages(content.docs, server.theme.article, input.projectDir);
  const interactive = new Set(pages.map(({ file }) => file));
  const styles = pageStyles(content.docs, interactive, input.projectDir);
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

/** The content without the code of pages, which bundles if only that has mistakes. */
export function withoutModules(content: CompiledContent): CompiledContent {
  return { ...content, docs: content.docs.filter(({ module }) => module === undefined), pages: [] };
}

/**
 * The pages whose article has to run in the browser, as modules for its bundle: React pages, and
 * pages that use something interactive, themselves or in a Markdown file that they import.
 */
async function interactivePages(
  docs: readonly CompiledDoc[],
  { interactiveComponents }: Pick<ArticleTheme, 'interactiveComponents'>,
  projectDir: string,
): Promise<PageModule[]> {
  const names = new Set(Object.keys(interactiveComponents ?? {}));
  const modules = docs.map(async ({ doc, module, program, parts }) => {
    const runs = parts.length === 0 || parts.some((part) => runsInBrowser(part, names, projectDir));
    if (!runs || module !== undefined || program === undefined) return runs ? module : undefined;
    const { file } = doc.page;
    return { file, absolutePath: file, code: moduleOfPage((await program).code()) };
  });
  return (await Promise.all(modules)).filter((module) => module !== undefined);
}

/**
 * The stylesheets that pages import. Those of an interactive page are bundled with its module.
 *
 * @param interactive - Source files of the interactive pages.
 */
function pageStyles(
  docs: readonly CompiledDoc[],
  interactive: ReadonlySet<string>,
  projectDir: string,
): PageStyles[] {
  return docs.flatMap(({ doc, parts }): PageStyles[] => {
    const { file } = doc.page;
    const styles = parts.flatMap(({ imports }) => imports).filter(importsStyles);
    if (styles.length === 0 || interactive.has(file)) return [];
    const lines = styles.map((entry) => `import ${JSON.stringify(pathOf(entry, projectDir))};\n`);
    return [{ file, source: lines.join('') }];
  });
}

function importsStyles({ specifier }: PageImport): boolean {
  return isStylesheet(specifier) && !isRawText(specifier);
}

function pathOf({ specifier, place }: PageImport, projectDir: string): string {
  return /^\.\.?\//.test(specifier) ? join(projectDir, place.file, '..', specifier) : specifier;
}
