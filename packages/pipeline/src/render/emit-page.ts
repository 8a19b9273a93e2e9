import { routeChunkPath } from '@docgen/core/chunk-path';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { Route } from '@docgen/core/route';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { RenderedPage } from '@docgen/runtime/server';
import type { TwinSite } from '@docgen/twins/twin-site';
import type { SitePlan } from '../plan/plan-site.ts';
import { htmlPath } from '../write/output-path.ts';
import type { OutputStage } from '../write/output-stage.ts';
import { pagePlace } from './page-place.ts';
import { pageSource } from './page-source.ts';
import type { PageThread } from './page-thread.ts';
import { pageTwin } from './page-twin.ts';

/** What the pages of one site are emitted with. */
export interface PageEmission {
  readonly plan: SitePlan;
  /** What all twins have in common. */
  readonly twins: TwinSite;
  readonly stage: Pick<OutputStage, 'write'>;
  /** Reads and writes what is made of a page. */
  readonly thread: Pick<PageThread, 'scan' | 'twin'>;
}

/**
 * Writes a rendered page, its route chunk and its Markdown twin, and scans its HTML.
 *
 * @returns What the link check needs of the page; `undefined` when it cannot be scanned.
 * @throws The file system's error.
 */
export async function emitPage(
  { plan, twins, stage, thread }: PageEmission,
  route: Route,
  { html, chunk, article }: RenderedPage,
): Promise<Checked<CheckedPage | undefined>> {
  const { path } = route;
  const writeTwin = async (): Promise<void> => {
    const twin = pageTwin(twins, route, article);
    const text = await twin?.text(thread);
    if (twin !== undefined && text !== undefined) await stage.write(twin.path, text);
  };
  // All are asked for in one go, so that they travel to the thread together.
  const [, , twin, scan] = await Promise.all([
    stage.write(htmlPath(path, plan.config.trailingSlash), html),
    stage.write(routeChunkPath(path), chunk),
    attempt(writeTwin(), plan, route),
    attempt(thread.scan(html), plan, route),
  ]);
  return {
    value: scan.value && { route: path, scan: scan.value, ...pageSource(plan, route) },
    diagnostics: [...twin.diagnostics, ...scan.diagnostics],
  };
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
