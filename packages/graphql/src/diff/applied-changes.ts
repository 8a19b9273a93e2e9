import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import type { Place } from '@docgen/core/diagnostic';
import { oneLine } from '@docgen/core/one-line';
import {
  type ArgumentNode,
  type ASTVisitor,
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  type NameNode,
  print,
  type StringValueNode,
  visit,
} from 'graphql';
import { type CoordinateNode, coordinates } from '../definitions-by-coordinate.ts';
import { directivesOf } from '../directives-of.ts';
import { selectionText } from '../entity-keys.ts';
import { federationNames } from '../federation-names.ts';
import { federationDefinitions } from '../known-definitions.ts';
import { placeOfNode } from '../place-of-node.ts';
import { type SchemaNode, schemaNodes } from '../schema-nodes.ts';
import { selectionsIn } from '../selections-in.ts';

/** A directive that is applied otherwise than before. */
export interface AppliedChange {
  /** Schema coordinate of what it is applied to; `schema` for the schema itself. */
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

/** Which directives are compared, and how. */
export interface ComparedDirectives {
  /** Says which directives of a document are compared. */
  readonly reportedIn: (document: DocumentNode) => ReportedName;
  /**
   * Whether directives that are repeated, and lists in their arguments, may mean something else in another
   * order.
   */
  readonly isOrdered: boolean;
}

const OF_FEDERATION: ComparedDirectives = { reportedIn: federationDirectives, isOrdered: false };

/**
 * Compares how two versions of a schema apply directives to what both have, and to the schema itself.
 *
 * @param compared - When left out, the directives of federation: keys, `@shareable`, `@inaccessible` and the like.
 */
export function appliedChanges(
  before: DocumentNode,
  after: DocumentNode,
  { reportedIn, isOrdered }: ComparedDirectives = OF_FEDERATION,
): AppliedChange[] {
  const old = appliedIn(before, reportedIn(before));
  return Array.from(appliedIn(after, reportedIn(after))).flatMap(([subject, { node, applied }]) => {
    const had = old.get(subject)?.applied ?? applied;
    const previous = [...had.values()].flat();
    return [...new Set([...had.keys(), ...applied.keys()])].flatMap((name) => {
      const [before, after] = [had.get(name) ?? [], applied.get(name) ?? []];
      const written = writtenAs(name, isOrdered);
      const what = wordsOf(before.map(written), after.map(written), isOrdered);
      if (what === undefined) return [];
      const message = `${subject} ${what}.`;
      const coordinate = subject === SCHEMA ? 'schema' : subject;
      const place = placeOfNode(node ?? old.get(subject)?.node);
      return [{ coordinate, name, before, after, previous, message, place }];
    });
  });
}

/** As messages call what has no coordinate. */
const SCHEMA = 'The schema';

interface Applied {
  /** The definition, or the first of its pieces; none of a schema that says nothing of itself. */
  readonly node: CoordinateNode | SchemaNode | undefined;
  /** Directives by the names that are reported. */
  readonly applied: Map<string, ConstDirectiveNode[]>;
}

function federationDirectives(document: DocumentNode): ReportedName {
  const { local } = federationNames(document);
  const names = new Map(
    Array.from(federationDefinitions.keys(), (name) => [local(name), name] as const),
  );
  // What is taken from a specification shows where it is used.
  return (name) => (names.get(name) === '@link' ? undefined : names.get(name));
}

/** By coordinate; `SCHEMA` for the schema itself, which is there in any case. */
function appliedIn(document: DocumentNode, reported: ReportedName): Map<string, Applied> {
  const found = new Map<string, Applied>();
  const nodes = schemaNodes(document).map((node): [string, SchemaNode] => [SCHEMA, node]);
  if (nodes.length === 0) found.set(SCHEMA, { node: undefined, applied: new Map() });
  for (const [subject, node] of [...nodes, ...coordinates(document)]) {
    const { applied } = found.get(subject) ?? { applied: new Map() };
    if (!found.has(subject)) found.set(subject, { node, applied });
    for (const directive of directivesOf('directives' in node ? [node] : [])) {
      const name = reported(`@${directive.name.value}`);
      if (name === undefined) continue;
      addToList(applied, name, directive);
    }
  }
  return found;
}

/** A directive as it is told of, and in a form that is the same for all that mean the same. */
interface Written {
  readonly text: string;
  readonly meaning: string;
}

/** Writes a directive by the name that is reported. A selection of fields is the same however it is laid out. */
function writtenAs(name: string, isOrdered: boolean): (directive: ConstDirectiveNode) => Written {
  const onOneLine = (node: StringValueNode) => ({
    ...node,
    block: false,
    value: oneLine(node.value),
  });
  const written = (node: ConstDirectiveNode) =>
    print(visit(node, { StringValue: onOneLine })).replace(/^@\w+/, name);
  return (directive) => {
    const shown = visit(directive, { Argument: withSelection(selectionText) });
    const sorted = visit(shown, isOrdered ? BY_NAME : { ...BY_NAME, ...OF_SETS });
    return { text: written(shown), meaning: written(sorted) };
  };
}

function withSelection(write: (selection: string) => string) {
  return (node: ArgumentNode): ArgumentNode | undefined => {
    const { name, value } = node;
    if (name.value !== 'fields' || value.kind !== Kind.STRING) return undefined;
    return { ...node, value: { ...value, value: write(value.value) } };
  };
}

function sortedBy<Item>(items: readonly Item[] = [], text: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => compareText(text(a), text(b)));
}

const nameOf = ({ name }: { readonly name: NameNode }) => name.value;

/** Sorts arguments, and fields of their values. */
const BY_NAME: ASTVisitor = {
  Directive: { leave: (node) => ({ ...node, arguments: sortedBy(node.arguments, nameOf) }) },
  ObjectValue: { leave: (node) => ({ ...node, fields: sortedBy(node.fields, nameOf) }) },
};

/** Sorts the lists that are sets to federation: scopes, policies, selected fields. */
const OF_SETS: ASTVisitor = {
  ListValue: { leave: (node) => ({ ...node, values: sortedBy(node.values, print) }) },
  Argument: withSelection((text) => {
    const selection = selectionsIn(text);
    return selection === undefined ? text : print(visit(selection, SELECTED));
  }),
};

const SELECTED: ASTVisitor = {
  SelectionSet: { leave: (node) => ({ ...node, selections: sortedBy(node.selections, print) }) },
};

function wordsOf(
  before: readonly Written[],
  after: readonly Written[],
  isOrdered: boolean,
): string | undefined {
  const lost = textOf(withoutThose(before, after));
  const got = textOf(withoutThose(after, before));
  if (lost === '' && got === '') {
    const [old, now] = [before, after].map((side) => side.map(({ meaning }) => meaning).join(' '));
    return old === now || !isOrdered ? undefined : `changed ${textOf(before)} to ${textOf(after)}`;
  }
  if (lost === '') return `got ${got}`;
  return got === '' ? `lost ${lost}` : `changed ${lost} to ${got}`;
}

function withoutThose(some: readonly Written[], others: readonly Written[]): Written[] {
  const meanings = new Set(others.map(({ meaning }) => meaning));
  return some.filter(({ meaning }) => !meanings.has(meaning));
}

function textOf(directives: readonly Written[]): string {
  return directives.map(({ text }) => text).join(' ');
}
