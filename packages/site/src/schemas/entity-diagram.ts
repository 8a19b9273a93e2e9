import type { ObjectEntry, SchemaModel, TypeRef } from '@docgen/core/schema-model';

/** Diagrams with more entities are unreadable. */
const MOST_ENTITIES = 40;

/**
 * Space between two entities, in pixels. With Mermaid's default of 140, most diagrams are wider
 * than the page.
 */
const NEAR = `%%{init: {"er": {"nodeSpacing": 30}}}%%`;

/** Maximum number of fields named at a relation, per direction. */
const MOST_NAMES = 2;

/**
 * A Mermaid entity relationship diagram of a schema's entities, and the fields that refer from one
 * to another, directly or through a connection (`nodes`, or `edges { node }`).
 *
 * @returns `undefined` if no entities are related, or if there are more than {@link MOST_ENTITIES}.
 */
export function entityDiagram({ entries }: Pick<SchemaModel, 'entries'>): string | undefined {
  const objects = new Map(
    entries.flatMap((entry) => (entry.kind === 'objects' ? [[entry.name, entry] as const] : [])),
  );
  const entities = [...objects.values()].filter(({ entity }) => entity);
  if (entities.length > MOST_ENTITIES) return undefined;
  const relations = new Map<string, Relation>();
  for (const { name: from, fields } of entities) {
    for (const { name, type } of fields) {
      const { to, many } = targetOf(type, objects);
      if (to === undefined) continue;
      const [left, right] = from < to ? [from, to] : [to, from];
      const key = `${left} ${right}`;
      const relation = relations.get(key) ?? { left, right, toLeft: [], toRight: [] };
      relations.set(key, relation);
      const ends = to === right ? relation.toRight : relation.toLeft;
      ends.push({ name, many, optional: !type.text.endsWith('!') });
    }
  }
  if (relations.size === 0) return undefined;
  const all = [...relations.values()];
  // The line from an entity to itself needs the default space.
  const settings = all.some(({ left, right }) => left === right) ? [] : [NEAR];
  return [...settings, 'erDiagram', ...all.map(line)].join('\n');
}

interface Relation {
  readonly left: string;
  readonly right: string;
  /** Fields of the right entity that refer to the left one. */
  readonly toLeft: End[];
  readonly toRight: End[];
}

interface End {
  readonly name: string;
  readonly many: boolean;
  readonly optional: boolean;
}

/** The entity that a field refers to, directly or through a connection. */
function targetOf(
  { name, text }: TypeRef,
  objects: ReadonlyMap<string, ObjectEntry>,
): { readonly to?: string; readonly many: boolean } {
  const type = objects.get(name);
  if (type === undefined) return { many: false };
  if (type.entity) return { to: name, many: text.includes('[') };
  const fieldOf = (object: ObjectEntry | undefined, field: string) =>
    object?.fields.find((each) => each.name === field)?.type.name ?? '';
  const edge = objects.get(fieldOf(type, 'edges'));
  const node = objects.get(fieldOf(type, 'nodes')) ?? objects.get(fieldOf(edge, 'node'));
  const isEntity = /Connection$/.test(name) && node?.entity;
  return isEntity ? { to: node.name, many: true } : { many: false };
}

function line({ left, right, toLeft, toRight }: Relation): string {
  const names = [toRight, toLeft]
    .filter((ends) => ends.length > 0)
    .map((ends) => {
      const named = ends.slice(0, MOST_NAMES).map(({ name }) => name);
      return [...named, ...(ends.length > MOST_NAMES ? ['…'] : [])].join(', ');
    });
  const leftEnd = { many: '}o', optional: '|o', one: '||' }[kindOf(toLeft)];
  const rightEnd = { many: 'o{', optional: 'o|', one: '||' }[kindOf(toRight)];
  return `  "${left}" ${leftEnd}--${rightEnd} "${right}" : "${names.join(' / ')}"`;
}

/** Cardinality of an end. An end without fields is `many`, because its cardinality is unknown. */
function kindOf(ends: readonly End[]): 'many' | 'optional' | 'one' {
  if (ends.length === 0 || ends.some(({ many }) => many)) return 'many';
  return ends.some(({ optional }) => optional) ? 'optional' : 'one';
}
