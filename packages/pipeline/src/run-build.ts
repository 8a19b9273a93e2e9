import { dirname, join, relative } from 'node:path';
import { createAuthorCode } from '@docgen/author-code/author-code';
import {
  incidentDiagnostics,
  type LocateStack,
  stuckDiagnostic,
} from '@docgen/author-code/author-diagnostic';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { bundleBrowser } from '@docgen/bundler/bundle-browser';
import { bundleDiagrams, type DiagramsBundle } from '@docgen/bundler/bundle-diagrams';
import type { BundleInput } from '@docgen/bundler/bundle-input';
import { bundleServer, type ServerBundle } from '@docgen/bundler/bundle-server';
import { themeModules } from '@docgen/bundler/modules/theme-modules';
import { loadPreparedServer, mayBeModule } from '@docgen/bundler/prepared-server';
import { bundleDiagnostics } from '@docgen/bundler/report/bundle-diagnostics';
import { createStackPlaces } from '@docgen/bundler/report/stack-places';
import type { PageImport } from '@docgen/content/page-imports';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import { createDiagrams } from '@docgen/diagrams/diagrams';
import { realPath } from '@docgen/files/real-path';
import { checkLinks } from '@docgen/links/check-links';
import { buildSite } from '@docgen/site/build-site';
import { outputCollisions } from '@docgen/site/output-collisions';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { compileContent } from './compile/compile-content.ts';
import { createDescriptionRenderer } from './compile/description-renderer.ts';
import { createGraphqlFences } from './compile/graphql-fences.ts';
import { pageStyles } from './compile/page-styles.ts';
import { contentFoldersOf } from './compile/resolve-link.ts';
import { checkComponents } from './load/check-components.ts';
import { interactivePages } from './load/interactive-pages.ts';
import { loadArticles, withExportedFrontMatter } from './load/load-articles.ts';
import { prepareBuild } from './prepare-build.ts';
import { createProfiler } from './profile.ts';
import { readContent } from './read/read-content.ts';
import { readSchemas } from './read/read-schemas.ts';
import { clientConfig } from './render/client-config.ts';
import { type PageThread, startPageThread } from './render/page-thread.ts';
import { renderSite } from './render/render-site.ts';
import { createSocialImages } from './render/social/social-images.ts';
import { type OutputStage, openOutputStage } from './write/output-stage.ts';
import { plannedFiles } from './write/planned-files.ts';
import { staticFiles } from './write/static-files.ts';

/**
 * Builds or checks a site: the pipeline from files to output.
 *
 * Each step reports what is wrong with the user's input as diagnostics; the
 * pipeline stops before a step whose input has errors, and writes nothing then.
 *
 * @throws For faults of docgen or of the machine, and the signal's reason when it aborts.
 */
