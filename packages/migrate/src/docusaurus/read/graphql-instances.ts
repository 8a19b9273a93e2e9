import { posix } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignList,
  isForeignObject,
} from '../../foreign/foreign-value.ts';
import { freeId } from '../../free-id.ts';
import type { Section } from '../../section.ts';
import type { DocsInstance } from './docs-instances.ts';
import { routeOf } from './folder-route.ts';
import { GRAPHQL_PLUGINS, KIND_PAGES_PLUGIN, type PluginEntry } from './plugin-list.ts';
import { projectPath } from './project-path.ts';

/** An instance of a plugin for GraphQL: a schema from which pages were generated. */
export interface GraphqlInstance {
  /** Id of the schema to which it is converted. */
  readonly id: string;
  /** Pointers to the schema as written: paths, globs, addresses. */
  readonly pointers: readonly string[];
  /** Folder of the generated pages, relative to the site. */
  readonly folder: string;
  /**
   * Content root that contains the folder, and the path below it (`.` for the content root itself).
   */
  readonly docs?: { readonly content: string; readonly folder: string };
  /** Route of the generated start page. */
  readonly route: string;
  /**
   * Whether each kind has a page with all of its definitions, such as `objects`, not each
   * definition a page.
   */
  readonly isByKind?: boolean;
  /** Whether the ids of its headings depend on names only. */
  readonly hasHeadingIds: boolean;
  /** The `printTypeOptions`, as written. */
  readonly printing?: ForeignObject | undefined;
  /** How its pages are grouped in folders and in the sidebar; absent if only by kind. */
  readonly grouping?: SchemaGrouping | undefined;
  /** Directives whose definitions were left out, such as `@noDoc`; absent without any. */
  readonly hidden?: readonly string[] | undefined;
}

/** Grouping of definitions by an argument of a directive. */
export interface SchemaGrouping {
  /** The equivalent `groupBy` of a sidebar. */
  readonly by: string;
  /** Name of the group of all other definitions. */
  readonly rest: string;
}

/** Options that control how pages are generated, which have no meaning in docgen. */
const GENERATION = [
  ...'linkRoot loaders tmpDir diffMethod pretty prettify force runOnBuild'.split(' '),
  ...'sidebar docOptions printTypeOptions metatags'.split(' '),
];

/**
 * The schemas that GraphQL-Markdown or `docusaurus-graphql-plugin` documents.
 *
 * @param docs - Docs instances that may contain the generated pages.
 * @param site.folder - Absolute path of the site.
 * @param site.defaults - Options of GraphQL-Markdown from a file of GraphQL Config.
 */
export function graphqlInstances(
  plugins: readonly PluginEntry[],
  docs: readonly DocsInstance[],
  { folder, defaults }: { readonly folder: string; readonly defaults: ForeignObject },
): GraphqlInstance[] {
  const taken = new Set<string>();
  const pagesByKind = plugins
    .filter(({ name }) => name === KIND_PAGES_PLUGIN)
    .map(({ options }) => kindPages(options, docs, folder, taken));
  const others = plugins
    .filter(({ name }) => GRAPHQL_PLUGINS.includes(name))
    .map(({ options }) => {
      const hasHeadingIds = options.section('docOptions')?.flag('sectionHeaderId') !== false;
      for (const key of GENERATION) options.any(key);
      const option = (key: string, fallback: string) => {
        const value = options.text(key) ?? defaults[key];
        return typeof value === 'string' ? value : fallback;
      };
      const printing = options.peek('printTypeOptions') ?? defaults.printTypeOptions;
      const baseUrl = option('baseURL', 'schema');
      const generated = projectPath(`${option('rootPath', './docs')}/${baseUrl}`, folder);
      return {
        id: freeId(idOf(options.text('id'), baseUrl), taken),
        pointers: pointersOf(options.any('schema') ?? defaults.schema ?? './schema.graphql'),
        ...placeOfPages(generated, baseUrl, docs),
        hasHeadingIds,
        printing: isForeignObject(printing) ? printing : undefined,
        grouping: groupingOf(options, defaults),
        hidden: hiddenBy(options, defaults, isForeignObject(printing) ? printing : {}),
      };
    });
  return [...pagesByKind, ...others];
}

/**
 * The options of `docusaurus-graphql-plugin`. It writes into the folder `docs`, with or without
 * `/docs` in the base path, so that the docs instance of this folder has the pages.
 *
 * @see https://github.com/zhouzi/docusaurus-graphql-plugin
 */
function kindPages(
  options: Section,
  docs: readonly DocsInstance[],
  folder: string,
  taken: Set<string>,
): GraphqlInstance {
  const basePath = options.text('routeBasePath') ?? '/docs/api/';
  const generated = projectPath(`docs/${basePath.replace(/^\/docs/, '')}`, folder);
  return {
    id: freeId(idOf(options.text('id'), basePath), taken),
    pointers: pointersOf(options.any('schema') ?? []),
    ...placeOfPages(generated, basePath, docs),
    isByKind: true,
    hasHeadingIds: false,
  };
}

/** @param basePath - Where the pages are if no docs instance has their folder. */
function placeOfPages(
  folder: string,
  basePath: string,
  docs: readonly DocsInstance[],
): Pick<GraphqlInstance, 'folder' | 'route' | 'docs'> {
  const root = docs.find(({ path }) => isWithin(folder, path));
  if (root === undefined) return { folder, route: routeOf(basePath) };
  const below = posix.relative(root.path, folder) || '.';
  return {
    folder,
    route: routeOf(`${root.route}/${below}`),
    docs: { content: root.content, folder: below },
  };
}

function idOf(id: string | undefined, baseUrl: string): string {
  if (id !== undefined && id !== 'default') return id;
  return baseUrl.split('/').findLast((part) => /\w/.test(part)) ?? 'api';
}

/**
 * Reads the grouping. One that cannot be migrated remains unread, and is reported with such
 * settings.
 */
function groupingOf(options: Section, defaults: ForeignObject): SchemaGrouping | undefined {
  const given = options.peek('groupByDirective') ?? defaults.groupByDirective;
  const { directive, field, fallback } = isForeignObject(given) ? given : {};
  if (!isName(directive) || !isName(field)) return undefined;
  options.any('groupByDirective');
  const rest = typeof fallback === 'string' ? fallback : 'Miscellaneous';
  return { by: `@${directive}(${field}:)`, rest };
}

/** Reads what is left out. Directives that cannot be read are reported with such settings. */
function hiddenBy(
  options: Section,
  defaults: ForeignObject,
  { deprecated }: ForeignObject,
): readonly string[] | undefined {
  const given = options.peek('skipDocDirective') ?? defaults.skipDocDirective ?? [];
  const names = (isForeignList(given) ? given : [given]).map(directiveName);
  if (names.every((name) => name !== undefined)) options.any('skipDocDirective');
  const read = names.filter((name) => name !== undefined);
  const all = new Set(deprecated === 'skip' ? [...read, '@deprecated'] : read);
  return all.size === 0 ? undefined : [...all];
}

function directiveName(value: ForeignValue): string | undefined {
  const [, name] = (typeof value === 'string' && /^@?(\w+)$/.exec(value)) || [];
  return name && `@${name}`;
}

function isName(value: ForeignValue | undefined): value is string {
  return typeof value === 'string' && /^\w+$/.test(value);
}

/** Pointers as strings; addresses with headers are keys of an object. */
function pointersOf(schema: ForeignValue): string[] {
  if (typeof schema === 'string') return [schema];
  if (isForeignList(schema)) return schema.flatMap(pointersOf);
  return isForeignObject(schema) ? Object.keys(schema) : [];
}
