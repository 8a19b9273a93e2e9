import { runsInBrowser } from '@docgen/bundler/runs-in-browser';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { CompiledDoc } from '../compile/compile-doc.ts';

/** What has to follow when a page has changed. */
export interface DocEffects {
  /** Its place in the site, or what other pages say of it, is another: the site is planned anew. */
  readonly plan: boolean;
  /** What the server's bundle holds of it is another: the server's code is loaded anew. */
  readonly server: boolean;
  /** What browsers load of it is another. */
  readonly browser: boolean;
}

export const NO_EFFECTS: DocEffects = { plan: false, server: false, browser: false };

export interface DocChange {
  /** What was known of the page; `undefined` where there was none. */
  readonly before: CompiledDoc | undefined;
  /** What is known of it now; `undefined` where there is none any more. */
  readonly after: CompiledDoc | undefined;
  /** Whether the bundles hold the page as it was before: they hold no guesses, and nothing faulty. */
  readonly isBundled: boolean;
  /** `undefined` until it is loaded. */
  readonly theme: Pick<ArticleTheme, 'interactiveComponents'> | undefined;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
}

/** Tells what has to follow when a page becomes another one. */
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

/** @param names - Components that run in browsers. */
function isLoadedByBrowsers(
  { parts, module }: CompiledDoc,
  names: ReadonlySet<string>,
  projectDir: string,
): boolean {
  if (parts.length === 0) return module !== undefined;
  return parts.some(
    (part) =>
      runsInBrowser(part, names, projectDir) ||
      part.imports.some(({ specifier }) => /\.(?:css|s[ac]ss)$/.test(specifier)),
  );
}

/** All that the plan of a site takes from a page: headings are the page's own business. */
function plannedBy(doc: CompiledDoc | undefined): string {
  if (doc === undefined) return '';
  const { page, ...place } = doc.doc;
  const { headings: _, ...said } = page;
  return JSON.stringify([place, said]);
}

/** Whether the bundler makes the same of a page. A React page is compiled when its text has changed. */
function isSameCode(before: CompiledDoc | undefined, after: CompiledDoc | undefined): boolean {
  return after !== undefined && after.parts.length > 0 && before?.hash === after.hash;
}
