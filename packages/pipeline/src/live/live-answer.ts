import { routeChunkPath, sidebarTreePath } from '@docgen/core/addresses/chunk-path';
import type { Route } from '@docgen/core/route';
import { joinPieces } from '@docgen/core/strings/text-pieces';
import type { RenderedPage } from '@docgen/runtime/server';
import { redirectPage } from '../render/redirect-page.ts';
import { planOf } from './known-site.ts';
import { type LiveGeneratedInput, liveGenerated } from './live-generated.ts';
import type { LiveSearch } from './live-search.ts';
import { pageAt, routeAt } from './site-paths.ts';

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

export interface LiveAnswerInput extends LiveGeneratedInput {
  readonly search: Pick<LiveSearch, 'file'>;
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
  const missing = pageAt(input.site, ['404.html']);
  if (missing === undefined) return { kind: 'broken' };
  const answer = await pageAnswer(missing, input);
  return answer.kind === 'page' ? { ...answer, isFound: false } : answer;
}

async function answerAt(path: string, input: LiveAnswerInput): Promise<FoundAnswer | undefined> {
  for (const find of SOURCES) {
    const found = await find(path, input);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns what a build would write at an output path, if it is of one kind. */
type Source = (
  path: string,
  input: LiveAnswerInput,
) => FoundAnswer | undefined | Promise<FoundAnswer | undefined>;

const SOURCES: readonly Source[] = [
  (path, { site }) => {
    const listed = site.statics.find((each) => each.path === path);
    return listed && { kind: 'file', path, from: listed.from };
  },
  (path, { site }) => contentsAt(path, site.code.fileAt(path)?.contents),
  (path, { site }) => {
    const download = planOf(site).downloads.find((each) => each.path === path);
    return contentsAt(path, download?.text());
  },
  async (path, { search }) => contentsAt(path, await search.file(path)),
  (path, input) => (path.startsWith('assets/') ? assetAt(path, input) : undefined),
  async (path, input) => contentsAt(path, await liveGenerated(path, input)),
  (path, input) => {
    const route = pageAt(input.site, [path]);
    return route && pageAnswer(route, input);
  },
];

function contentsAt(path: string, contents?: string | Uint8Array): FoundAnswer | undefined {
  return contents === undefined ? undefined : { kind: 'contents', path, contents };
}

async function assetAt(
  path: string,
  { site, draw }: LiveAnswerInput,
): Promise<FoundAnswer | undefined> {
  for (const asset of site.assets.all()) {
    if (asset.path !== path) continue;
    const { source } = asset;
    return 'from' in source
      ? { kind: 'file', path, from: source.from }
      : { kind: 'contents', path, contents: source.contents };
  }
  const image = await site.images.at(path);
  if (image !== undefined) return contentsAt(path, image);
  const sidebar = planOf(site).site.sidebars.find(({ id }) => sidebarTreePath(id) === path);
  if (sidebar !== undefined) return contentsAt(path, JSON.stringify(sidebar.items));
  const [, name] = /^assets\/routes(.*)\.js$/.exec(path) ?? [];
  const route = name === undefined ? undefined : routeAt(site, name || '/');
  if (route === undefined || routeChunkPath(route.path) !== path) return undefined;
  if (route.page.kind === 'redirect') return undefined;
  return contentsAt(path, (await draw(route))?.chunk);
}

async function pageAnswer(
  route: Route,
  { site, draw }: Pick<LiveAnswerInput, 'site' | 'draw'>,
): Promise<FoundAnswer> {
  if (route.page.kind === 'redirect') {
    const html = redirectPage(route.page.to, site.config);
    return { kind: 'page', html, isFound: true, drawn: undefined };
  }
  const rendered = await draw(route);
  return rendered === undefined
    ? { kind: 'broken' }
    : { kind: 'page', html: joinPieces(rendered.html), isFound: true, drawn: { route, rendered } };
}
