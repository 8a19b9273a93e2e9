import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import { cutList } from '@docgen/core/cut-list';
import type { Card, EntityGroup, OperationGroup, SchemaPage } from '@docgen/core/page';
import type { SchemaEntry, SchemaModel, SubgraphUse } from '@docgen/core/schema-model';
import { routeKey } from '@docgen/core/url';
import { labelInSection } from './label-in-section.ts';
import { cardOf, type PlacedGroup, type PlacedNode } from './sidebar-node.ts';

/** How many operations of a kind a start page lists; its index has them all. */
const MOST_OPERATIONS = 20;

/**
 * What a schema's start page says of the schema: how much there is of each kind, as its sidebar
 * groups them, its operations, and its entities with the part that services have in them.
 *
 * @param schemas - All of the site.
 */
export function schemaOverview(
  schema: SchemaModel,
  schemas: readonly SchemaModel[],
  sidebars: ReadonlyMap<string, readonly PlacedNode[]>,
): Required<Pick<SchemaPage, 'cards' | 'operations' | 'entities'>> {
  const sections = sectionsOf(sidebars, schema.route);
  const isByKind = sections.every(({ label }) => label === 'Api' || label === 'Types');
  const kinds = sections.flatMap(kindGroups);
  const counted = isByKind ? kinds : sections;
  return {
    cards: counted.map(countCard).filter((card) => card !== undefined),
    operations: OPERATION_KINDS.flatMap((title) =>
      operationGroup(
        title,
        kinds.filter(({ label }) => label === title),
        schema.route,
      ),
    ),
    entities: schema.composed ? entitiesByOwner(schema) : entitiesByRole(schema, schemas),
  };
}

/** The groups of a schema's sidebar: `Api` and `Types`, or those that are configured. */
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

/** The groups inside of a section, by what they are called outside of it. */
function kindGroups({ label: section, items }: PlacedGroup): PlacedGroup[] {
  return items
    .filter(isGroup)
    .map((group) => ({ ...group, label: labelInSection(group.label, section) }));
}

function isGroup(node: PlacedNode): node is PlacedGroup {
  return node.kind === 'group';
}

/** The name of the group and how much it holds say enough. */
function countCard({ label, to, items }: PlacedGroup): Card | undefined {
  return to === undefined ? undefined : { title: label, to, count: definitionsIn(items) };
}

function definitionsIn(items: readonly PlacedNode[]): number {
  return items.reduce((sum, node) => sum + (isGroup(node) ? definitionsIn(node.items) : 1), 0);
}

const OPERATION_KINDS = ['Queries', 'Mutations', 'Subscriptions'];

/**
 * The operations of one kind, also where they are in several groups.
 *
 * @param start - Route of the start page, whose cards lead to these groups.
 */
function operationGroup(
  title: string,
  groups: readonly PlacedGroup[],
  start: string,
): OperationGroup[] {
  const cards = groups
    .flatMap(({ items }) => items.map(cardOf))
    .filter((card) => card !== undefined)
    .sort((a, b) => compareText(withoutSlash(a.to), withoutSlash(b.to)));
  if (cards.length === 0) return [];
  const to = groups.length === 1 ? groups[0]?.to : `${start}#contents`;
  const { shown, rest } = cutList(cards, MOST_OPERATIONS);
  const all = rest.length > 0 && to && { all: { to, count: cards.length } };
  return [{ title, cards: shown, ...all }];
}

/** A slash at the end would put `add-many/` before `add/`. */
function withoutSlash(route: string): string {
  return route.replace(/\/$/, '');
}

/** Over entities of subgraphs that the supergraph itself does not list, which only damaged ones have. */
const NO_OWNER = 'Unknown owner';

function entitiesByOwner({ entries, subgraphs }: SchemaModel): EntityGroup[] {
  const groups = new Map<string, EntityGroup['entities'][number][]>();
  for (const entity of entries.filter(isEntity)) {
    const owners = entity.subgraphs.filter(({ role }) => role === 'owner');
    const labels = owners.map(({ id }) => subgraphs.find((each) => each.id === id)?.label ?? id);
    addToList(groups, labels.join(', ') || NO_OWNER, { name: entity.name, to: entity.route });
  }
  return Array.from(groups, ([label, entities]) => ({ label, entities })).sort((a, b) =>
    compareText(a.label, b.label),
  );
}

/** What a service does with an entity, in the order in which it is told. */
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
