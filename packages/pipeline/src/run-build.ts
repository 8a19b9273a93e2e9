import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { buildVersion } from '@docgen/bundler/build-version';
import { createServerLoader } from '@docgen/bundler/load-server';
import { hasErrors } from '@docgen/core/diagnostic';
import { createDiagrams } from '@docgen/diagrams/diagrams';
import { openMemo } from '@docgen/memo/memo';
import { StoreChanged } from '@docgen/memo/store';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { buildPaths } from './build-paths.ts';
import { compileContent } from './compile/compile-content.ts';
import { createGraphqlFences } from './compile/graphql-fences.ts';
import { prepareBuild } from './prepare-build.ts';
import { provisionalSchemas, renewedSchemas } from './read/provisional-schemas.ts';
import { readSchemas } from './read/read-schemas.ts';
import { readSources } from './read/read-sources.ts';
import { runSteps } from './run.ts';
import { previousOutput } from './write/previous-output.ts';
import { OutputChanged } from './write/publish-output.ts';
import { recallSite, rememberSite, siteHash } from './write/site-record.ts';

/**
 * Builds or checks a site: the pipeline from files to output. The steps up to the compiled content
 * stand here; `make-site.ts` has those that follow when something has changed since the last build.
 *
 * Each step reports what is wrong with the user's input as diagnostics. Those that can go on do, on
 * what is left, so that all mistakes are told at once; with an error among them nothing is written.
 *
 * @throws For faults of docgen or of the machine, and the signal's reason when it aborts.
 */
export async function runBuild(options: BuildOptions): Promise<BuildResult> {
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof OutputChanged || error instanceof StoreChanged)) throw error;
    // What was to be taken over is gone, so all of it is made.
    return build({ ...options, cache: false });
  }
}

async function build(options: BuildOptions): Promise<BuildResult> {
  const { modules, write } = options;
  const paths = buildPaths(options);
  const { projectDir, configName, cacheDir, outDir } = paths;

  return runSteps(options, outDir, async (run) => {
    const { author, profiler, signal } = run;
    const version = buildVersion(modules);
    const memo = openMemo({ folder: options.cache === false ? undefined : cacheDir, version });
    // What authors' code did beside its pages has to be told by the next build, too.
    run.tidy(async () => memo.close({ keep: !run.hadIncidents() }));

    const prepared = await run.step('config', async (report) => {
      report(configName);
      const { value, diagnostics } = await prepareBuild({ ...options, ...paths, author, memo });
      return { value, diagnostics: [...diagnostics, ...(value?.checkPaths().diagnostics ?? [])] };
    });
    const { config, outputFolder, placeOf } = prepared;
    const { basePath } = config;
    const project = { config, projectDir, configFile: configName };
    author.setLimit(config.pageTimeout);

    const sources = await run.step('read', (report) =>
      readSources({ config, projectDir, defaultTheme: modules.theme, memo }, report),
    );
    const { theme } = sources;
    const { files } = sources.content;
    const diagrams = createDiagrams({
      config,
      memo,
      worker: modules.mermaidWorker,
      signal: run.signal,
    });
    run.atEnd(diagrams.finished);
    diagrams.drawAhead(files);
    const schemas = await run.gather('schemas', (report) =>
      readSchemas({ ...project, placeOf }, memo, report),
    );
    const isWhole = !hasErrors(run.found());

    const assets = createAssetFiles();
    // A fence of a schema with mistakes names one that exists.
    const configured = renewedSchemas(provisionalSchemas(config), schemas);
    const fences = createGraphqlFences({
      schemas: configured,
      composed: config.schemas.composed?.id,
      style: config,
      severity: config.onInvalidGraphql,
    });
    const { drawPage } = diagrams;
    const toCompile = { ...project, files, assets, fences, drawPage, memo, profiler, signal };
    const previous = previousOutput(outputFolder, memo);
    const before = recallSite(outputFolder, memo);
    // What can look at nothing but files is not even bundled when nothing has changed.
    const onModule = ({ isPure }: { readonly isPure: boolean }): void => {
      if (!isPure || before === undefined) loader.begin();
    };
    const compiling = run.gather('compile', (report) =>
      compileContent({ ...toCompile, onModule }, report),
    );
    const { staticFolders } = config;
    const code = { projectDir, modules, theme, basePath, assets, staticFolders };
    const bundleInput = { ...code, content: compiling };
    const loader = createServerLoader({ ...bundleInput, themeFolder: config.theme, author });
    run.tidy(loader.dispose);
    const compiled = await compiling;
    for (const { release } of schemas) release();

    // What is planned is on no disk yet, and only checked.
    const isPlanned = options.plannedConfig !== undefined;
    const hash = isPlanned
      ? undefined
      : siteHash({ ...project, sources, schemas, compiled, assets });
    const isSame = hash !== undefined && before?.hash === hash && !hasErrors(run.found());
    if (write && isSame && previous.isUntouched()) {
      // What the last build has told comes once more, mistakes in diagrams included.
      await diagrams.finished();
      run.count(() => before.made);
      await run.step('compare', (report) => {
        report('nothing has changed');
        return { value: before, diagnostics: before.diagnostics };
      });
      return;
    }
    const told = run.found().length;
    const compiledSite = { ...project, ...prepared, sources, schemas, diagrams, assets, compiled };
    // Imported now, so that a build that changes nothing does not wait for what makes pages.
    const { makeSite } = await import('./make-site.ts');
    const made = await makeSite(
      { ...compiledSite, isWhole, bundleInput, loader, memo, previous, outDir, write },
      run,
    );
    if (!write || hasErrors(run.found())) return;
    const diagnostics = run.found().slice(told);
    const record = hash === undefined ? undefined : { hash, diagnostics, made };
    rememberSite(outputFolder, record, memo);
  });
}
