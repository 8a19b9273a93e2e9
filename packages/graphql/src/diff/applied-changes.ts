import { addToList } from '@docgen/core/add-to-list';
import { type DirectiveNode, type DocumentNode, print, type StringValueNode, visit } from 'graphql';
import { type CoordinateNode, coordinates } from '../definitions-by-coordinate.ts';
import { directivesOf } from '../directives-of.ts';
import { federationNames } from '../federation-names.ts';
import { federationDefinitions } from '../known-definitions.ts';
import { placeOfNode } from '../place-of-node.ts';
import type { SchemaChange } from './schema-changes.ts';

/**
 * Compares how two versions of a subgraph apply the directives of federation to what both have:
 * keys, `@shareable`, `@inaccessible` and the like.
 */
export function appliedChanges(
  before: DocumentNode,
  after: DocumentNode,
): Omit<SchemaChange, 'criticality'>[] {
  const old = appliedIn(before);
  return Array.from(appliedIn(after)).flatMap(([coordinate, { node, applied }]) =>
    wordsOf(old.get(coordinate)?.applied ?? applied, applied).map((what) => ({
      type: 'APPLIED_DIRECTIVE_CHANGED',
      coordinate,
      message: `${coordinate} ${what}.`,
      place: placeOfNode(node),
    })),
  );
}

interface Applied {
  /** The definition, or the first of its pieces. */
  readonly node: CoordinateNode;
  /** Directives as text, by their names in the specification. */
  readonly applied: Map<string, string[]>;
}

function appliedIn(document: DocumentNode): Map<string, Applied> {
  const { local } = federationNames(document);
  const names = new Map(
    Array.from(federationDefinitions.keys(), (name) => [local(name), name] as const),
  );
  const found = new Map<string, Applied>();
  for (const [coordinate, node] of coordinates(document)) {
    const { applied } = found.get(coordinate) ?? { applied: new Map() };
    if (!found.has(coordinate)) found.set(coordinate, { node, applied });
    for (const directive of directivesOf('directives' in node ? [node] : [])) {
      const name = names.get(`@${directive.name.value}`);
      if (name === undefined) continue;
      addToList(applied, name, textOf(directive).replace(/^@\w+/, name));
    }
  }
  return found;
}

/** A selection of fields is the same however it is laid out. */
function textOf(directive: DirectiveNode): string {
  const onOneLine = (node: StringValueNode) => ({
    ...node,
    block: false,
    value: node.value.trim().replace(/\s+/g, ' '),
  });
  return print(visit(directive, { StringValue: onOneLine }));
}

function wordsOf(before: Applied['applied'], after: Applied['applied']): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name) ?? [], after.get(name) ?? []];
    const lost = old.filter((text) => !now.includes(text)).join(' ');
    const got = now.filter((text) => !old.includes(text)).join(' ');
    if (lost === got) return [];
    if (lost === '') return `got ${got}`;
    return got === '' ? `lost ${lost}` : `changed ${lost} to ${got}`;
  });
}
