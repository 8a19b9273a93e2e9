import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { isStartOfSchema } from '@docgen/core/schema/is-start-of-schema';
import { textWithMarks } from '@docgen/core/schema/member-marks';
import type { SchemaEntry } from '@docgen/core/schema-model';
import type { Site } from '@docgen/core/site';
import { counted } from '@docgen/core/strings/counted';
import { plainTold, type ToldText } from '@docgen/core/strings/told-text';
import type { ClientConfig } from '@docgen/runtime/site-context';
import { buildSite, type SiteInput } from '@docgen/site/build-site';
import type { Category, Draft } from '@docgen/site/docs/doc';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import {
  createDescriptionRenderer,
  type DescriptionRenderer,
} from '../descriptions/description-renderer.ts';
import { contentFoldersOf, referencesOf } from '../links/resolve-link.ts';
import { schemaCoordinates } from '../links/schema-coordinates.ts';
import type { LazyModules } from '../load/lazy-modules.ts';
import { withExportedFrontMatter } from '../load/load-articles.ts';
import type { LoadedCode } from '../load/load-code.ts';
import type { Schema } from '../schemas/kept-schema.ts';
import { clientConfig } from './client-config.ts';
import type { EntityDiagrams } from './draw-entities.ts';
import { type Download, schemaDownloads } from './schema-downloads.ts';

/** All data about a site before its pages are rendered. */
export interface SitePlan {
  readonly config: SiteConfig;
  readonly site: Site;
  /** The authored pages by source file. */
  readonly docs: ReadonlyMap<string, CompiledDoc>;
  readonly descriptions: DescriptionRenderer;
  /** Hashes of the schemas' models, by schema id. */
  readonly modelHashes: ReadonlyMap<string, string>;
  /** Downloadable files of the schemas that have a start page. */
  readonly downloads: readonly Download[];
  /** The part of the configuration that browsers get. */
  readonly client: ClientConfig;
}

export interface PlanInput {
  readonly config: SiteConfig;
  /** Configuration file relative to the project folder, for messages. */
  readonly configFile: string;
  readonly placeOf: SiteInput['placeOf'];
  readonly docs: readonly CompiledDoc[];
  readonly drafts: readonly Draft[];
  readonly articles: LoadedCode['articles'];
  readonly categories: readonly Category[];
  readonly schemas: readonly Schema[];
  /** Entity diagrams; `undefined` if they are added when pages are rendered. */
  readonly entities?: EntityDiagrams | undefined;
  /** Output paths of the modules that browsers load on demand. */
  readonly lazyModules: LazyModules;
  /**
   * The renderer of an earlier plan with the same configuration and routes. Defaults to a new one.
   */
  readonly descriptions?: DescriptionRenderer | undefined;
}

/** Derives routes and sidebars from the pages and schemas. */
export function planSite(input: PlanInput, report: Report): Checked<SitePlan> {
  const { config, configFile, placeOf, docs, drafts, articles, categories, entities } = input;
  const schemas = input.schemas.filter(({ hasReference }) => hasReference);
  const routeOfFile = new Map(docs.map(({ doc }) => [doc.page.file, doc.route]));
  const {
    descriptions = createDescriptionRenderer(
      {
        style: config,
        routeOfFile,
        contentFolders: contentFoldersOf(config),
        references: referencesOf(config),
        coordinates: schemaCoordinates(schemas, config.schemas.composed?.id),
      },
      { configFile, locale: config.locale },
    ),
  } = input;
  const models = schemas.map(({ model }) => model.value());
  const summaries = new Map(
    models.flatMap(({ entries }, index) => {
      const texts = schemas[index]?.summaries.value();
      return entries.map(
        (entry, at) => [entry, markedText(entry, texts?.[at] ?? undefined)] as const,
      );
    }),
  );
  const introductions = new Map(
    models.map(({ id, description: markdown }) => {
      const own = markdown === undefined ? undefined : { markdown };
      return [id, plainTold(descriptions.within(id).summary(own) ?? []) || undefined];
    }),
  );
  const downloads = new Map(schemas.map((schema) => [schema.id, schemaDownloads(schema)]));
  const { value: site, diagnostics } = buildSite({
    config,
    placeOf,
    docs: docs.map(({ doc }) => withExportedFrontMatter(doc, articles.get(doc.page.file))),
    drafts,
    categories,
    schemas: models,
    modelById: (id) => input.schemas.find((schema) => schema.id === id)?.model.value(),
    summary: (entry) => summaries.get(entry),
    startOf: (schema) => ({
      description: introductions.get(schema),
      diagram: entities?.get(schema),
      downloads: downloads.get(schema)?.map(({ label, to }) => ({ label, to })),
    }),
  });
  report(`${counted(site.routes.length, 'route')}, ${counted(site.sidebars.length, 'sidebar')}`);
  return {
    value: {
      config,
      site,
      docs: new Map(docs.map((doc) => [doc.doc.page.file, doc])),
      descriptions,
      modelHashes: new Map(schemas.map(({ id, model }) => [id, model.hash])),
      downloads: site.routes.flatMap(({ page }) =>
        isStartOfSchema(page) ? (downloads.get(page.schema) ?? []) : [],
      ),
      client: {
        ...clientConfig(config, site, (markdown) => descriptions.html({ markdown })),
        ...input.lazyModules,
      },
    },
    diagnostics,
  };
}

/** The first sentence about a definition, after its marks. */
function markedText(entry: SchemaEntry, text: ToldText | undefined): ToldText | undefined {
  const marks = textWithMarks(entry, undefined);
  if (marks === undefined) return text;
  return text === undefined ? [marks] : [`${marks} `, ...text];
}
