import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { Diagrams } from '@docgen/diagrams/diagrams';
import type { Memo } from '@docgen/memo/memo';
import type { LoadedCode } from '../load/load-code.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { StaticFile } from '../read/static-files.ts';
import type { Run } from '../run.ts';
import type { PageThread } from '../thread/page-thread.ts';
import type { OutputStage } from '../write/output-stage.ts';
import { sitePolicy } from './content-policy.ts';
import { pageEmission } from './emit-page.ts';
import type { MadePage } from './make-page.ts';
import { pageRendering } from './page-rendering.ts';
import { type Drawings, renderPages } from './render-pages.ts';
import { writeSiteFiles } from './site-files.ts';
import type { SocialImages } from './social/social-images.ts';

export interface SiteRendering extends Drawings {
  readonly plan: SitePlan;
  readonly code: LoadedCode;
  readonly browser: BrowserBundle;
  /** See `PageMaking`. */
  readonly faulty: ReadonlySet<string>;
  readonly images: Pick<SocialImages, 'of'>;
  /** The images and files that pages refer to. */
  readonly assets: AssetFiles;
  readonly statics: readonly StaticFile[];
  /** Draws the diagrams of pages; its problems are reported with those of pages. */
  readonly diagrams: Pick<Diagrams, 'finished'>;
  readonly memo: Memo;
  readonly stage: OutputStage;
  readonly thread: PageThread;
}

/**
 * Renders the pages of a site, and adds them and all other files to the output stage, except for
 * link previews and the search index.
 *
 * @returns See `renderPages`, also for errors that are thrown.
 */
export async function renderSite(
  site: SiteRendering,
  { author, profiler, signal }: Pick<Run, 'author' | 'profiler' | 'signal'>,
  report: Report,
): Promise<Checked<MadePage[]>> {
  const { plan, code, browser, assets, statics, stage, thread, memo, faulty } = site;
  const isInPages = plan.config.contentSecurityPolicy?.emit === 'meta';
  const policy = isInPages ? sitePolicy(plan) : undefined;
  const imageOf = site.images.of;
  const rendering = pageRendering(plan, { code, browser, author, assets, imageOf, policy });
  const emission = pageEmission(plan, { stage, thread });
  const pace = { report, signal, measured: profiler.page };
  const pages = await renderPages({ rendering, emission, memo, faulty }, site, pace);
  await writeSiteFiles(plan, { bundled: browser.files, assets, statics }, stage);
  const late = await incidentDiagnostics(author.incidents());
  const drawn = await site.diagrams.finished();
  const described = plan.descriptions.failures();
  return {
    value: pages.value,
    diagnostics: [...drawn, ...pages.diagnostics, ...late, ...described],
  };
}