export async function runBuild(options: BuildOptions): Promise<BuildResult> {
  const { write, modules, signal, onStuck } = options;
  const configFile = realPath(options.configFile);
  const projectDir = dirname(configFile);
  const outDir = options.outDir ?? join(projectDir, 'dist');
  const cacheDir = options.cacheDir ?? join(projectDir, 'node_modules/.cache/docgen');
  const profiler = createProfiler(options.progress);
  const step: typeof profiler.progress.step = (name, run) => {
    signal?.throwIfAborted();
    return profiler.progress.step(name, run);
  };
  const diagnostics: Diagnostic[] = [];
  const take = <T>({ value, diagnostics: found }: Checked<T>): T => {
    diagnostics.push(...found);
    return value;
  };
  const author = createAuthorCode({
    watchdog: modules.watchdog,
    onStuck:
      onStuck && ((who, seconds) => onStuck([...diagnostics, stuckDiagnostic(who, seconds)])),
  });
  let published = false;
  let locate: LocateStack = async () => undefined;
  const takeIncidents = async (): Promise<void> => {
    const found = await incidentDiagnostics(author.incidents(), locate);
    // What comes when the output is in its place costs nobody the output.
    diagnostics.push(
      ...found.map((entry) => (published ? { ...entry, severity: 'warning' as const } : entry)),
    );
  };
  let stage: OutputStage | undefined;
  let thread: PageThread | undefined;
  let server: Promise<ServerBundle> | undefined;
  let pageCount = 0;
  let drawn: Promise<readonly Diagnostic[]> | undefined;
  let hasBrowserDiagrams = false;
  let diagramsBundle: Promise<DiagramsBundle> | undefined;
  const takeDrawn = async (): Promise<void> => {
    diagnostics.push(...((await drawn) ?? []));
    drawn = undefined;
  };
  const result = async (): Promise<BuildResult> => {
    // Whatever ends the build early, authors hear of mistakes in diagrams in the same run.
    await takeDrawn();
    await takeIncidents();
    return {
      diagnostics,
      summary: {
        pages: pageCount,
        files: stage?.files.size ?? 0,
        bytes: stage?.bytes() ?? 0,
        outDir,
      },
      profile: profiler.result(),
    };
  };

  try {
    const prepared = await step('config', async (report) => {
      report(relative(projectDir, configFile));
      return take(await prepareBuild({ ...options, configFile, projectDir, outDir, author }));
    });
    if (prepared === undefined || hasErrors(diagnostics)) return await result();
    const { config, outputFolder } = prepared;
    author.setLimit(config.pageTimeout);

    const [content, theme, statics] = await step('read', async (report) => {
      const input = take(await readContent(config, projectDir));
      const files = take(await staticFiles(config.staticFolders, projectDir));
      report(`${input.count + files.length} files`);
      return [input, take(themeModules(config.theme, projectDir, modules.theme)), files];
    });

    const diagrams = createDiagrams({
      config,
      cacheDir,
      worker: modules.mermaidWorker,
      onBrowserDiagram: () => {
        hasBrowserDiagrams = true;
      },
    });
    diagrams.drawAhead(content.files);

    const schemas = await step('schemas', async (report) => {
      const read = take(await readSchemas(config, projectDir));
      const count = read.models.reduce((sum, model) => sum + model.entries.length, 0);
      report(`${read.models.length} schemas, ${count} definitions`);
      return read;
    });
    const assets = createAssetFiles();
    const fences = createGraphqlFences({
      models: schemas.models,
      schemas: schemas.loaded,
      style: config,
    });
    const compiling = step('compile', async (report) => {
      const compiled = take(
        await compileContent({
          files: content.files,
          config,
          projectDir,
          assets,
          fences,
          drawPage: diagrams.drawPage,
          profiler,
        }),
      );
      report(`${compiled.docs.length} pages`);
      drawn = compiled.drawn;
      const pages = compiled.docs.flatMap(({ module }) => (module === undefined ? [] : [module]));
      return { ...compiled, pages };
    });
    const bundleInput: BundleInput = {
      projectDir,
      modules,
      theme,
      basePath: config.basePath,
      assets,
      content: compiling,
    };
    // The bundler has a process of its own: most of its work is done when the pages are compiled.
    const bundleOwn = () => bundleServer({ ...bundleInput, themeFolder: config.theme, author });
    const { preparedServer } = modules;
    const prepares =
      preparedServer !== undefined &&
      config.theme === undefined &&
      !content.files.some(mayBeModule);
    server = prepares ? loadPreparedServer(preparedServer) : bundleOwn();
    server.catch(() => undefined);
    const { docs, markdown, pages: pageModules } = await compiling;
    if (hasErrors(diagnostics)) return await result();
    if (prepares && pageModules.length > 0) server = bundleOwn();
    const loading = server;

    const browserDiagrams = async (): Promise<DiagramsBundle | undefined> => {
      if (hasBrowserDiagrams) diagramsBundle ??= bundleDiagrams(bundleInput, config);
      return diagramsBundle;
    };
    const imports = docs.flatMap(({ parts }) => parts.flatMap((part) => part.imports));
    const routeOfFile = new Map(docs.map(({ doc }) => [doc.page.file, doc.route]));
    const [serverBundle, articles] = await step('load', async (report) => {
      report(`theme, ${pageModules.length} pages with imports`);
      const loaded = await bundled(() => loading, imports);
      diagnostics.push(...(loaded?.warnings ?? []));
      if (loaded !== undefined) diagnostics.push(...checkComponents(docs, loaded.theme.article));
      if (loaded !== undefined) {
        locate = createStackPlaces({
          projectDir,
          bundleDir: loaded.folder,
          compiled: async (file) =>
            docs.find(({ doc }) => doc.page.file === file)?.parts[0] ??
            (await markdown.partial(join(projectDir, file))).value?.page,
        });
      }
      const read = take(await loadArticles(loaded, pageModules, { author, locate }));
      await takeIncidents();
      return [loaded, read];
    });
    if (serverBundle === undefined || hasErrors(diagnostics)) return await result();

    const [site, descriptions] = await step('routes', async (report) => {
      const renderer = createDescriptionRenderer(
        { style: config, routeOfFile, contentFolders: contentFoldersOf(config) },
        relative(projectDir, configFile),
      );
      const built = take(
        buildSite({
          config,
          configFile: relative(projectDir, configFile),
          docs: docs.map(({ doc }) => withExportedFrontMatter(doc, articles.get(doc.page.file))),
          categories: content.categories,
          schemas: schemas.models,
          summary: (entry) => renderer.summary(entry.description),
        }),
      );
      const planned = plannedFiles({
        config,
        configFile: relative(projectDir, configFile),
        site: built,
        statics,
        assets: assets.all(),
      });
      diagnostics.push(...outputCollisions(planned, outDir));
      report(`${built.routes.length} routes, ${built.sidebars.length} sidebars`);
      return [built, renderer];
    });
    if (hasErrors(diagnostics)) return await result();

    const client = clientConfig(config, site, (markdown) => descriptions.html({ markdown }));
    const browser = await step('bundle', async (report) => {
      const pages = await interactivePages(docs, serverBundle.theme.article);
      const styles = pageStyles(docs, new Set(pages.map(({ file }) => file)), projectDir);
      const made = await bundled(
        () =>
          bundleBrowser({
            ...bundleInput,
            content: Promise.resolve({ pages, markdown }),
            pages,
            styles,
            config: client,
          }),
        imports,
      );
      report(`${pages.length} interactive pages, ${made?.files.length ?? 0} files`);
      return made;
    });
    if (browser === undefined) return await result();

    const pageThread = startPageThread(modules.pageWorker);
    thread = pageThread;
    const output = openOutputStage({
      outDir: outputFolder,
      basePath: config.basePath,
      write,
      thread,
    });
    stage = output;
    const images = createSocialImages({ config, cacheDir });
    const pages = await step('render', async (report) =>
      take(
        await renderSite(
          {
            config,
            site,
            docs,
            articles,
            server: serverBundle,
            browser,
            client,
            diagrams: browserDiagrams,
            descriptions,
            images,
            assets,
            statics,
            stage: output,
            thread: pageThread,
            profiler,
            author,
            locate,
            signal,
          },
          report,
        ),
      ),
    );
    await takeDrawn();
    await takeIncidents();
    diagnostics.push(...descriptions.failures());
    pageCount = pages.length;
    // A page that was not rendered would only add complaints about links to it.
    if (hasErrors(diagnostics)) return await result();

    if (config.socialImages !== undefined) {
      await step('draw images', async (report) => {
        const { all, drawn } = await images.write(output, { draw: write });
        report(`${all} pictures, ${drawn} new`);
      });
    }

    diagnostics.push(...output.collisions());

    await step('check links', (report) => {
      const found = checkLinks({
        pages,
        files: output.files,
        redirects: config.redirects,
        basePath: config.basePath,
        trailingSlash: config.trailingSlash,
        siteUrl: config.url,
        severities: { brokenLinks: config.onBrokenLinks, brokenAnchors: config.onBrokenAnchors },
      });
      const references = pages.reduce((sum, page) => sum + page.scan.references.length, 0);
      report(`${references} references`);
      diagnostics.push(...found);
    });
    if (hasErrors(diagnostics)) return await result();

    if (write) {
      await step('write', async (report) => {
        report(`${output.files.size} files`);
        options.onPublish?.();
        diagnostics.push(...(await output.publish()));
        published = true;
      });
    }
    return await result();
  } finally {
    await thread?.end();
    await stage?.discard();
    const loaded = await server?.catch(() => undefined);
    // Until its bundle is gone, code of pages may still throw: that is told, too.
    await takeIncidents();
    await loaded?.dispose();
    author.end();
  }

  async function bundled<T>(
    run: () => Promise<T>,
    imports: readonly PageImport[],
  ): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      diagnostics.push(...bundleDiagnostics({ error, imports, projectDir }));
      return undefined;
    }
  }
}
