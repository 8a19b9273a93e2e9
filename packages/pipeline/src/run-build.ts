import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { buildVersion } from '@docgen/bundler/build-version';
import { loadServer } from '@docgen/bundler/load-server';
import { browserDiagrams } from '@docgen/diagrams/browser-diagrams';
import { createDiagrams } from '@docgen/diagrams/diagrams';
import { openMemo } from '@docgen/memo/memo';
import { outputCollisions } from '@docgen/site/output-collisions';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { buildPaths } from './build-paths.ts';
import { compileContent } from './compile/compile-content.ts';
import { createGraphqlFences } from './compile/graphql-fences.ts';
import { bundlePages } from './load/bundle-pages.ts';
import { loadCode } from './load/load-code.ts';
import { planSite } from './plan/plan-site.ts';
import { prepareBuild } from './prepare-build.ts';
import { readSchemas } from './read/read-schemas.ts';
import { readSources } from './read/read-sources.ts';
import { checkSite } from './render/check-site.ts';
import { pageEmission } from './render/emit-page.ts';
import { pageRendering } from './render/page-rendering.ts';
import { startPageThread } from './render/page-thread.ts';
import { renderPages } from './render/render-pages.ts';
import { writeSiteFiles } from './render/site-files.ts';
import { createSocialImages } from './render/social/social-images.ts';
import { type Made, runSteps } from './run.ts';
import { openOutputStage } from './write/output-stage.ts';
import { plannedFiles } from './write/planned-files.ts';
import { previousOutput, rememberOutput } from './write/previous-output.ts';
import { recallSite, rememberSite, siteHash } from './write/site-record.ts';

/**
 * Builds or checks a site: the pipeline from files to output.
 *
 * Each step reports what is wrong with the user's input as diagnostics; the
 * pipeline stops before a step whose input has errors, and writes nothing then.
 *
 * @throws For faults of docgen or of the machine, and the signal's reason when it aborts.
 */
export async function runBuild(options: BuildOptions): Promise<BuildResult> {
  const { modules, write } = options;
  const paths = buildPaths(options);
  const { projectDir, configName, cacheDir, outDir } = paths;

  return runSteps(options, outDir, async (run) => {
    const { author, profiler, signal } = run;
    const version = buildVersion(modules);
    const memo = openMemo({ folder: options.cache === false ? undefined : cacheDir, version });
    // What authors' code did beside its pages has to be told by the next build, too.
    run.tidy(async () => memo.close({ keep: !run.hadIncidents() }));
    const { config, outputFolder, placeOf } = await run.step('config', (report) => {
      report(configName);
      return prepareBuild({ ...options, ...paths, author });
    });
    const { basePath } = config;
    const project = { config, projectDir, configFile: configName };
    author.setLimit(config.pageTimeout);

    const sources = await run.step('read', (report) =>
      readSources(config, projectDir, modules.theme, report),
    );
    const { content, statics, theme } = sources;
    const { files, categories } = content;
    const diagrams = createDiagrams({ config, memo, worker: modules.mermaidWorker });
    run.atEnd(diagrams.finished);
    diagrams.drawAhead(files);
    const schemas = await run.gather('schemas', (report) =>
      readSchemas(config, projectDir, memo, report),
    );

    const assets = createAssetFiles();
    const fences = createGraphqlFences({ schemas, style: config });
    const { drawPage } = diagrams;
    const toCompile = { ...project, files, assets, fences, drawPage, memo, profiler, signal };
    const compiling = run.gather('compile', (report) => compileContent(toCompile, report));
    // The bundler has a process of its own: most of its work is done when the pages are compiled.
    const bundleInput = { projectDir, modules, theme, basePath, assets, content: compiling };
    const loading = loadServer({ ...bundleInput, themeFolder: config.theme, author }, files);
    const loaded = loading.catch(() => undefined);
    run.tidy(async () => (await loaded)?.value?.dispose());
    run.tidy(() => loaded);
    const compiled = await compiling;
    const previous = previousOutput(outputFolder, memo);
    const hash = siteHash({ ...project, sources, schemas, compiled, assets });
    const before = recallSite(outputFolder, memo);
    if (write && hash !== undefined && before?.hash === hash && previous.isUntouched()) {
      // What the last build has told comes once more, mistakes in diagrams included.
      await diagrams.finished();
      run.count(() => before.made);
      await run.step('compare', (report) => {
        report('nothing has changed');
        return { value: true, diagnostics: before.diagnostics };
      });
      return;
    }
    const told = run.found().length;

    const code = await run.step('load', (report) => loadCode(loading, compiled, author, report));
    const { articles, server } = code;
    const plan = await run.step('routes', (report) => {
      const { docs } = compiled;
      const input = { ...project, docs, articles, categories, schemas };
      const { value, diagnostics } = planSite(input, report);
      const planned = plannedFiles({ ...project, site: value.site, statics, assets: assets.all() });
      return { value, diagnostics: [...diagnostics, ...outputCollisions(planned, outDir)] };
    });
    const browser = await run.step('bundle', (report) =>
      bundlePages(bundleInput, compiled, { theme: server.theme, config: plan.client }, report),
    );

    const thread = startPageThread(modules.pageWorker, plan.site.routes.length);
    run.tidy(thread.end);
    const stage = openOutputStage({ outDir: outputFolder, basePath, write, previous, thread });
    run.tidy(stage.discard);
    const images = createSocialImages({ config, memo, routes: plan.site.routes });
    const diagramModule = browserDiagrams({
      folder: modules.diagrams,
      assets,
      markdown: config.markdown,
      isNeeded: diagrams.needBrowser,
    });
    const pages = await run.step('render', async (report) => {
      const parts = { code, browser, author, assets, imageOf: images.of };
      const rendering = pageRendering(plan, parts);
      const emission = pageEmission(plan, { stage, thread });
      const pace = { report, signal, measured: profiler.page };
      const rendered = await renderPages({ rendering, emission, memo }, diagramModule, pace);
      await writeSiteFiles(plan, { bundled: browser.files, assets, statics }, stage);
      const late = await incidentDiagnostics(author.incidents());
      const drawn = await diagrams.finished();
      const diagnostics = [...drawn, ...rendered.diagnostics, ...late];
      return { ...rendered, diagnostics: [...diagnostics, ...plan.descriptions.failures()] };
    });
    const made = (): Made => ({
      pages: pages.length,
      files: stage.files.size,
      bytes: stage.bytes(),
    });
    run.count(made);
    if (config.socialImages !== undefined) {
      await run.step('draw images', async (report) => {
        const { all, drawn } = await images.write(stage, { draw: write });
        report(`${all} pictures, ${drawn} new`);
        return { value: all, diagnostics: [] };
      });
    }
    await run.step('check links', async (report) => {
      const rendered = { pages, files: stage.files, config, placeOf, memo };
      const diagnostics = await checkSite(rendered, report);
      return { value: pages, diagnostics: [...stage.collisions(), ...diagnostics] };
    });
    if (!write) return;
    await run.step('write', async (report) => {
      report(`${stage.files.size} files`);
      return { value: outDir, diagnostics: await stage.publish(run.published) };
    });
    rememberOutput(outputFolder, stage.manifest(), memo);
    if (hash !== undefined) {
      const diagnostics = run.found().slice(told);
      rememberSite(outputFolder, { hash, diagnostics, made: made() }, memo);
    }
  });
}
