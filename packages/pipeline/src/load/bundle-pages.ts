import { basename, dirname, join } from 'node:path';
import { isRawText } from '@docgen/bundler/assets/raw-text';
import { isStylesheet } from '@docgen/bundler/assets/stylesheet';
import { type BrowserBundle, bundleBrowser, type PageStyles } from '@docgen/bundler/bundle-browser';
import type { BundleInput, PageModule } from '@docgen/bundler/bundle-input';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import { type InspectImport, moduleBehaviour } from '@docgen/bundler/module-behaviour';
import { importRuns, runsByItself } from '@docgen/bundler/runs-in-browser';
import { moduleOfPage } from '@docgen/content/program/evaluate-page';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { Checked } from '@docgen/core/diagnostic';
import { noReport, type Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { CompiledContent } from '../compile/compile-content.ts';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import { filesOfImport } from '../compile/imports-of.ts';

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

/**
 * Separates the pages whose article has to run in the browser, which are modules of its bundle, from
 * those that only have stylesheets. React pages and pages that use something interactive have to
 * run, by themselves or by a Markdown file that they import.
 */
async function separatePages(
  docs: readonly CompiledDoc[],
  server: ServerBundle,
  { projectDir, staticFolders, theme }: BundleInput,
): Promise<{ readonly pages: readonly PageModule[]; readonly styles: readonly PageStyles[] }> {
  const names = new Set(Object.keys(server.theme.article.interactiveComponents ?? {}));
  const inspect = inspection(names, projectDir);
  if (theme.components !== undefined) {
    const path = `./${basename(theme.components)}`;
    const { behaves } = await inspect(path, dirname(theme.components));
    if (!behaves) for (const name of Object.keys(server.components ?? {})) names.delete(name);
  }
  const stylesOf = importedStyles(names, projectDir, inspect);
  const pages: PageModule[] = [];
  const styles: PageStyles[] = [];
  for (const doc of docs) {
    const { parts } = doc;
    const runs = parts.length === 0 || parts.some((part) => runsByItself(part, names));
    const paths = runs ? undefined : await stylesOf(importsInOrder(parts, staticFolders));
    if (paths === undefined) {
      const page = await moduleOfDoc(doc);
      if (page !== undefined) pages.push(page);
    } else if (paths.length > 0) {
      const lines = paths.map((path) => `import ${JSON.stringify(path)};\n`);
      styles.push({ file: doc.doc.page.file, source: lines.join('') });
    }
  }
  return { pages, styles };
}

/** The imports of a page, with those of each Markdown file where it is imported first. */
function importsInOrder(
  parts: CompiledDoc['parts'],
  staticFolders: readonly string[],
): readonly PageImport[] {
  const waiting = new Map(parts.map(({ imports }) => [imports[0]?.place.file, imports]));
  const take = (file: string | undefined): PageImport[] => {
    const imports = waiting.get(file) ?? [];
    waiting.delete(file);
    return imports.flatMap((imported) => {
      const { specifier, place } = imported;
      return [imported, ...filesOfImport(specifier, place.file, { staticFolders }).flatMap(take)];
    });
  };
  return [...waiting.keys()].flatMap(take);
}

async function moduleOfDoc({ doc, module, program }: CompiledDoc): Promise<PageModule | undefined> {
  if (module !== undefined || program === undefined) return module;
  const { file } = doc.page;
  return { file, absolutePath: file, code: moduleOfPage((await program).code()) };
}

function inspection(interactive: ReadonlySet<string>, projectDir: string): InspectImport {
  const runs = (specifier: string) =>
    importRuns({ specifier, names: { all: '*' } }, interactive, projectDir);
  return moduleBehaviour({ projectDir, runs });
}

/**
 * Finds the stylesheets that imports of a page lead to.
 *
 * @returns `undefined` if any of the imports has to run in the browser.
 */
function importedStyles(
  interactive: ReadonlySet<string>,
  projectDir: string,
  inspect: InspectImport,
): (imports: readonly PageImport[]) => Promise<readonly string[] | undefined> {
  return async (imports) => {
    const styles: string[] = [];
    for (const imported of imports) {
      if (importsStyles(imported)) {
        styles.push(pathOf(imported, projectDir));
      } else if (importRuns(imported, interactive, projectDir)) {
        const { specifier, names, place } = imported;
        // What is imported without names is there for its effects.
        const isNamed = Object.keys(names).length > 0;
        const folder = join(projectDir, place.file, '..');
        const code = isNamed ? await inspect(specifier, folder) : undefined;
        if (code === undefined || code.behaves) return undefined;
        styles.push(...code.styles);
      }
    }
    return styles;
  };
}

function importsStyles({ specifier }: PageImport): boolean {
  return isStylesheet(specifier) && !isRawText(specifier);
}

function pathOf({ specifier, place }: PageImport, projectDir: string): string {
  return /^\.\.?\//.test(specifier) ? join(projectDir, place.file, '..', specifier) : specifier;
}
