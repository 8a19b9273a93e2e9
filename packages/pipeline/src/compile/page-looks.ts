import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { LinkType } from '@docgen/content/code/highlight';
import type { ImportedPage } from '@docgen/content/compile';
import type { CompiledPage } from '@docgen/content/compiled-page';
import type { ResolveLink } from '@docgen/content/links/resolve-links';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { contentFoldersOf, linkResolver, referencesOf } from '../links/resolve-link.ts';
import { assetResolver } from './asset-resolver.ts';
import type { CompiledMarkdown, MarkdownFile } from './compiled-markdown.ts';
import type { GraphqlFences } from './graphql-fences.ts';
import { partialPaths } from './partial-paths.ts';
import { schemaOfManual } from './schema-of-manual.ts';

/** The site that files are compiled for. */
export interface LooksContext {
  readonly config: SiteConfig;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Receives the images and files that pages refer to by relative path. */
  readonly assets: AssetFiles;
  readonly fences: GraphqlFences;
  /** Routes of authored pages by source file, relative to the project folder. */
  readonly routeOfFile: ReadonlyMap<string, string>;
  /** Authored files that are not part of the site, relative to the project folder. */
  readonly drafts: Pick<ReadonlySet<string>, 'has'>;
}

/** Lookups of a page while it is compiled: other files, and definitions of schemas. */
export type PageLooks = {
  readonly link: ResolveLink;
  readonly type: LinkType;
  readonly partial: (wanted: PageImport) => Promise<ImportedPage | undefined>;
};

/** Collects the results of the Markdown files that a page imports. */
export interface PartialsOfPage {
  /** By specifier. */
  readonly imported: Map<string, CompiledMarkdown>;
  /** These files and all that they import. */
  readonly pages: Set<CompiledPage>;
  /** Errors for imports that close a cycle, by specifier. */
  readonly circles: Map<string, Diagnostic>;
  readonly diagnostics: Diagnostic[];
}

export function noPartials(): PartialsOfPage {
  return { imported: new Map(), pages: new Set(), circles: new Map(), diagnostics: [] };
}

/**
 * Creates the lookups of pages.
 *
 * @param compileImported - Compiles a file that a page imports, given the chain of files that
 *   import it, outermost first.
 * @returns A function of a file, the chain of files that import it, outermost first, and the
 *   collection for the files that it imports.
 */
export function createPageLooks(
  { config, projectDir, assets, fences, routeOfFile, drafts }: LooksContext,
  compileImported: (
    path: string,
    importers: readonly string[],
  ) => Promise<Checked<CompiledMarkdown | undefined>>,
): (file: MarkdownFile, importers: readonly string[], partials: PartialsOfPage) => PageLooks {
  const contentFolders = contentFoldersOf(config);
  const references = referencesOf(config);
  const { importedPath } = partialPaths(config, projectDir);
  // The path stays below the folder, because `normalize` removes all dots from a path that starts
  // with a slash.
  const isStatic = (path: string) =>
    config.staticFolders.some((folder) => existsSync(join(projectDir, folder, normalize(path))));

  return (markdownFile, importers, partials) => {
    const { file, source, route } = markdownFile;
    const trail = [...importers, file];
    const link = linkResolver(
      {
        style: config,
        routeOfFile,
        drafts,
        isStatic,
        contentFolders,
        references,
        coordinates: fences.coordinates,
        home: schemaOfManual(config, route),
      },
      file,
      route,
    );
    const asset = assetResolver({ assets, projectDir, basePath: config.basePath }, file);
    return {
      link(href) {
        const found = asset(href);
        return found !== undefined && 'href' in found ? found : { ...link(href), ...found };
      },
      type: fences.linkType,
      async partial(wanted) {
        const { specifier } = wanted;
        const path = importedPath(specifier, file);
        if (path === undefined) return undefined;
        if (trail.includes(path)) {
          const circle = trail.slice(trail.indexOf(path));
          partials.circles.set(specifier, circular(wanted, circle, source));
          return undefined;
        }
        const partial = await compileImported(path, trail);
        partials.diagnostics.push(...partial.diagnostics);
        if (partial.value === undefined) return undefined;
        for (const part of partial.value.parts) partials.pages.add(part);
        partials.imported.set(specifier, partial.value);
        const { headings, staticProgram } = partial.value.page;
        return { headings, staticProgram };
      },
    };
  };
}

function circular(
  { specifier, place }: PageImport,
  cycle: readonly string[],
  source: string,
): Diagnostic {
  return {
    code: 'circular-import',
    severity: 'error',
    message: `The import of "${specifier}" is circular: ${[...cycle, cycle[0]].join(' → ')}.`,
    hint: 'Move what both files need into a third file.',
    place,
    source,
  };
}
