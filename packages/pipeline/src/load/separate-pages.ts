import { basename, dirname, join } from 'node:path';
import { isRawText } from '@docgen/bundler/assets/raw-text';
import { isStylesheet } from '@docgen/bundler/assets/stylesheet';
import type { PageStyles } from '@docgen/bundler/bundle-browser';
import type { BundleInput, PageModule } from '@docgen/bundler/bundle-input';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import { type InspectImport, moduleBehaviour } from '@docgen/bundler/module-behaviour';
import { importRuns, runsByItself } from '@docgen/bundler/runs-in-browser';
import { moduleOfPage } from '@docgen/content/program/evaluate-page';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import { filesOfImport } from '../compile/imports-of.ts';

/** The pages that browsers need more of than their HTML. */
export interface SeparatedPages {
  /** Those whose article has to run in the browser. */
  readonly pages: readonly PageModule[];
  /** Those that only import stylesheets, themselves or in other modules. */
  readonly styles: readonly PageStyles[];
}

/**
 * Separates the pages whose article has to run in the browser, which are modules of its bundle, from
 * those that only have stylesheets. React pages and pages that use something interactive have to
 * run, by themselves or by a Markdown file that they import.
 */
export async function separatePages(
  docs: readonly CompiledDoc[],
  server: ServerBundle,
  { projectDir, staticFolders, theme }: BundleInput,
): Promise<SeparatedPages> {
  const interactive = new Set(Object.keys(server.theme.article.interactiveComponents ?? {}));
  const runs = (imported: Pick<PageImport, 'specifier' | 'names'>) =>
    importRuns(imported, interactive, projectDir);
  const inspect = moduleBehaviour({
    projectDir,
    runs: (specifier) => runs({ specifier, names: { all: '*' } }),
  });
  if (theme.components !== undefined) {
    const path = `./${basename(theme.components)}`;
    const { behaves } = await inspect(path, dirname(theme.components));
    if (!behaves) for (const name of Object.keys(server.components ?? {})) interactive.delete(name);
  }
  const pages: PageModule[] = [];
  const styles: PageStyles[] = [];
  for (const doc of docs) {
    const { parts } = doc;
    const isRun = parts.length === 0 || parts.some((part) => runsByItself(part, interactive));
    const paths = isRun
      ? undefined
      : await stylesOf(importsInOrder(parts, staticFolders), { projectDir, runs, inspect });
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

interface ImportInspection {
  readonly projectDir: string;
  /** Whether an import needs a script, as far as its specifier and names say. */
  readonly runs: (imported: PageImport) => boolean;
  readonly inspect: InspectImport;
}

/**
 * Finds the stylesheets that imports of a page lead to.
 *
 * @returns `undefined` if any of the imports has to run in the browser.
 */
async function stylesOf(
  imports: readonly PageImport[],
  { projectDir, runs, inspect }: ImportInspection,
): Promise<readonly string[] | undefined> {
  const styles: string[] = [];
  for (const imported of imports) {
    if (importsStyles(imported)) {
      styles.push(pathOf(imported, projectDir));
    } else if (runs(imported)) {
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
}

function importsStyles({ specifier }: PageImport): boolean {
  return isStylesheet(specifier) && !isRawText(specifier);
}

function pathOf({ specifier, place }: PageImport, projectDir: string): string {
  return /^\.\.?\//.test(specifier) ? join(projectDir, place.file, '..', specifier) : specifier;
}
