import { routeKey } from '@docgen/core/addresses/url';
import { addToList } from '@docgen/core/basics/add-to-list';
import { cutList } from '@docgen/core/basics/cut-list';
import type { Card, EntityGroup, KindIndex, SchemaPage } from '@docgen/core/page';
import { hasOperations } from '@docgen/core/schema/has-operations';
import { subgraphLabel } from '@docgen/core/schema/named-subgraph';
import type { SchemaEntry, SchemaModel, SubgraphUse } from '@docgen/core/schema-model';
import { compareText } from '@docgen/core/strings/compare-text';
import type { ToldText } from '@docgen/core/strings/told-text';
import { labelInSection } from '../sidebars/label-in-section.ts';
import { schemaSidebar } from '../sidebars/schema-sidebar.ts';
import { cardOf, type PlacedGroup, type PlacedNode } from '../sidebars/sidebar-node.ts';

/** Maximum number of definitions of a kind on a start page, if they have a page with all. */
const MOST_LISTED = 20;

/** What the overview of a schema depends on. */
export interface OverviewInput {
  /** All schemas of the site. */
  readonly schemas: readonly SchemaModel[];
  /** Trees by sidebar id. */
  readonly sidebars: ReadonlyMap<string, readonly PlacedNode[]>;
  /** First sentence of an entry's description. */
  readonly summary: (entry: SchemaEntry) => ToldText | undefined;
}

/**
 * The contents of a schema's start page: the number of definitions in each group of its sidebar,
 * its operations or else its types, and its entities by owner or, for a service, by the role of the service.
 */
export function schemaOverview(
  schema: SchemaModel,
  { schemas, sidebars, summary }: OverviewInput,
): Required<Pick<SchemaPage, 'cards' | 'indexes' | 'entities'>> {
  const listed = sectionsOf(sidebars, schema.route);
  // Without a sidebar, nothing else leads to the definitions.
  const sections =
    listed.length > 0 ? listed : schemaSidebar(schema, summary).items.filter(isGroup);
  const isByKind = sections.every(({ isSection }) => isSection);
  const kinds = sections.flatMap(kindGroups);
  const counted = isByKind ? kinds : sections;
  const shownKinds = hasOperations(schema) ? OPERATION_KINDS : [...OPERATION_KINDS, ...TYPE_KINDS];
  return {
    cards: counted.map(countCard).filter((card) => card !== undefined),
    indexes: shownKinds.flatMap((title) =>
      kindIndex(
        title,
        kinds.filter(({ label }) => label === title),
        schema.route,
      ),
    ),
    entities: schema.composed ? entitiesByOwner(schema) : entitiesByRole(schema, schemas),
  };
}

/** The groups of a schema's sidebar: its sections, or configured groups. */
function sectionsOf(
  sidebars: ReadonlyMap<string, readonly PlacedNode[]>,
  route: string,
): PlacedGroup[] {
  const find = (nodes: readonly PlacedNode[]): readonly PlacedNode[] | undefined => {
    for (const node of nodes) {
      if (node.kind === 'link') continue;
      if (node.to !== undefined && routeKey(node.to) === routeKey(route)) return node.items;
      const inside = find(node.items);
      if (inside !== undefined) return inside;
    }
    return undefined;
  };
  for (const nodes of sidebars.values()) {
    const found = find(nodes);
    if (found !== undefined) return found.filter(isGroup);
  }
  return [];
}

/** The groups in a section, with the labels that they have outside of it. */
function kindGroups({ label: section, items }: PlacedGroup): PlacedGroup[] {
  return items
    .filter(isGroup)
    .map((group) => ({ ...group, label: labelInSection(group.label, section) }));
}

function isGroup(node: PlacedNode): node is PlacedGroup {
  return node.kind === 'group';
}

/** A card without a description, because the group's label and count are enough. */
function countCard({ label, to, items }: PlacedGroup): Card | undefined {
  return to === undefined ? undefined : { title: label, to, count: definitionsIn(items) };
}

