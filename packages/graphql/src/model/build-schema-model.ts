import { byRank } from '@docgen/core/basics/by-rank';
import type { ResolvedComposedSchema, ResolvedSchemaInstance } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { anchorOf } from '@docgen/core/schema/anchors';
import { changesRoute, titledSummary, versionHeadings } from '@docgen/core/schema/schema-changes';
import type { SchemaModel, SubgraphRef } from '@docgen/core/schema-model';
import { changeViews } from '../diff/change-views.ts';
import type { SchemaHistory } from '../diff/schema-history.ts';
import type { ChangesOfVersion } from '../diff/version-changes.ts';
import type { EntryDraft } from '../entries/entry-draft.ts';
import { documentedErrors } from '../errors/documented-errors.ts';
import { authoredExamples } from '../examples/authored-examples.ts';
import { type FederationNames, federationNames } from '../federation/federation-names.ts';
import { graphNames } from '../federation/graph-names.ts';
import { federationDirectives } from '../federation/known-definitions.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Definition } from '../nodes/definition.ts';
import { rootTypesOf } from '../nodes/root-types.ts';
import { indexOrigins } from '../ownership/index-origins.ts';
import { indexRoles } from '../ownership/index-roles.ts';
import { assignAddresses } from './assign-addresses.ts';
import { completeEntries } from './complete-entries.ts';
import { listDefinitions } from './list-definitions.ts';
import type { ModelScope } from './model-scope.ts';
import { schemaDefinition } from './schema-definition.ts';
import { directiveEntry, operationEntry, typeEntry } from './type-entry.ts';
import { withAliases } from './with-aliases.ts';

/**
 * Creates the model of a schema: everything that the reference shows of it.
 *
 * @param config - The schema's section of the configuration; routes start with its `route`.
 * @param schema - From `loadSubgraph` or `composeSupergraph`.
 * @param subgraphModels - For a supergraph: models of its subgraphs, in configuration order; others
 *   are ignored. They provide the places of definitions and descriptions in real files, and the
 *   routes of the owners. Without them, as in a supergraph that another tool has composed, owners
 *   have only names.
 * @param history - Versions in which its definitions were added and changed, as far as they are known.
 * @param changes - Its changes from version to version.
 * @param unlisted - Ids of the subgraphs without a reference on the site. Their names link to their
 *   manuals, if they have one.
 * @returns The model, a `slug-collision` warning for each definition whose address got a suffix,
 *   and the diagnostics of `authoredExamples` and `documentedErrors`.
 */
export function buildSchemaModel({
  config,
  schema,
  history,
  changes = [],
  subgraphModels = [],
  unlisted = [],
}: {
  config: ResolvedSchemaInstance | ResolvedComposedSchema;
  schema: LoadedSchema;
  history?: SchemaHistory | undefined;
  changes?: readonly ChangesOfVersion[];
  subgraphModels?: readonly SchemaModel[];
  unlisted?: readonly string[];
}): Checked<SchemaModel> {
  const definitions = listDefinitions(schema);
  const graphs = indexGraphs(schema, subgraphModels, unlisted);
  const takingPart = new Set([...graphs.values()].map(({ id }) => id));
  const origins = indexOrigins(
    subgraphModels.filter(({ id }) => takingPart.has(id)),
    unlisted,
  );
  const { value: addresses, diagnostics } = assignAddresses({
    definitions,
    route: config.route,
    folders: config.folders,
    sources: schema.sources,
    originOf: (coordinate) => origins.get(coordinate)?.[0]?.place,
  });
  const names = schema.hiding?.names ?? federationNames(schema.document);
  const roots = rootTypesOf(schema.schema);
  for (const { name } of roots.values()) {
    addresses.set(name, { slug: '', route: `${config.route}#${anchorOf(name)}` });
  }
  const headings = versionHeadings(changes);
  const places = new Map(
    changes.map(({ label }, at) => [label, `${changesRoute(config)}#${headings[at]?.id}`]),
  );
  const scope: ModelScope = {
    schema,
    addresses,
    names,
    specified: specifiedDirectives(names.local),
    graphs,
    roles: indexRoles(schema),
    origins,
    history,
    changesOf: (label) => places.get(label),
    linkBase: config.linkBase,
  };
  const plain = definitions.map((definition) => draftOf(definition, scope));
  const drafts = config.aliases === undefined ? plain : plain.map((draft) => withAliases(draft));
  const examples = authoredExamples(schema);
  const errors = documentedErrors(schema, drafts);
  const authored = { examples: examples.value, errors: errors.value };
  const start = { definition: schemaDefinition(roots, scope), route: config.route };
  const entries = completeEntries(schema, { drafts, definitions, authored, start });
  const own = { id: config.id, route: config.route, definition: start.definition, entries };
  return {
    value: {
      ...own,
      label: config.label,
      title: config.title,
      description: config.description,
      manual: config.manual,
      endpoint: config.endpoint,
      headers: config.headers,
      explorer: config.explorer,
      composed: schema.composed,
      subgraphs: [...graphs.values()],
      ...(changes.length > 0 && { changes: changeViews(changes, own) }),
    },
    diagnostics: [...diagnostics, ...examples.diagnostics, ...errors.diagnostics],
  };
}

/**
 * Federation directives that a schema has other names for: their names in the specification, by
 * those in the schema.
 */
function specifiedDirectives(local: FederationNames['local']): Map<string, string> {
  const names = federationDirectives.map((name) => [local(name), name] as const);
  return new Map(names.filter(([own, name]) => own !== name));
}

function draftOf(definition: Definition, scope: ModelScope): EntryDraft {
  if ('field' in definition) return operationEntry(definition, scope);
  if ('directive' in definition) return directiveEntry(definition, scope);
  return typeEntry(definition, scope);
}

/**
 * The subgraphs of a supergraph by their value of `join__Graph`. Empty for any other schema.
 *
 * @param models - Models of the subgraphs; their order is kept. Subgraphs without a model come last
 *   and have only names.
 */
function indexGraphs(
  { document, composed }: LoadedSchema,
  models: readonly SchemaModel[],
  unlisted: readonly string[],
): Map<string, SubgraphRef> {
  const ranks = new Map(models.map(({ id }, rank) => [id, rank]));
  const refs = new Map(
    models.map((model): [string, SubgraphRef] => [
      model.id,
      subgraphRef(model, unlisted.includes(model.id)),
    ]),
  );
  const rankOf = ([, id]: readonly [value: string, id: string]) => ranks.get(id) ?? models.length;
  return new Map(
    byRank([...(composed ? graphNames(document) : [])], rankOf).map(
      ([value, id]): [string, SubgraphRef] => [value, refs.get(id) ?? { id, label: id }],
    ),
  );
}

function subgraphRef(model: SchemaModel, isUnlisted: boolean): SubgraphRef {
  const { id, label, route, manual, definition, changes: [latest] = [] } = model;
  return {
    id,
    label,
    route: isUnlisted ? manual : route,
    ...(definition.contact !== undefined && { contact: definition.contact.name }),
    ...(latest !== undefined &&
      !isUnlisted && {
        changes: { to: changesRoute(model), latest: titledSummary(latest) },
      }),
  };
}
