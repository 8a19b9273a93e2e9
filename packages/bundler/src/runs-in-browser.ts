import type { CompiledPage } from '@docgen/content/compiled-page';
import type { PageImport } from '@docgen/content/program/page-imports';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { ASSET_PATTERN } from './assets/asset-files.ts';
import { isRawText } from './assets/raw-text.ts';
import { docusaurusModule } from './resolve/docusaurus-modules.ts';
import { siteThemeModule } from './resolve/site-theme.ts';

/**
 * Whether a page has to run in the browser, judged by what it uses. Pages that use only data,
 * images, Markdown and components that are plain HTML are rendered on the server and need no
 * script.
 *
 * A page has to run if its own code handles events or has state, if it uses one of the theme's
 * interactive components by name or by import, or if it imports code of the site, which may do
 * anything; see `moduleBehaviour` for code that does nothing.
 *
 * @param page - The page, or a Markdown file that it imports; each of them is checked separately.
 * @param interactive - Names of the theme's interactive components.
 * @param projectDir - Absolute path of the project folder, which may have modules for `@theme/…`.
 */
export function runsInBrowser(
  page: PageUses,
  interactive: ReadonlySet<string>,
  projectDir: string,
): boolean {
  const { imports } = page;
  return (
    runsByItself(page, interactive) ||
    imports.some((imported) => importRuns(imported, interactive, projectDir))
  );
}

/** What a page, or a Markdown file that it imports, uses. */
export type PageUses = Pick<CompiledPage, 'behaviour' | 'components' | 'imports'>;

/** {@link runsInBrowser} without what it imports. */
export function runsByItself(
  { behaviour, components }: PageUses,
  interactive: ReadonlySet<string>,
): boolean {
  return behaviour || components.some(({ name }) => interactive.has(name));
}

/**
 * Modules whose exports do nothing by themselves. Use of React's hooks counts as behaviour of the
 * page.
 */
const STILL = /^(react|react\/jsx-(?:dev-)?runtime|supergraph-docgen\/runtime)$/;

/** Files other than Markdown that are not code: data, text, styles. */
const DATA = /\.(json|css|s[ac]ss|txt)$/i;

/** Whether an import needs a script; true for code of the site. */
export function importRuns(
  { specifier, names }: Pick<PageImport, 'specifier' | 'names'>,
  interactive: ReadonlySet<string>,
  projectDir: string,
): boolean {
  if (siteThemeModule(specifier, projectDir) !== undefined) return true;
  const module = docusaurusModule(specifier);
  if (module !== undefined) {
    const { source } = module;
    if (source.kind === 'component') return interactive.has(source.name);
    const taken = Object.values(names);
    return module.interactive.some((name) => taken.includes(name) || taken.includes('*'));
  }
  if (STILL.test(specifier) || isRawText(specifier)) return false;
  return !isMarkdownFile(specifier) && !DATA.test(specifier) && !ASSET_PATTERN.test(specifier);
}
