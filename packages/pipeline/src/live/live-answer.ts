import type { FileSource } from '@docgen/bundler/assets/asset-files';
import { canonicalUrl } from '@docgen/core/address';
import { routeChunkPath, sidebarTreePath } from '@docgen/core/chunk-path';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';
import { llmsFullHeader, llmsText } from '@docgen/twins/llms-text';
import { navigationSections } from '@docgen/twins/navigation';
import { pageMarkdown } from '@docgen/twins/page-markdown';
import { HEADERS_FILE, headersFile, sitePolicy } from '../render/content-policy.ts';
import { twinSites } from '../render/emit-page.ts';
import { llmsFullParts } from '../render/llms-full.ts';
import type { PageThread } from '../render/page-thread.ts';
import { redirectPage } from '../render/redirect-page.ts';
import { robots, sitemap } from '../render/sitemap.ts';
import { versionNotes } from '../render/version-notes.ts';
import { generatedFiles } from '../write/generated-files.ts';
import type { LiveSearch } from './live-search.ts';
import type { OpenSite } from './open-site.ts';

/** The content of a live site at an address. */
export type FoundAnswer =
  | {
      readonly kind: 'page';
      readonly html: string;
      /** False if there is no page at the address; the page is then the not-found page. */
      readonly isFound: boolean;
      /** The content of the page; `undefined` for a redirect, which has none. */
      readonly drawn: { readonly route: Route; readonly rendered: RenderedPage } | undefined;
    }
  /** A page that cannot be drawn. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'contents'; readonly path: string; readonly contents: string | Uint8Array }
  /**
   * A file that is sent unchanged.
   *
   * @param from - Absolute path.
   */
  | { readonly kind: 'file'; readonly path: string; readonly from: string }
  /** There is no site yet, because its configuration is unusable. */
  | { readonly kind: 'unavailable' };

export interface LiveAnswerInput {
  readonly site: OpenSite;
  readonly search: Pick<LiveSearch, 'file'>;
  readonly draw: (route: Route) => Promise<RenderedPage | undefined>;
  readonly twin: PageThread['twin'];
}

/**
 * The content that a build would write at the first of the given output paths at which it writes a
 * file; the not-found page if there is none.
 */
export async function liveAnswer(
  paths: readonly string[],
  input: LiveAnswerInput,
): Promise<FoundAnswer> {
  for (const path of paths) {
    const found = await answerAt(path, input);
    if (found !== undefined) return found;
  }
  const missing = input.site.pageAt(['404.html']);
  const rendered = missing && (await input.draw(missing));
  return missing === undefined || rendered === undefined
    ? { kind: 'broken' }
    : { kind: 'page', html: rendered.html, isFound: false, drawn: { route: missing, rendered } };
}

async function answerAt(
  file: string,
  { site, search, draw, twin }: LiveAnswerInput,
): Promise<FoundAnswer | undefined> {
  const { config, statics, assets, browser } = site;
  const plan = site.plan();
  const listed = statics().find((each) => each.path === file);
  if (listed !== undefined) return { kind: 'file', path: file, from: listed.from };
  const bundled = browser()?.files.find((each) => each.path === file);
  if (bundled !== undefined) return { kind: 'contents', path: file, contents: bundled.contents };
  const download = plan.downloads.find((each) => each.path === file);
  if (download !== undefined) return { kind: 'contents', path: file, contents: download.text() };
  const searched = await search.file(file);
  if (searched !== undefined) return { kind: 'contents', path: file, contents: searched };
  if (file.startsWith('assets/')) {
    const asset = await assetAt();
    if (asset !== undefined) return asset;
  }
  const generated = await generatedAt();
  if (generated !== undefined) return { kind: 'contents', path: file, contents: generated };
  const route = site.pageAt([file]);
  if (route?.page.kind === 'redirect') {
    const html = redirectPage(route.page.to, config);
    return { kind: 'page', html, isFound: true, drawn: undefined };
  }
  if (route === undefined) return undefined;
  const rendered = await draw(route);
  return rendered === undefined
    ? { kind: 'broken' }
    : { kind: 'page', html: rendered.html, isFound: true, drawn: { route, rendered } };

  async function assetAt(): Promise<FoundAnswer | undefined> {
    for (const asset of assets.all()) {
      if (asset.path === file) return fileOrContents(asset.source);
    }
    const image = await site.imageAt(file);
    if (image !== undefined) return { kind: 'contents', path: file, contents: image };
    const sidebar = plan.site.sidebars.find(({ id }) => sidebarTreePath(id) === file);
    if (sidebar !== undefined) {
      return { kind: 'contents', path: file, contents: JSON.stringify(sidebar.items) };
    }
    const [, name] = /^assets\/routes(.*)\.js$/.exec(file) ?? [];
    const of = name === undefined ? undefined : site.routeAt(name === '' ? '/' : name);
    if (of === undefined || routeChunkPath(of.path) !== file || of.page.kind === 'redirect') {
      return undefined;
    }
    const rendered = await draw(of);
    return rendered && { kind: 'contents', path: file, contents: rendered.chunk };
  }

  function fileOrContents(source: FileSource | { readonly contents: Uint8Array }): FoundAnswer {
    return 'from' in source
      ? { kind: 'file', path: file, from: source.from }
      : { kind: 'contents', path: file, contents: source.contents };
  }

  /** The files for machines and for hosts. */
  async function generatedAt(): Promise<string | undefined> {
    const wanted: ReadonlySet<string> = generatedFiles(statics());
    if (wanted.has(file)) {
      if (file === 'sitemap.xml') return sitemap(plan.site, config);
      if (file === 'robots.txt') return robots(config);
      if (file === 'llms.txt') return llmsText(navigationSections(plan.site, config), config);
      const twinOf = liveTwins();
      const parts = [llmsFullHeader(config)];
      for (const { before, of } of llmsFullParts(plan)) {
        const text = 'page' in of ? await twinOf(of) : of.text();
        if (text !== undefined) parts.push(before, text);
      }
      return parts.join('');
    }
    if (file === HEADERS_FILE && config.contentSecurityPolicy?.emit === 'headers') {
      // Whether a page has formulas is known once it is compiled.
      for (const route of plan.site.routes) if (route.page.kind === 'doc') await draw(route);
      return headersFile(sitePolicy(plan), config);
    }
    if (!file.endsWith('.md')) return undefined;
    const name = file.slice(0, -'.md'.length);
    const route = site.routeAt(name === 'index' ? '/' : `/${name}`);
    return route === undefined || markdownPath(route) !== file ? undefined : liveTwins()(route);
  }

  function liveTwins(): (route: Route) => Promise<string | undefined> {
    const noteOf = versionNotes(plan);
    const textOf = async (route: Route): Promise<string | undefined> => {
      const { path: at, page } = route;
      if (page.kind !== 'doc') return pageMarkdown(twinSites(plan)(route), page);
      const rendered = await draw(route);
      const { title, description } = page;
      return rendered && twin({ title, description }, rendered.article, canonicalUrl(at, config));
    };
    return async (route) => {
      const text = await textOf(route);
      return text && noteOf(route.path) + text;
    };
  }
}
