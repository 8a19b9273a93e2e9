import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { Site } from '@docgen/core/site';
import type { ClientConfig } from '@docgen/runtime/site-context';
import { buildSite } from '@docgen/site/build-site';
import type { Category } from '@docgen/site/doc';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import {
  createDescriptionRenderer,
  type DescriptionRenderer,
} from '../compile/description-renderer.ts';
import { contentFoldersOf } from '../compile/resolve-link.ts';
import { withExportedFrontMatter } from '../load/load-articles.ts';
import type { LoadedCode } from '../load/load-code.ts';
import { clientConfig } from './client-config.ts';

/** All that is known of a site before its pages are rendered. */
export interface SitePlan {
  readonly config: SiteConfig;
  readonly site: Site;
  /** The authored pages by source file. */
  readonly docs: ReadonlyMap<string, CompiledDoc>;
  readonly descriptions: DescriptionRenderer;
  /** What browsers get of the configuration. */
  readonly client: ClientConfig;
}

export interface PlanInput {
  readonly config: SiteConfig;
  /** Configuration file relative to the project folder, for messages. */
  readonly configFile: string;
  readonly docs: readonly CompiledDoc[];
  readonly articles: LoadedCode['articles'];
  readonly categories: readonly Category[];
  readonly schemas: readonly SchemaModel[];
}

/** Derives routes and sidebars from the pages and schemas. */
export function planSite(input: PlanInput, report: Report): Checked<SitePlan> {
  const { config, configFile, docs, articles, categories, schemas } = input;
  const routeOfFile = new Map(docs.map(({ doc }) => [doc.page.file, doc.route]));
  const descriptions = createDescriptionRenderer(
    { style: config, routeOfFile, contentFolders: contentFoldersOf(config) },
    configFile,
  );
  const { value: site, diagnostics } = buildSite({
    config,
    configFile,
    docs: docs.map(({ doc }) => withExportedFrontMatter(doc, articles.get(doc.page.file))),
    categories,
    schemas,
    summary: (entry) => descriptions.summary(entry.description),
  });
  report(`${site.routes.length} routes, ${site.sidebars.length} sidebars`);
  return {
    value: {
      config,
      site,
      docs: new Map(docs.map((doc) => [doc.doc.page.file, doc])),
      descriptions,
      client: clientConfig(config, site, (markdown) => descriptions.html({ markdown })),
    },
    diagnostics,
  };
}
