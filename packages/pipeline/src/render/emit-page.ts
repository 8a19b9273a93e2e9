import { htmlPath } from '@docgen/core/addresses/address';
import { routeChunkPath } from '@docgen/core/addresses/chunk-path';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import type { Route } from '@docgen/core/route';
import type { PageAddresses, PageScan } from '@docgen/links/scan-page';
import { encode } from '@docgen/memo/encoded';
import type { Computed } from '@docgen/memo/parts';
import type { RenderedPage } from '@docgen/runtime/server';
import type { SearchPage } from '@docgen/search/search-page';
import type { SitePlan } from '../plan/plan-site.ts';
import type { PageThread } from '../thread/page-thread.ts';
import type { OutputStage } from '../write/output-stage.ts';
import type { OutputFile } from '../write/previous-output.ts';
import { pagePlace } from './page-source.ts';
import { searchPage } from './search/search-page.ts';
import { type TwinTexts, twinTexts } from './twin-texts.ts';

/** The input for emitting the pages of a site. */
export interface PageEmission {
  readonly plan: SitePlan;
  readonly twinOf: TwinTexts;
  readonly stage: Pick<OutputStage, 'write' | 'carry'>;
  /** Runs the jobs on rendered pages. */
  readonly thread: Pick<PageThread, 'parts' | 'twin' | 'sections'>;
}

/** Creates the input for emitting the pages of a site. */
export function pageEmission(
  plan: SitePlan,
  { stage, thread }: Pick<PageEmission, 'stage' | 'thread'>,
): PageEmission {
  return { plan, twinOf: twinTexts(plan, thread.twin), stage, thread };
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
  { twinOf, stage }: PageEmission,
  route: Route,
  article: string,
): Promise<OutputFile | undefined> {
  const path = markdownPath(route);
  if (path === undefined) return undefined;
  return twinOf(route, article).then((text) =>
    text === undefined ? undefined : stage.write(path, text),
  );
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
