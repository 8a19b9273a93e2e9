import { routeKey } from '@docgen/core/addresses/url';
import type { Place } from '@docgen/core/diagnostic';
import type { SchemaPage } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import { deprecationsOf, deprecationsRoute } from '@docgen/core/schema/deprecations';
import { changesRoute } from '@docgen/core/schema/schema-changes';
import { usageSummary, usagesRoute } from '@docgen/core/schema/usages';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { plainTold, type ToldText } from '@docgen/core/strings/told-text';
import type { RouteOrigin } from '../routes/route-table.ts';
import { routeAt } from '../sidebars/route-at.ts';
import type { PlacedNode } from '../sidebars/sidebar-node.ts';
import type { SidebarPlace } from '../sidebars/sidebar-places.ts';
import type { alsoInSchemas } from './also-in.ts';
import { schemaOverview } from './schema-overview.ts';

export interface SchemaRoutesInput {
  readonly schemas: readonly SchemaModel[];
  /** What lists say about an entry: the first sentence of its description. */
  readonly summary: (entry: SchemaEntry) => ToldText | undefined;
  /**
   * Returns the parts of a start page that are created elsewhere, by schema id: among them, as plain
   * text, the first sentence of the schema's own description.
   */
  readonly startOf?: (schema: string) => Pick<SchemaPage, 'description' | 'diagram' | 'downloads'>;
  readonly alsoIn: ReturnType<typeof alsoInSchemas>;
  /** Returns the place of a schema's route in the configuration, by its id. */
  readonly placeOfRoute: (schema: string) => Place | undefined;
  /** By sidebar id. */
  readonly sidebars: ReadonlyMap<string, readonly PlacedNode[]>;
  /** By route key. */
  readonly places: ReadonlyMap<string, SidebarPlace>;
}

/**
 * The routes of a schema: its start page, its deprecations, its changes, its definitions and their
 * usages.
 */
export function schemaRoutes(schema: SchemaModel, input: SchemaRoutesInput): RouteOrigin[] {
  const start = startRoute(schema, input);
  const deprecations = deprecationsPage(start, schema);
  const changes = changesPage(start, schema);
  const placeOf = () => input.placeOfRoute(schema.id);
  return [
    { route: start, origin: `schema ${schema.id}`, placeOf },
    ...(deprecations === undefined
      ? []
      : [{ route: deprecations, origin: `deprecations of ${schema.id}`, placeOf }]),
    ...(changes === undefined
      ? []
      : [{ route: changes, origin: `changes of ${schema.id}`, placeOf }]),
    ...schema.entries.flatMap((entry) => entryRoutes(entry, schema, input)),
  ];
}

function startRoute(schema: SchemaModel, input: SchemaRoutesInput): Route {
  const { startOf, places } = input;
  const { description, ...parts } = startOf?.(schema.id) ?? {};
  const { previous: _none, ...start } = routeAt(schema.route, places.get(routeKey(schema.route)), {
    kind: 'schema',
    schema: schema.id,
    title: schema.title,
    description: description ?? `Reference of the ${schema.title}.`,
    ...schemaOverview(schema, input),
    ...parts,
  });
  return start;
}

function entryRoutes(
  entry: SchemaEntry,
  schema: SchemaModel,
  { summary, alsoIn, placeOfRoute, places }: SchemaRoutesInput,
): RouteOrigin[] {
  const elsewhere = alsoIn(entry);
  const text = summary(entry);
  const route = routeAt(entry.route, places.get(routeKey(entry.route)), {
    kind: 'schema',
    schema: schema.id,
    title: entry.name,
    description: text && plainTold(text),
    entry,
    ...(elsewhere.schemas.length > 0 && { alsoIn: elsewhere }),
    cards: [],
  });
  const usages = usagesPage(route, entry);
  const placeOf = () => entry.place ?? placeOfRoute(schema.id);
  return [
    { route, origin: `definition ${entry.coordinate}`, placeOf },
    ...(usages === undefined
      ? []
      : [{ route: usages, origin: `usages of ${entry.coordinate}`, placeOf }]),
  ];
}

/**
 * The page with all usages of a definition, below the definition's own page; `undefined` if that
 * one lists them all.
 */
function usagesPage({ page, sidebar, breadcrumbs }: Route, entry: SchemaEntry): Route | undefined {
  const path = usagesRoute(entry);
  if (path === undefined || page.kind !== 'schema') return undefined;
  return {
    path,
    page: {
      ...page,
      title: `Usages of ${entry.name}`,
      description: `${usageSummary(entry)}.`,
      usages: true,
    },
    sidebar,
    breadcrumbs: breadcrumbs.length === 0 ? [] : [...breadcrumbs, { label: 'Used by' }],
  };
}

/**
 * The page with everything that a schema deprecates, below its start page; `undefined` if that is
 * nothing.
 */
function deprecationsPage(start: Route, schema: SchemaModel): Route | undefined {
  if (deprecationsOf(schema).length === 0) return undefined;
  return listPage(start, schema, {
    path: deprecationsRoute(schema),
    lists: 'deprecations',
    label: 'Deprecations',
    description: `All that should not be used any more in ${schema.title}, and what to use instead.`,
  });
}

/**
 * The page with the changes of all versions of a schema, below its start page; `undefined` without
 * any.
 */
function changesPage(start: Route, schema: SchemaModel): Route | undefined {
  if (schema.changes === undefined) return undefined;
  return listPage(start, schema, {
    path: changesRoute(schema),
    lists: 'changes',
    label: 'Changes',
    description: `What has changed for clients of ${schema.title}, version by version.`,
  });
}

/** A page about the whole schema, below its start page. @param label - The start of its title. */
function listPage(
  { sidebar, breadcrumbs }: Route,
  schema: SchemaModel,
  list: Required<Pick<SchemaPage, 'lists' | 'description'>> & { path: string; label: string },
): Route {
  const { path, lists, label, description } = list;
  const title = `${label} of ${schema.title}`;
  return {
    path,
    page: { kind: 'schema', schema: schema.id, title, description, lists, cards: [] },
    sidebar,
    breadcrumbs: breadcrumbs.length === 0 ? [] : [...breadcrumbs, { label }],
  };
}
