import { canonicalUrl, htmlPath } from '@docgen/core/address';
import { routeChunkPath } from '@docgen/core/chunk-path';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Page } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { PageAddresses, PageScan } from '@docgen/links/scan-page';
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
  readonly twins: (page: Page) => TwinSite;
  readonly stage: Pick<OutputStage, 'write' | 'carry'>;
  /** Reads and writes what is made of a page. */
  readonly thread: Pick<PageThread, 'scan' | 'twin' | 'sections'>;
}

/** Puts together what all pages of a site are emitted with. */
export function pageEmission(
  plan: SitePlan,
  { stage, thread }: Pick<PageEmission, 'stage' | 'thread'>,
): PageEmission {
  const { config, site } = plan;
  const schemas = new Map(site.schemas.map((schema) => [schema.id, schema]));
  const toMarkdown = descriptionMarkdown(config.url);
  const twins = (page: Page): TwinSite => {
    const { html } = descriptionsOn(page, plan);
    const describe: TwinSite['describe'] = (markdown, options) =>
      toMarkdown(html({ markdown }, options));
    return { config, schemas, describe };
  };
  return { plan, twins, stage, thread };
}

/** What became of a page. */
export interface EmittedPage {
  readonly files: readonly OutputFile[];
  /** What a fragment can lead to. */
  readonly ids: PageScan['ids'];
  /** What the link check looks at. */
  readonly addresses: PageAddresses;
  /** What search knows of it; `null` for a page that nobody shall find. */
  readonly search: SearchPage | null;
}

/**
 * Writes a rendered page, its route chunk and its Markdown twin, and reads its HTML for the link check
 * and for search.
 *
 * @returns `undefined` when it cannot be scanned.
 * @throws The file system's error.
 */
export async function emitPage(
  { plan, twins, stage, thread }: PageEmission,
  route: Route,
  rendered: RenderedPage,
): Promise<Checked<EmittedPage | undefined>> {
  const { path, page } = route;
  const { html, chunk, article } = rendered;
  const writeTwin = async (): Promise<OutputFile | undefined> => {
    const twin = markdownPath(route);
    if (twin === undefined) return undefined;
    // Authored pages are read off their HTML, others are written from their data.
    const text =
      page.kind === 'doc'
        ? await thread.twin(
            { title: page.title, description: page.description },
            article,
            canonicalUrl(path, plan.config),
          )
        : pageMarkdown(twins(page), page);
    return text === undefined ? undefined : stage.write(twin, text);
  };
  // All are asked for in one go, so that they travel to the thread together.
  const [document, script, twin, scan, search] = await Promise.all([
    stage.write(htmlPath(path, plan.config.trailingSlash), html),
    stage.write(routeChunkPath(path), chunk),
    attempt(writeTwin(), plan, route),
    attempt(thread.scan(html), plan, route),
    attempt(searchPage({ plan, thread }, route, rendered), plan, route),
  ]);
  const found = [twin, scan, search].flatMap(({ diagnostics }) => diagnostics);
  const files = [document, script, ...(twin.value === undefined ? [] : [twin.value])];
  return {
    value: scan.value && { files, ...splitScan(scan.value), search: search.value ?? null },
    // Several may stumble over the same.
    diagnostics: [...new Map(found.map((each) => [each.message, each])).values()],
  };
}

function splitScan({ ids, ...addresses }: PageScan): Pick<EmittedPage, 'ids' | 'addresses'> {
  return { ids, addresses };
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
