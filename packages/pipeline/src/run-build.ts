import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { buildVersion } from '@docgen/bundler/build-version';
import { createServerLoader } from '@docgen/bundler/load-server';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import { hasErrors } from '@docgen/core/diagnostic';
import { createDiagrams } from '@docgen/diagrams/diagrams';
import { openMemo } from '@docgen/memo/memo';
import { StoreChanged } from '@docgen/memo/store';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { buildPaths } from './build-paths.ts';
import { cacheProblems } from './cache-problems.ts';
import { compileContent } from './compile/compile-content.ts';
import { createGraphqlFences } from './compile/graphql-fences.ts';
import { drawEntities } from './plan/draw-entities.ts';
import { prepareBuild } from './prepare-build.ts';
import { readPublished } from './read/read-published.ts';
import { readSources } from './read/read-sources.ts';
import { runSteps } from './run.ts';
import { provisionalSchemas, renewedSchemas } from './schemas/provisional-schemas.ts';
import { readSchemas } from './schemas/read-schemas.ts';
import { previousOutput } from './write/previous-output.ts';
import { OutputChanged } from './write/publish-output.ts';
import { recallSite, rememberSite, siteHash } from './write/site-record.ts';

/**
 * Builds or checks a site: the pipeline from files to output. This module contains the steps up to
 * the compiled content. `make-site.ts` contains those that follow if something has changed since
 * the last build.
 *
 * Each step reports problems in the user's input as diagnostics. If possible, the following steps
 * continue with the rest, so that all problems are reported at once. If there is an error, nothing
 * is written; with `failOn`, neither if there is a warning.
 *
 * @throws Bugs of docgen, errors of the machine, and the signal's reason if it aborts.
 */
export async function runBuild(options: BuildOptions): Promise<BuildResult> {
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof OutputChanged || error instanceof StoreChanged)) throw error;
    // Files or cache entries that were to be reused are gone, so everything is built again.
    return build({ ...options, cache: false });
  }
}

async function build(options: BuildOptions): Promise<BuildResult> {
  const { modules, write, published: addresses } = options;
  const paths = buildPaths(options);
  const { projectDir, configName: configFile, cacheDir, outDir } = paths;

  return runSteps(options, outDir, async (run) => {
    const { author, profiler, signal } = run;
    const version = buildVersion(modules);
    const memo = openMemo({ folder: options.cache === false ? undefined : cacheDir, version });
    // Incidents in authors' code outside of pages have to be reported by the next build, too.
    run.tidy(async () => memo.close({ keep: !run.hadIncidents() }));
    run.atEnd(async () => cacheProblems(memo, paths));

    const { config, outputFolder, placeOf } = await run.step('config', async (report) => {
      report(configFile);
      const { value, diagnostics } = await prepareBuild({ ...options, ...paths, author, memo });
      return { value, diagnostics: [...diagnostics, ...(value?.checkPaths().diagnostics ?? [])] };
    });
    const { basePath, staticFolders } = config;
    const project = { config, projectDir, configFile, placeOf };
    author.setLimit(config.pageTimeout);

    const sources = await run.step('read', async (report) => {
      const toRead = { config, projectDir, defaultTheme: modules.theme, memo };
      const { value, diagnostics } = await readSources(toRead, report);
      return { value, diagnostics: [...diagnostics, ...value.dates.problems(placeOf)] };
    });
    const { theme } = sources;
    const { files } = sources.content;
    const diagrams = createDiagrams({ config, memo, worker: modules.mermaidWorker, signal });
    run.atEnd(diagrams.finished);
    diagrams.drawAhead(files);

    let isReferenceWhole = true;
    const schemas = await run.gather('schemas', async (report) => {
      const read = await readSchemas({ ...project, memo }, report);
      isReferenceWhole = !hasErrors(read.diagnostics);
      return read;
    });

    const published =
      addresses === undefined
        ? []
        : await run.gather('published', (report) => readPublished(addresses, projectDir, report));

    const previous = previousOutput(outputFolder, memo);
    const lastBuild = recallSite(outputFolder, memo);
    // Ordered now, they follow the diagrams of authors. When pages are compiled, the thread may have
    // ended, and would have to load Mermaid again.
    if (lastBuild === undefined) awaitedLater(drawEntities(schemas, diagrams));
    const assets = createAssetFiles();
    // A fence may name a schema that exists, but has errors.
    const configured = renewedSchemas(provisionalSchemas(config), schemas);
    const fences = createGraphqlFences(configured, config);
    const { drawPage } = diagrams;
    const toCompile = { ...project, files, assets, fences, drawPage, memo };
    // If all pages depend only on files and nothing has changed, nothing has to be bundled.
    const onModule = ({ isPure }: { readonly isPure: boolean }): void => {
      if (!isPure || lastBuild === undefined) loader.begin();
    };
    const content = run.gather('compile', (report) =>
      compileContent({ ...toCompile, profiler, signal, onModule }, report),
    );
    // Bundling begins while pages are compiled, and awaits them.
    const bundleInput = { projectDir, modules, theme, basePath, assets, staticFolders, content };
    const loader = createServerLoader({ ...bundleInput, themeFolder: config.theme, author });
    run.tidy(loader.dispose);
    const compiled = await content;
    for (const { release } of schemas) release();

    const read = { sources, schemas, isReferenceWhole };
    const site = { ...project, ...read, compiled, assets, diagrams };
    // A planned configuration does not exist on disk, and is only checked.
    const hash = options.plannedConfig === undefined ? siteHash(site) : undefined;
    const isSame = hash !== undefined && lastBuild?.hash === hash && !hasErrors(run.found());
    if (write && isSame && previous.isUntouched()) {
      // Repeats the diagnostics of the last build, including those of diagrams.
      await diagrams.finished();
      run.count(() => lastBuild.made);
      await run.step('compare', (report) => {
        report('nothing has changed');
        return { value: lastBuild, diagnostics: lastBuild.diagnostics };
      });
      return;
    }
    const told = run.found().length;
    // Imported on demand, so that a build without changes does not load the code that makes pages.
    const { makeSite } = await import('./make-site.ts');
    const output = { outDir, outputFolder, previous, write };
    const made = await makeSite({ ...site, ...output, bundleInput, loader, published, memo }, run);
    if (!write || run.failed()) return;
    const diagnostics = run.found().slice(told);
    const record = hash === undefined ? undefined : { hash, diagnostics, made };
    rememberSite(outputFolder, record, memo);
  });
}
