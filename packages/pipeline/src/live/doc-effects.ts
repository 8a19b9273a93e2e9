import { isStylesheet } from '@docgen/bundler/assets/stylesheet';
import { runsInBrowser } from '@docgen/bundler/runs-in-browser';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { CompiledDoc } from '../compile/compile-doc.ts';

/** The work that a change of a page causes. */
export interface DocEffects {
  /**
   * The site has to be planned: the page's place in the site, or data that other pages show, has
   * changed.
   */
  readonly plan: boolean;
  /** The server's code has to be loaded: its bundle contains the page. */
  readonly server: boolean;
  /** The code for browsers has to be bundled. */
  readonly browser: boolean;
}

export const NO_EFFECTS: DocEffects = { plan: false, server: false, browser: false };

export interface DocChange {
  /** The page before the change; `undefined` if it did not exist. */
  readonly before: CompiledDoc | undefined;
  /** The page after the change; `undefined` if it no longer exists. */
  readonly after: CompiledDoc | undefined;
  /**
   * Whether the bundles contain the page as in `before`. They contain neither guesses nor faulty
   * pages.
   */
  readonly isBundled: boolean;
  /** `undefined` until it is loaded. */
  readonly theme: Pick<ArticleTheme, 'interactiveComponents'> | undefined;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
}

/** Determines the work that a change of a page causes. */
export function docEffects({ before, after, isBundled, theme, projectDir }: DocChange): DocEffects {
  const isKept = isBundled && isSameCode(before, after);
  const changed = isKept ? [] : [before, after].filter((doc) => doc !== undefined);
  const names = new Set(Object.keys(theme?.interactiveComponents ?? {}));
  return {
    plan: plannedBy(before) !== plannedBy(after),
    server: changed.some(({ module }) => module !== undefined),
    browser: changed.some((doc) => isLoadedByBrowsers(doc, names, projectDir)),
  };
}

/** @param names - Names of interactive components. */
function isLoadedByBrowsers(
  { parts, module }: CompiledDoc,
  names: ReadonlySet<string>,
  projectDir: string,
): boolean {
  if (parts.length === 0) return module !== undefined;
  return parts.some(
    (part) =>
      runsInBrowser(part, names, projectDir) ||
      part.imports.some(({ specifier }) => isStylesheet(specifier)),
  );
}

/**
 * All data about a page that the plan of a site depends on. Headings are only used on the page
 * itself.
 */
function plannedBy(doc: CompiledDoc | undefined): string {
  if (doc === undefined) return '';
  const { page, ...place } = doc.doc;
  const { headings: _, ...said } = page;
  return JSON.stringify([place, said]);
}

/**
 * Whether the page's code in the bundle is the same. React pages are always compiled because of a
 * change.
 */
function isSameCode(before: CompiledDoc | undefined, after: CompiledDoc | undefined): boolean {
  return after !== undefined && after.parts.length > 0 && before?.hash === after.hash;
}
