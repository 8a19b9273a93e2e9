import { canonicalUrl, htmlPath } from '@docgen/core/address';
import { routeChunkPath } from '@docgen/core/chunk-path';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Route } from '@docgen/core/route';
import type { PageAddresses, PageScan } from '@docgen/links/scan-page';
import { encode } from '@docgen/memo/encoded';
import type { Computed } from '@docgen/memo/parts';
import type { RenderedPage } from '@docgen/runtime/server';
import type { SearchPage } from '@docgen/search/search-page';
import { descriptionMarkdown } from '@docgen/twins/html-markdown';
import { pageMarkdown } from '@docgen/twins/page-markdown';
import type { TwinSite } from '@docgen/twins/twin-site';
import type { SitePlan } from '../plan/plan-site.ts';
import type { OutputStage } from '../write/output-stage.ts';
import type { OutputFile } from '../write/previous-output.ts';
import { descriptionsOn, pagePlace } from './page-source.ts';
import type { PageThread } from './page-thread.ts';
import { searchPage } from './search/search-page.ts';

/** What the pages of one site are emitted with. */
export interface PageEmission {
  readonly plan: SitePlan;
  /** What the twin of a page is written with. */
  readonly twins: (route: Route) => TwinSite;
  readonly stage: Pick<OutputStage, 'write' | 'carry'>;
  /** Reads and writes what is made of a page. */
  readonly thread: Pick<PageThread, 'parts' | 'twin' | 'sections'>;
}

/** Puts together what all pages of a site are emitted with. */
export function pageEmission(
  plan: SitePlan,
  { stage, thread }: Pick<PageEmission, 'stage' | 'thread'>,
): PageEmission {
  return { plan, twins: twinSites(plan), stage, thread };
}

/** Finds what the twin of a page is written with. */
export function twinSites(plan: SitePlan): PageEmission['twins'] {
  const { config, site } = plan;
  const schemas = new Map(site.schemas.map((schema) => [schema.id, schema]));
  const toMarkdown = descriptionMarkdown();
  return ({ page, path }) => {
    const base = canonicalUrl(path, config);
    const { html } = descriptionsOn(page, plan);
    const describe: TwinSite['describe'] = (markdown, options) =>
      toMarkdown(html({ markdown }, options), base);
    return { config, schemas, describe };
  };
}

/** What was read of a page. */
export interface ReadPage {
  /** What a fragment can lead to. */
  readonly ids: PageScan['ids'];
  /** What the link check looks at. */
  readonly addresses: PageAddresses;
  /** What search knows of it; `null` for a page that nobody shall find. */
  readonly search: SearchPage | null;
}

/** What became of a page. */
export interface EmittedPage extends Computed<ReadPage> {
  readonly files: readonly OutputFile[];
}

/**
 * Writes a rendered page, its route chunk and its Markdown twin, and reads its HTML for the link check
 * and for search.
 *
 * @returns `undefined` when it cannot be scanned. Rejects with the file system's error.
 */
export function emitPage(
  emission: PageEmission,
  route: Route,
  rendered: RenderedPage,
): Promise<Checked<EmittedPage | undefined>> {
  // Who waits for the answers does not hold the page: the texts of two batches of pages would be most
  // of what the collector has to copy while pages are rendered.
  return emittedPage(askFor(emission, route, rendered));
}

/** Asks for everything in one go, so that it travels to the thread together. */
function askFor(emission: PageEmission, route: Route, rendered: RenderedPage) {
  const { plan, stage, thread } = emission;
  const { html, scanned, chunk, article } = rendered;
  return Promise.all([
    stage.write(htmlPath(route.path, plan.config.trailingSlash), html),
    stage.write(routeChunkPath(route.path), chunk),
    attempt(writeTwin(emission, route, article), plan, route),
    attempt(thread.parts(scanned.page, scanned.frame), plan, route),
    attempt(searchPage({ plan, thread }, route, article), plan, route),
  ]);
}

async function emittedPage(
  asked: ReturnType<typeof askFor>,
): Promise<Checked<EmittedPage | undefined>> {
  const [document, script, twin, read, search] = await asked;
  const found = [twin, read, search].flatMap(({ diagnostics }) => diagnostics);
  const files = [document, script, ...(twin.value === undefined ? [] : [twin.value])];
  return {
    value: read.value && { files, ...read.value, search: encode(search.value ?? null) },
    // Several may stumble over the same.
    diagnostics: [...new Map(found.map((each) => [each.message, each])).values()],
  };
}

async function writeTwin(
  { plan, twins, stage, thread }: PageEmission,
  route: Route,
  article: string,
): Promise<OutputFile | undefined> {
  const { path, page } = route;
  const twin = markdownPath(route);
  if (twin === undefined) return undefined;
  // Authored pages are read off their HTML, others are written from their data.
  if (page.kind !== 'doc') {
    const text = pageMarkdown(twins(route), page);
    return text === undefined ? undefined : stage.write(twin, text);
  }
  const { title, description } = page;
  const read = thread.twin({ title, description }, article, canonicalUrl(path, plan.config));
  return read.then((text) => stage.write(twin, text));
}

/** What a page makes docgen stumble over is told of that page; a full disk is no page's. */
async function attempt<T>(
  task: Promise<T>,
  { site }: SitePlan,
  route: Route,
): Promise<Checked<T | undefined>> {
  try {
    return { value: await task, diagnostics: [] };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    const failure = fileFailure(error, pagePlace(route, site), `finish ${route.path} of`);
    return { value: undefined, diagnostics: [failure] };
  }
}
