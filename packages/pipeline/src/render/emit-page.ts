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
import { versionNotes } from './version-notes.ts';

/** The input for emitting the pages of a site. */
export interface PageEmission {
  readonly plan: SitePlan;
  /** The input for the twin of a page. */
  readonly twins: (route: Route) => TwinSite;
  readonly notes: ReturnType<typeof versionNotes>;
  readonly stage: Pick<OutputStage, 'write' | 'carry'>;
  /** Runs the jobs on rendered pages. */
  readonly thread: Pick<PageThread, 'parts' | 'twin' | 'sections'>;
}

/** Creates the input for emitting the pages of a site. */
export function pageEmission(
  plan: SitePlan,
  { stage, thread }: Pick<PageEmission, 'stage' | 'thread'>,
): PageEmission {
  return { plan, twins: twinSites(plan), notes: versionNotes(plan), stage, thread };
}

/** Creates a function that returns the input for the twin of a page. */
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

/** Data extracted from a page. */
export interface ReadPage {
  /** Possible targets of fragments. */
  readonly ids: PageScan['ids'];
  /** Input of the link check. */
  readonly addresses: PageAddresses;
  /** Input of search; `null` for a page that must not be found. */
  readonly search: SearchPage | null;
}

/** The result of emitting a page. */
export interface EmittedPage extends Computed<ReadPage> {
  readonly files: readonly OutputFile[];
}

/**
 * Writes a rendered page, its route chunk and its Markdown twin, and scans its HTML for the link
 * check and for search.
 *
 * @returns `undefined` if it cannot be scanned. Rejects with the file system's error.
 */
export function emitPage(
  emission: PageEmission,
  route: Route,
  rendered: RenderedPage,
): Promise<Checked<EmittedPage | undefined>> {
  // Waiting for the results in a separate function does not retain the page: the texts of two
  // batches of pages would be most of what the garbage collector copies while pages are rendered.
  return emittedPage(askFor(emission, route, rendered));
}

/** Requests everything at once, so that it is sent to the thread in one message. */
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
    // Several jobs may fail for the same reason.
    diagnostics: [...new Map(found.map((each) => [each.message, each])).values()],
  };
}

async function writeTwin(
  { plan, twins, notes, stage, thread }: PageEmission,
  route: Route,
  article: string,
): Promise<OutputFile | undefined> {
  const { path, page } = route;
  const twin = markdownPath(route);
  if (twin === undefined) return undefined;
  const note = notes(path);
  // Twins of authored pages are derived from their HTML, all others from their data.
  if (page.kind !== 'doc') {
    const text = pageMarkdown(twins(route), page);
    return text === undefined ? undefined : stage.write(twin, note + text);
  }
  const { title, description } = page;
  const read = thread.twin({ title, description }, article, canonicalUrl(path, plan.config));
  return read.then((text) => stage.write(twin, note + text));
}

/**
 * Internal errors are reported at the page. Errors of the system, such as a full disk, are thrown.
 */
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
