import { flushSync } from 'react-dom';
import { addStylesheets } from './browser/add-stylesheets.ts';
import { hydratePage } from './browser/hydrate-page.tsx';
import { takeRecoverable } from './browser/live/hydration-mismatch.ts';
import { createLiveLoader, type LiveLoader, type LivePage } from './browser/live/live-loader.tsx';
import { documentState, type LiveContents, publishApp } from './browser/live/live-update.ts';
import { patchRegion } from './browser/live/patch-region.ts';
import { pageKey } from './browser/page-key.ts';
import type { Regions } from './route-chunk.ts';
import type { ClientConfig } from './site-context.ts';
import type { PageMeta, ShellTheme } from './theme.ts';

/**
 * Starts the application on pages that change while they are open: the entry of `docgen dev`, in
 * place of `start` of `browser.tsx`.
 *
 * React renders the frame. As in production, the content of the regions does not belong to React:
 * it is passed to React once, when a region appears, and changed in the document from then on.
 *
 * @param entry - Address of the entry script.
 * @throws Error if the document was not written by docgen.
 */
export async function start(config: ClientConfig, shell: ShellTheme, entry: string): Promise<void> {
  const loader = createLiveLoader(config, entry);
  const { root, meta, adopted, redraw } = await hydratePage(
    { config, shell, loader },
    (error, { componentStack }) => takeRecoverable(error, componentStack),
  );
  const keyNow = () => pageKey(location.pathname, config.basePath);
  const first: LivePage = {
    key: keyNow(),
    meta,
    drawn: adopted,
    known: { meta, regions: adopted, ...NO_TREE },
  };
  const drawAnew = () =>
    redraw(first.meta, { ...first.drawn, sidebar: adopted.sidebar, tree: first.tree });
  void takeOver(first, loader);

  publishApp({
    async show(contents) {
      const page = loader.shown() ?? first;
      const before = page.known;
      // The reader has gone to another page, or is about to. That page is loaded in its current
      // state.
      const isLeft = () => page.key !== keyNow() || page !== (loader.shown() ?? first);
      if (isLeft()) return true;
      if (!canSwap(before.meta, contents.meta)) return isSame(before, contents);
      const { sidebar, stylesheets = [] } = contents.meta;
      await addStylesheets(stylesheets);
      const isReacts = sidebar !== undefined && loader.hasTree(sidebar);
      if (isReacts && before.tree !== contents.tree) page.tree = await loader.freshTree(sidebar);
      if (isLeft()) return true;
      const appears = !before.meta.toc && contents.meta.toc;
      if (appears) page.drawn = { ...page.drawn, toc: contents.regions.toc };
      page.meta = contents.meta;
      page.known = contents;
      // Most edits do not change the frame.
      if (appears || isReacts || !isSame(before.meta, contents.meta)) flushSync(drawAnew);
      const { regions } = before;
      const shown = appears ? { ...regions, toc: contents.regions.toc } : regions;
      patchRegions(root, { ...before, regions: shown }, contents);
      if (!isReacts) patchSidebar(root, before, contents);
      removeStylesheets(before.meta, contents.meta);
      // Code that reads the regions, as the table of contents reads the headings, has to read them
      // again. Authors see the change first, because React takes longer than everything before.
      afterPaint(() => {
        page.meta = { ...page.meta };
        drawAnew();
      });
      return true;
    },
  });
}

/** Runs a function when the browser has painted the current state of the document. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Not yet known for the page that the document was loaded with. */
const NO_TREE = { sidebar: '', tree: '' };

/**
 * Scripts may have changed the regions before they were read, so the server sends the original
 * ones.
 */
async function takeOver(first: LivePage, loader: LiveLoader): Promise<void> {
  const { known } = first;
  const { contents, version } = await loader.fetchPage(first.key);
  const isAsSent = version === documentState().version && first.known === known;
  if (contents !== undefined && isAsSent) first.known = contents;
}

/** Whether one state of a page can replace another without reloading the document. */
function canSwap(before: PageMeta, after: PageMeta): boolean {
  return (
    before.route === after.route &&
    before.layout === after.layout &&
    before.sidebar === after.sidebar &&
    before.article === undefined &&
    after.article === undefined
  );
}

function isSame<T extends LiveContents | PageMeta>(before: T, after: T): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function patchRegions(root: Element, before: LiveContents, after: LiveContents): void {
  const names = Object.keys(after.regions) as (keyof Regions)[];
  for (const name of names) {
    const region = root.querySelector(`[data-region="${name}"]`);
    if (region !== null) patchRegion(region, before.regions[name], after.regions[name]);
  }
}

function patchSidebar(root: Element, before: LiveContents, after: LiveContents): void {
  const sidebar = root.querySelector('[data-region="sidebar"]');
  if (sidebar !== null) patchRegion(sidebar, before.sidebar, after.sidebar);
}

function removeStylesheets(before: PageMeta, after: PageMeta): void {
  const kept = new Set((after.stylesheets ?? []).map(({ href }) => href));
  for (const { href } of before.stylesheets ?? []) {
    if (kept.has(href)) continue;
    document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)?.remove();
  }
}
