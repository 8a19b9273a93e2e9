import { addToList } from '@docgen/core/add-to-list';
import type { Place } from '@docgen/core/diagnostic';
import {
  type ArgumentNode,
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  print,
  type StringValueNode,
  visit,
} from 'graphql';
import { type CoordinateNode, coordinates } from '../definitions-by-coordinate.ts';
import { directivesOf } from '../directives-of.ts';
import { federationNames } from '../federation-names.ts';
import { federationDefinitions } from '../known-definitions.ts';
import { placeOfNode } from '../place-of-node.ts';

/** A directive of federation that is applied otherwise than before. */
export interface AppliedChange {
  /** Schema coordinate of what it is applied to. */
  readonly coordinate: string;
  /** Name of the directive in the specification, with its `@`. */
  readonly name: string;
  readonly before: readonly ConstDirectiveNode[];
  readonly after: readonly ConstDirectiveNode[];
  /** All directives of federation that were applied before, whatever their names. */
  readonly previous: readonly ConstDirectiveNode[];
  readonly message: string;
  readonly place: Place | undefined;
}

/**
 * Compares how two versions of a schema apply the directives of federation to what both have: keys,
 * `@shareable`, `@inaccessible` and the like.
 */
export function appliedChanges(before: DocumentNode, after: DocumentNode): AppliedChange[] {
  const old = appliedIn(before);
  return Array.from(appliedIn(after)).flatMap(([coordinate, { node, applied }]) => {
    const had = old.get(coordinate)?.applied ?? applied;
    const previous = [...had.values()].flat();
    return [...new Set([...had.keys(), ...applied.keys()])].flatMap((name) => {
      const [before, after] = [had.get(name) ?? [], applied.get(name) ?? []];
      const what = wordsOf(before.map(textOf(name)), after.map(textOf(name)));
      if (what === undefined) return [];
      const message = `${coordinate} ${what}.`;
      return [{ coordinate, name, before, after, previous, message, place: placeOfNode(node) }];
    });
  });
}

interface Applied {
  /** The definition, or the first of its pieces. */
  readonly node: CoordinateNode;
  /** Directives by their names in the specification. */
  readonly applied: Map<string, ConstDirectiveNode[]>;
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
      addToList(applied, name, directive);
    }
  }
  return found;
}

/** A directive by its name in the specification. A selection of fields is the same however it is laid out. */
function textOf(name: string): (directive: ConstDirectiveNode) => string {
  const onOneLine = (node: StringValueNode) => ({
    ...node,
    block: false,
    value: node.value.replace(/\s+/g, ' ').trim(),
  });
  const asSelection = (node: ArgumentNode) => {
    const { name, value } = node;
    if (name.value !== 'fields' || value.kind !== Kind.STRING) return undefined;
    const spaced = value.value.replace(/,/g, ' ').replace(/[{}]/g, ' $& ');
    return { ...node, value: { ...value, value: spaced } };
  };
  return (directive) =>
    print(visit(directive, { Argument: asSelection, StringValue: onOneLine })).replace(
      /^@\w+/,
      name,
    );
}

function wordsOf(before: readonly string[], after: readonly string[]): string | undefined {
  const lost = before.filter((text) => !after.includes(text)).join(' ');
  const got = after.filter((text) => !before.includes(text)).join(' ');
  if (lost === got) return undefined;
  if (lost === '') return `got ${got}`;
  return got === '' ? `lost ${lost}` : `changed ${lost} to ${got}`;
}
