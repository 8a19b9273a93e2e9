import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BundleInput } from '@docgen/bundler/bundle-input';
import type { ServerLoader } from '@docgen/bundler/load-server';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import { configuredSchemas } from '@docgen/core/configuration/configured-schemas';
import { type Checked, type Diagnostic, diagnosticKey, hasErrors } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import { browserDiagrams } from '@docgen/diagrams/browser-diagrams';
import type { Diagrams } from '@docgen/diagrams/diagrams';
import type { PublishedAddress } from '@docgen/links/published-addresses';
import type { Memo } from '@docgen/memo/memo';
import { MANIFEST_PATH } from '@docgen/search/index-files';
import { outputCollisions } from '@docgen/site/routes/output-collisions';
import type { CompiledContent } from './compile/compile-content.ts';
import { bundlePages, bundleWithoutPages } from './load/bundle-pages.ts';
import { faultyPages } from './load/faulty-pages.ts';
import { addLazyModules } from './load/lazy-modules.ts';
import { type LoadedCode, loadCode } from './load/load-code.ts';
import { loadedContent } from './load/loaded-content.ts';
import { drawEntities } from './plan/draw-entities.ts';
import { planSite, type SitePlan } from './plan/plan-site.ts';
import type { Preparation } from './prepare-build.ts';
import type { Sources } from './read/read-sources.ts';
import { checkSite } from './render/check-site.ts';
import { renderSite } from './render/render-site.ts';
import { writeSearch } from './render/search/write-search.ts';
import { createSocialImages } from './render/social/social-images.ts';
import { unfinishedPages } from './render/unfinished-pages.ts';
import type { Made, Run } from './run.ts';
import type { Schema } from './schemas/kept-schema.ts';
import { startPageThread } from './thread/page-thread.ts';
import { openOutputStage } from './write/output-stage.ts';
import { plannedFiles } from './write/planned-files.ts';
import { type PreviousOutput, rememberOutput } from './write/previous-output.ts';

/** A site with compiled content, as `run-build.ts` hands it over. */
export interface CompiledSite extends Pick<Preparation, 'config' | 'outputFolder' | 'placeOf'> {
  /** Relative to the project folder. */
  readonly configFile: string;
  readonly sources: Sources;
  /** Those whose SDL has no errors. */
  readonly schemas: readonly Schema[];
  /**
   * False if there are errors in schemas or in what adds to their pages, such as a table of errors,
   * so that the pages may lack parts.
   */
  readonly isReferenceWhole: boolean;
  readonly compiled: CompiledContent;
  /** The images and files that pages refer to. */
  readonly assets: AssetFiles;
  /** Draws the diagrams of the site, since the files were read. */
  readonly diagrams: Diagrams;
  /** The input of the bundles for server and browsers. */
  readonly bundleInput: BundleInput;
  /** Loads the bundle for the server, which may have been begun while pages were compiled. */
  readonly loader: ServerLoader;
  /** Addresses of the published site, which must not be lost. */
  readonly published: readonly PublishedAddress[];
  readonly memo: Memo;
  /** The output folder as given by the user. */
  readonly outDir: string;
  /** The files in the output folder from the previous build. */
  readonly previous: PreviousOutput;
  /** False to only count files. */
  readonly write: boolean;
}

/**
 * Runs the steps from compiled content to the output. If the run has failed, the last step is
 * omitted, and the others run as far as possible.
 *
 * @returns Counts of the output.
 */
