import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import { COMPONENTS_MODULE } from '@docgen/bundler/modules/generated-modules';
import { createPageCompiler } from '@docgen/content/compile';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { type FrontMatterResult, readFrontMatter } from '@docgen/content/front-matter/front-matter';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { DrawPage } from '@docgen/diagrams/diagrams';
import { readSource } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import { docAddress } from '@docgen/site/doc-address';
import { assetResolver } from './asset-resolver.ts';
import type { GraphqlFences } from './graphql-fences.ts';
import { contentFoldersOf, linkResolver } from './resolve-link.ts';

/** A Markdown file to compile. */
export interface MarkdownFile {
  /** Path relative to the project folder. */
  readonly file: string;
  readonly source: string;
  readonly frontMatter: FrontMatterResult;
  readonly route: string;
  /**
   * The module that its components come from, for a file that others import: it is then a module in
   * any case. A page is handed its components.
   */
  readonly componentsFrom?: string;
}

export interface CompiledMarkdown {
  readonly page: CompiledPage;
  /**
   * The page's program with its diagrams drawn. Modules are for the bundler, which comes
   * before all diagrams are drawn: they are complete at once.
   */
  readonly drawn: Promise<string>;
  /** The page, and the Markdown files that it imports and that those import, each once. */
  readonly parts: readonly CompiledPage[];
}

/** Compiles the Markdown of one site: pages, and files that are imported (partials). */
export interface MarkdownCompiler {
  readonly page: (file: MarkdownFile) => Promise<Checked<CompiledMarkdown>>;
  /**
   * Compiles a file that something imports, once however many do. What is wrong
   * with it is told to the first who asks.
   *
   * @param path - Absolute path.
   * @returns `undefined` when there is no such file.
   */
  readonly partial: (path: string) => Promise<Checked<CompiledMarkdown | undefined>>;
}

export interface MarkdownContext {
  readonly config: SiteConfig;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Takes the pictures and files that pages refer to by relative path. */
  readonly assets: AssetFiles;
  readonly fences: GraphqlFences;
  readonly drawPage: DrawPage;
  /** Routes of authored pages by source file, relative to the project folder. */
  readonly routeOfFile: ReadonlyMap<string, string>;
}

export function createMarkdownCompiler(context: MarkdownContext): MarkdownCompiler {
  const { config, projectDir, assets, fences, drawPage, routeOfFile } = context;
  const contentFolders = contentFoldersOf(config);
  const compilePage = createPageCompiler(config);
  const partials = new Map<string, CompiledMarkdown>();
  // One after the other: two that import each other would wait for each other.
  let queue: Promise<unknown> = Promise.resolve();

  return {
    page: (file) => inTurn(() => compile(file, [])),
    partial: (path) => inTurn(() => compileImported(relativePath(projectDir, path), [])),
  };

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = queue.then(run);
    queue = turn.catch(() => undefined);
    return turn;
  }

  /** @param importers - The files that import each other down to this one, outermost first. */
  async function compile(
    markdownFile: MarkdownFile,
    importers: readonly string[],
  ): Promise<Checked<CompiledMarkdown>> {
    const { file, source, route } = markdownFile;
    const trail = [...importers, file];
    const diagnostics: Diagnostic[] = [];
    const parts = new Set<CompiledPage>();
    const link = linkResolver({ style: config, routeOfFile, contentFolders }, file, route);
    const asset = assetResolver({ assets, projectDir, basePath: config.basePath }, file);
    const { value: compiled, diagnostics: found } = await compilePage({
      ...markdownFile,
      resolveLink: (href) => {
        const found = asset(href);
        return found !== undefined && 'href' in found ? found : { ...link(href), ...found };
      },
      linkType: fences.linkType,
      headingsOf: async (imported) => {
        const path = importedPath(imported.specifier, file);
        if (path === undefined) return undefined;
        if (trail.includes(path)) {
          diagnostics.push(circular(imported, trail.slice(trail.indexOf(path)), source));
          return undefined;
        }
        const partial = await compileImported(path, trail);
        diagnostics.push(...partial.diagnostics);
        for (const part of partial.value?.parts ?? []) parts.add(part);
        return partial.value?.page.headings;
      },
    });
    diagnostics.push(...found, ...fences.check(compiled.codeBlocks, source));
    const drawn = drawPage(compiled, source);
    // Handled here, because Node ends a process for a rejection that nobody awaits yet.
    drawn.catch(() => undefined);
    const page = compiled.module ? { ...compiled, code: await drawn } : compiled;
    return { value: { page, drawn, parts: [page, ...parts] }, diagnostics };
  }

  async function compileImported(
    file: string,
    importers: readonly string[],
  ): Promise<Checked<CompiledMarkdown | undefined>> {
    const known = partials.get(file);
    const path = join(projectDir, file);
    if (known !== undefined || !existsSync(path)) return { value: known, diagnostics: [] };
    const { value: source, diagnostics } = await readSource(
      path,
      file,
      config.markdown.maxFileSize,
    );
    if (source === undefined) return { value: undefined, diagnostics };
    // The front matter is the importing page's business: what is wrong with a partial's is not told.
    const frontMatter = readFrontMatter(file, source).value;
    const route = routeOf(path);
    const compiled = await compile(
      { file, source, frontMatter, route, componentsFrom: COMPONENTS_MODULE },
      importers,
    );
    partials.set(file, compiled.value);
    return compiled;
  }

  /** The file that a relative or `@site/` import means, relative to the project folder. */
  function importedPath(specifier: string, importer: string): string | undefined {
    if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length));
    return /^\.\.?\//.test(specifier) ? posix.join(posix.dirname(importer), specifier) : undefined;
  }

  /** Relative addresses in a partial mean what they would mean if it were a page. */
  function routeOf(path: string): string {
    for (const root of config.content) {
      const inside = relativePath(join(projectDir, root.path), path);
      if (!inside.startsWith('../')) return docAddress(root.route, inside, {}).route;
    }
    return '/';
  }
}

function circular(
  { specifier, place }: PageImport,
  cycle: readonly string[],
  source: string,
): Diagnostic {
  return {
    code: 'circular-import',
    severity: 'error',
    message: `This import of "${specifier}" closes a circle: ${[...cycle, cycle[0]].join(' → ')}.`,
    hint: 'Move what both need into a file of its own.',
    place,
    source,
  };
}
