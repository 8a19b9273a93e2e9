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

/** A directive that is applied otherwise than before. */
export interface AppliedChange {
  /** Schema coordinate of what it is applied to. */
  readonly coordinate: string;
  /** Name of the directive with its `@`: of one of federation, the one in the specification. */
  readonly name: string;
  readonly before: readonly ConstDirectiveNode[];
  readonly after: readonly ConstDirectiveNode[];
  /** All that were applied before, of those that are compared. */
  readonly previous: readonly ConstDirectiveNode[];
  readonly message: string;
  readonly place: Place | undefined;
}

/** Gives the name to report of a directive, both with `@`; `undefined` for one that is not compared. */
export type ReportedName = (name: string) => string | undefined;

/**
 * Compares how two versions of a schema apply directives to what both have.
 *
 * @param reportedIn - Says which directives of a document are compared. When left out, those of federation:
 *   keys, `@shareable`, `@inaccessible` and the like.
 */
export function appliedChanges(
  before: DocumentNode,
  after: DocumentNode,
  reportedIn: (document: DocumentNode) => ReportedName = federationDirectives,
): AppliedChange[] {
  const old = appliedIn(before, reportedIn(before));
  return Array.from(appliedIn(after, reportedIn(after))).flatMap(
    ([coordinate, { node, applied }]) => {
      const had = old.get(coordinate)?.applied ?? applied;
      const previous = [...had.values()].flat();
      return [...new Set([...had.keys(), ...applied.keys()])].flatMap((name) => {
        const [before, after] = [had.get(name) ?? [], applied.get(name) ?? []];
        const what = wordsOf(before.map(textOf(name)), after.map(textOf(name)));
        if (what === undefined) return [];
        const message = `${coordinate} ${what}.`;
        return [{ coordinate, name, before, after, previous, message, place: placeOfNode(node) }];
      });
    },
  );
}

interface Applied {
  /** The definition, or the first of its pieces. */
  readonly node: CoordinateNode;
  /** Directives by the names that are reported. */
  readonly applied: Map<string, ConstDirectiveNode[]>;
}

function federationDirectives(document: DocumentNode): ReportedName {
  const { local } = federationNames(document);
  const names = new Map(
    Array.from(federationDefinitions.keys(), (name) => [local(name), name] as const),
  );
  return (name) => names.get(name);
}

function appliedIn(document: DocumentNode, reported: ReportedName): Map<string, Applied> {
  const found = new Map<string, Applied>();
  for (const [coordinate, node] of coordinates(document)) {
    const { applied } = found.get(coordinate) ?? { applied: new Map() };
    if (!found.has(coordinate)) found.set(coordinate, { node, applied });
    for (const directive of directivesOf('directives' in node ? [node] : [])) {
      const name = reported(`@${directive.name.value}`);
      if (name === undefined) continue;
      addToList(applied, name, directive);
    }
  }
  return found;
}

/** A directive by the name that is reported. A selection of fields is the same however it is laid out. */
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
