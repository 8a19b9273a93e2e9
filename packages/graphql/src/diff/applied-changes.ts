import { addToList } from '@docgen/core/basics/add-to-list';
import type { Place } from '@docgen/core/diagnostic';
import { compareText } from '@docgen/core/strings/compare-text';
import { oneLine } from '@docgen/core/strings/one-line';
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
import { selectionText } from '../federation/entity-keys.ts';
import { federationNames } from '../federation/federation-names.ts';
import { federationDefinitions } from '../federation/known-definitions.ts';
import { type CoordinateNode, coordinates } from '../nodes/definitions-by-coordinate.ts';
import { directivesOf } from '../nodes/directives-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { type SchemaNode, schemaNodes } from '../nodes/schema-nodes.ts';
import { selectionsIn } from '../nodes/selections-in.ts';

/** A change in the uses of a directive on a definition, or on the schema itself. */
export interface AppliedChange {
  /** Schema coordinate of the definition; `schema` for the schema itself. */
  readonly coordinate: string;
  /** Reported name of the directive, with its `@`; see `ReportedName`. */
  readonly name: string;
  /** Uses of the directive on the definition in the earlier version. */
  readonly before: readonly ConstDirectiveNode[];
  /** Uses of the directive on the definition in the later version. */
  readonly after: readonly ConstDirectiveNode[];
  /** Uses of all compared directives on the definition in the earlier version. */
  readonly previous: readonly ConstDirectiveNode[];
  /** A sentence, such as `Query.me got @authenticated.`. */
  readonly message: string;
  /** Place of the definition in the later version; for the schema itself, maybe in the earlier. */
  readonly place: Place | undefined;
}

/**
 * Returns the name under which a directive is reported, given its name in the document, both with
 * their `@`. A federation directive is reported under its name in the specification.
 *
 * @returns `undefined` for a directive that is not compared.
 */
export type ReportedName = (name: string) => string | undefined;

/** Which directives are compared, and how. */
export interface ComparedDirectives {
  /** Determines which directives of a document are compared. */
  readonly reportedIn: (document: DocumentNode) => ReportedName;
  /**
   * Whether the order of repeated directives, and of lists in their arguments, may have a meaning.
   */
  readonly isOrdered: boolean;
}

const OF_FEDERATION: ComparedDirectives = { reportedIn: federationDirectives, isOrdered: false };

/**
 * Compares the directives on the schema itself, and on definitions that both versions contain.
 *
 * @param compared - Which directives are compared, and how.
 *   @default all of federation except `@link`: `@key`, `@shareable`, `@inaccessible` and so on
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

/** Subject of messages about the schema itself, which has no coordinate. */
const SCHEMA = 'The schema';

interface Applied {
  /**
   * The definition, or the first of its definition and extensions; `undefined` for the schema
   * itself if the document has neither for it.
   */
  readonly node: CoordinateNode | SchemaNode | undefined;
  /** Uses of the compared directives by reported name. */
  readonly applied: Map<string, ConstDirectiveNode[]>;
}

function federationDirectives(document: DocumentNode): ReportedName {
  const { local } = federationNames(document);
  const names = new Map(
    Array.from(federationDefinitions.keys(), (name) => [local(name), name] as const),
  );
  // An import only matters if the imported directives are used, and these are compared.
  return (name) => (names.get(name) === '@link' ? undefined : names.get(name));
}

/**
 * The compared directives of a document by coordinate. `SCHEMA` is the key of the schema itself,
 * which always has an entry.
 */
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

/** A use of a directive as text. */
interface Written {
  /** As in messages. */
  readonly text: string;
  /** A normal form, which is equal for uses with the same meaning. */
  readonly meaning: string;
}

/**
 * Creates a function that prints a directive under its reported name. White space in selections of
 * fields is normalized.
 */
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

/** Sorts lists whose order has no meaning in federation: scopes, policies, selected fields. */
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