function definitionsIn(items: readonly PlacedNode[]): number {
  return items.reduce((sum, node) => sum + (isGroup(node) ? definitionsIn(node.items) : 1), 0);
}

const OPERATION_KINDS = ['Queries', 'Mutations', 'Subscriptions'];

/** All but scalars, which a start page lists with their formats. */
const TYPE_KINDS = ['Objects', 'Interfaces', 'Unions', 'Inputs', 'Enums'];

/** Types that gateways and subgraphs exchange, such as `_Entity` and `link__Import`. */
const OF_FEDERATION = /__|^_/;

/**
 * The operations or types of one kind, collected from all groups.
 *
 * @param start - Route of the start page, whose cards link to these groups.
 */
function kindIndex(title: string, groups: readonly PlacedGroup[], start: string): KindIndex[] {
  const cards = groups
    .flatMap(({ items }) => items.map(cardOf))
    .filter((card) => card !== undefined)
    // With trailing slashes, `add-many/` would come before `add/`.
    .sort((a, b) => compareText(routeKey(a.to), routeKey(b.to)));
  const isOfTypes = TYPE_KINDS.includes(title);
  const own = isOfTypes ? cards.filter((card) => !OF_FEDERATION.test(card.title)) : cards;
  if (own.length === 0) return [];
  const to = groups.length === 1 ? groups[0]?.to : `${start}#contents`;
  if (to === undefined) return [{ title, cards: own }];
  const { shown, rest } = cutList(own, MOST_LISTED);
  return [{ title, cards: shown, ...(rest.length > 0 && { all: { to, count: cards.length } }) }];
}

/**
 * Label for entities whose subgraphs the supergraph does not list. Only damaged supergraphs have
 * such.
 */
const NO_OWNER = 'Unknown owner';

function entitiesByOwner({ entries, subgraphs }: SchemaModel): EntityGroup[] {
  const groups = new Map<string, EntityGroup['entities'][number][]>();
  for (const entity of entries.filter(isEntity)) {
    const owners = entity.subgraphs.filter(({ role }) => role === 'owner');
    const labels = owners.map(({ id }) => subgraphLabel(id, subgraphs));
    addToList(groups, labels.join(', ') || NO_OWNER, { name: entity.name, to: entity.route });
  }
  return Array.from(groups, ([label, entities]) => ({ label, entities })).sort((a, b) =>
    compareText(a.label, b.label),
  );
}

/** Labels of a service's roles in entities, in the order in which they are shown. */
const PARTS: Readonly<Record<SubgraphUse['role'], string>> = {
  owner: 'Owned',
  contributor: 'Extended',
  interfaceObject: 'Extended',
  stub: 'Referenced',
};

function entitiesByRole(schema: SchemaModel, schemas: readonly SchemaModel[]): EntityGroup[] {
  const composed = schemas.find(({ subgraphs }) => subgraphs.some(({ id }) => id === schema.id));
  const roles = new Map(
    composed?.entries.flatMap(({ section, name, subgraphs }) => {
      const use = subgraphs.find(({ id }) => id === schema.id);
      return use === undefined || section === 'api' ? [] : [[name, use.role] as const];
    }),
  );
  const groups = new Map<string, EntityGroup['entities'][number][]>();
  for (const label of PART_LABELS) groups.set(label, []);
  for (const { name, route } of schema.entries.filter(isEntity)) {
    addToList(groups, PARTS[roles.get(name) ?? 'owner'], { name, to: route });
  }
  return Array.from(groups, ([label, entities]) => ({ label, entities })).filter(
    ({ entities }) => entities.length > 0,
  );
}

const PART_LABELS = new Set(Object.values(PARTS));

function isEntity(entry: SchemaEntry): boolean {
  return 'entity' in entry && entry.entity === true;
}