export async function makeSite(site: CompiledSite, run: Run): Promise<Made> {
  const { config, placeOf, sources, schemas, isReferenceWhole } = site;
  const { compiled, assets, diagrams } = site;
  const { bundleInput, loader, published, memo, outDir, outputFolder, previous, write } = site;
  const { modules, basePath } = bundleInput;
  const willWrite = () => write && !run.failed();

  // Drawn in another thread, after the diagrams of authors; the pages that need them are rendered
  // last.
  const entities = awaitedLater(drawEntities(schemas, diagrams));
  const code = await run.gather('load', (report) => loadCode(loader, compiled, run.author, report));
  const { articles, server } = code;
  const loaded = loadedContent(compiled, articles);
  const faultySoFar = () => faultyPages(compiled.docs, articles, run.found(), config);

  // Links to a file that could not be read, or to pages of a missing schema, would be reported as
  // broken.
  if (!sources.isWhole || schemas.length < configuredSchemas(config.schemas).length) run.stop();
  const { plan, isClear } = await run.gather('routes', (report) =>
    planRoutes(site, articles, report),
  );
  // If a page has no address of its own, all links to it would be reported as broken.
  if (!isClear) run.stop();

  const browser = await run.gather('bundle', async (report) => {
    const page = { server, config: plan.client };
    const { value, diagnostics } = await bundlePages(bundleInput, loaded, page, report);
    // A file that only browsers load does not keep its page from being rendered and checked.
    const rest = value ?? (await bundleWithoutPages(bundleInput, loaded, page));
    // Stylesheets are in both bundles, so their errors are found twice.
    return { value: rest, diagnostics: untold(diagnostics, run.found()) };
  });

  const thread = startPageThread(modules.pageWorker);
  run.tidy(thread.end);
  const folder = { outDir: outputFolder, basePath, previous, thread };
  const stage = openOutputStage({ ...folder, write: willWrite() });
  run.tidy(stage.discard);
  const images = createSocialImages({ config, memo, routes: () => plan.site.routes });
  const diagramModule = browserDiagrams({
    folder: modules.diagrams,
    assets,
    config,
    isNeeded: diagrams.needBrowser,
  });
  const drawings = { diagrams, diagramModule, entities };
  const files = { statics: sources.statics, assets, images, stage };
  const toRender = { plan, code, browser, faulty: faultySoFar(), memo, thread };
  const pages = await run.gather('render', (report) =>
    renderSite({ ...toRender, ...drawings, ...files }, run, report),
  );
  const made = (): Made => ({
    pages: pages.length,
    files: stage.files.size,
    bytes: stage.bytes(),
  });
  run.count(made);

  if (config.socialImages !== undefined) {
    await run.gather('draw images', async (report) => {
      const { all, drawn } = await images.write(stage, { draw: willWrite() });
      report(`${counted(all, 'picture')}, ${drawn} new`);
      return { value: all, diagnostics: [] };
    });
  }

  // Nothing links to the files of the index, which are created while links are checked.
  const linked = new Set([...stage.files, ...(config.search ? [MANIFEST_PATH] : [])]);
  const indexing = config.search
    ? awaitedLater(writeSearch({ plan, pages, stage, thread, memo }))
    : undefined;
  await run.gather('check links', async (report) => {
    const faulty = { files: faultySoFar(), reference: !isReferenceWhole };
    const unfinished = unfinishedPages(plan.site, pages, faulty);
    const { client } = plan;
    const rendered = { pages, files: linked, unfinished, config, client, placeOf };
    const diagnostics = await checkSite({ ...rendered, published, memo }, report);
    // Reported only once: by this step, or by the next one if there is one.
    const collisions = indexing === undefined ? stage.collisions() : [];
    return { value: pages, diagnostics: [...collisions, ...diagnostics] };
  });
  if (indexing !== undefined) {
    await run.gather('index', async (report) => {
      const files = await indexing;
      report(`${counted(files.length, 'file')} for search`);
      return { value: files, diagnostics: stage.collisions() };
    });
  }

  if (!willWrite()) return made();
  await run.step('write', async (report) => {
    report(counted(stage.files.size, 'file'));
    const diagnostics = await stage.publish(run.published);
    if (!hasErrors(diagnostics)) rememberOutput(outputFolder, stage.manifest(), memo);
    return { value: outDir, diagnostics };
  });
  return made();
}

/**
 * Plans the site, and checks that all of its files have paths of their own in the output.
 *
 * @returns The plan; `isClear` is false if two files have the same path.
 */
function planRoutes(
  site: CompiledSite,
  articles: LoadedCode['articles'],
  report: Report,
): Checked<{ readonly plan: SitePlan; readonly isClear: boolean }> {
  const { config, configFile, placeOf, sources, schemas, assets, compiled, outDir } = site;
  const { statics, content } = sources;
  const { value: plan, diagnostics } = planSite(
    {
      ...{ config, configFile, placeOf, articles, schemas },
      docs: compiled.docs,
      drafts: compiled.drafts,
      categories: content.categories,
      lazyModules: addLazyModules(site),
    },
    report,
  );
  const planned = plannedFiles({
    ...{ config, placeOf, statics },
    site: plan.site,
    assets: assets.all(),
  });
  const collisions = outputCollisions(planned, outDir);
  const isClear = !hasErrors(collisions);
  return { value: { plan, isClear }, diagnostics: [...diagnostics, ...collisions] };
}

/** The diagnostics that have not been reported yet. */
function untold(found: readonly Diagnostic[], told: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(told.map(diagnosticKey));
  return found.filter((diagnostic) => !known.has(diagnosticKey(diagnostic)));
}
