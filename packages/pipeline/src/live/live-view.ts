import { decodePath, hrefOfPath } from '@docgen/core/addresses/address';
import { rememberOf } from '@docgen/core/basics/remember';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import type { SidebarItem } from '@docgen/core/sidebar';
import { hashOfData } from '@docgen/memo/hash-of';
import type { PageContents, RenderedPage } from '@docgen/runtime/server';
import { diagnosticsOf } from './diagnostics-of.ts';
import { type KnownSite, planOf } from './known-site.ts';
import { routeAt } from './site-paths.ts';

/** The current state of a page, as data. */
export interface LiveView {
  /** Route of the page; that of the not-found page if there is no page at the address. */
  readonly route: string;
  /** Source file of an authored page. */
  readonly file?: string | undefined;
  /** `undefined` for a page that cannot be drawn. */
  readonly contents: PageContents | undefined;
  /** Hash of the page's complete sidebar; empty if it has none. */
  readonly tree: string;
  /** See `BrowserBundle.code`. */
  readonly code: string;
  /** URLs of the stylesheets that every page loads. */
  readonly styles: readonly string[];
  /** The known problems of the page and of the site as a whole. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LiveViewInput {
  readonly site: KnownSite;
  readonly route: Route;
  /** `undefined` if the page cannot be drawn. */
  readonly drawn: RenderedPage | undefined;
  /** All known problems. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates the view of a page from the result of drawing it. */
export function liveView({ site, route: given, drawn, diagnostics }: LiveViewInput): LiveView {
  const { path } = given;
  const route = routeAt(site, decodePath(path)) ?? given;
  const href = (file: string) => hrefOfPath(file, site.config);
  const { code = '', assets } = site.code.browser() ?? {};
  return {
    route: path,
    file: route.page.kind === 'doc' ? route.page.file : undefined,
    contents: drawn?.view,
    tree: treeVersion(site, route),
    code,
    styles: (assets?.styles ?? []).map(href),
    diagnostics: diagnosticsOf(route, site, diagnostics),
  };
}

const hashOfTree = rememberOf((items: readonly SidebarItem[]) => hashOfData(items));

function treeVersion(site: KnownSite, { sidebar }: Route): string {
  const items = planOf(site).site.sidebars.find(({ id }) => id === sidebar)?.items;
  return items === undefined ? '' : hashOfTree(items);
}
