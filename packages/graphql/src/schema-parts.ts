import { addToList } from '@docgen/core/add-to-list';
import {
  type DocumentNode,
  isExecutableDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { federationNames } from './federation-names.ts';
import { isSupergraph } from './is-federated.ts';
import { federationDefinitions, languageDefinitions } from './known-definitions.ts';
import type { SourceText } from './source-text.ts';
import { usedNames } from './supply-definitions.ts';

/** A schema among SDL files. */
export interface SchemaPart {
  /** Its files, sorted; another schema may need some of them, too. */
  readonly files: readonly string[];
  /** The file that it begins with: its root type, or what makes it a subgraph. */
  readonly main: string;
  readonly isSubgraph: boolean;
}

/** What SDL files are to each other. */
export interface SchemaParts {
  readonly schemas: readonly SchemaPart[];
  /** Files that are left out, because they are what the subgraphs compose to. */
  readonly supergraphs: readonly string[];
  /** Files that are left out, because they may belong to any of the schemas. */
  readonly unassigned: readonly string[];
}

/** One file, or several that are pieces of one schema for certain. */
interface Unit {
  readonly files: readonly string[];
  readonly main: string;
  readonly defined: ReadonlySet<string>;
  /** Names that are used here and defined elsewhere, or nowhere. */
  readonly missing: ReadonlySet<string>;
  /** Whether queries begin here, as they do once in a schema. */
  readonly isRoot: boolean;
  /** Whether it links to federation. */
  readonly isLinked: boolean;
  readonly isSubgraph: boolean;
  readonly isSupergraph: boolean;
  /** False for what cannot be parsed: a schema of its own, so that the build tells of it. */
  readonly isRead: boolean;
}

interface Group {
  readonly head: Unit;
  readonly units: Set<Unit>;
}

/** What a document without a link takes from federation: that of version 1. */
const FEDERATION_1 = ['@key', '@external', '@requires', '@provides', '@extends'];

/**
 * Finds out which SDL files make a schema together. A schema begins with the file of its query type, or
 * with one that is a subgraph. What it uses and does not define belongs to it, and what extends it; a
 * folder in which one file links to federation is a subgraph. Operations of clients are passed over.
 *
 * @param sources - SDL files, sorted.
 */
export function schemaParts(sources: readonly SourceText[]): SchemaParts {
  const all = sources.flatMap(({ file, text }) => unitOf(file, text) ?? []);
  const apart = partsOf(all.filter((unit) => !unit.isSupergraph));
  const composes = apart.schemas.filter(({ isSubgraph }) => isSubgraph).length > 1;
  if (!composes) return { ...partsOf(all), supergraphs: [] };
  const supergraphs = all.filter((unit) => unit.isSupergraph).map(({ main }) => main);
  return { ...apart, supergraphs };
}

/** @returns `undefined` for what defines nothing. */
function unitOf(file: string, text: string): Unit | undefined {
  const unread = { files: [file], main: file, defined: new Set(''), missing: new Set('') };
  const no = { isRoot: false, isLinked: false, isSubgraph: false, isSupergraph: false };
  if (!/[^\s,\uFEFF]/.test(text.replace(/#.*/g, ''))) return undefined;
  try {
    const document = parse(text, { noLocation: true });
    if (document.definitions.every(isExecutableDefinitionNode)) return undefined;
    return { ...unread, ...factsOf(document), isRead: true };
  } catch {
    return { ...unread, ...no, isRead: false };
  }
}

function factsOf(document: DocumentNode): Omit<Unit, 'files' | 'main' | 'isRead'> {
  const { linked: isLinked, local } = federationNames(document);
  const defined = new Set<string>();
  const extended = new Set<string>();
  const roots = new Map<OperationTypeNode, string>();
  for (const node of document.definitions) {
    if (isTypeDefinitionNode(node)) defined.add(node.name.value);
    else if (isTypeExtensionNode(node)) extended.add(node.name.value);
    else if (node.kind === Kind.DIRECTIVE_DEFINITION) defined.add(`@${node.name.value}`);
    else if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) {
      for (const { operation, type } of node.operationTypes ?? []) {
        roots.set(operation, type.name.value);
      }
    }
  }
  const used = usedNames(document);
  const isSubgraph = isLinked || FEDERATION_1.some((name) => used.has(name));
  const federation = [...federationDefinitions.keys()]
    .filter((name) => isLinked || !name.startsWith('@') || FEDERATION_1.includes(name))
    .map(local);
  const known = new Set([...federation, ...languageDefinitions.keys()]);
  // What a subgraph extends is another subgraph's.
  const needed = isSubgraph
    ? [...used, ...roots.values()].filter((name) => !extended.has(name))
    : [...used, ...roots.values(), ...extended];
  const query = roots.get(OperationTypeNode.QUERY);
  return {
    defined,
    missing: new Set(needed.filter((name) => !defined.has(name) && !known.has(name))),
    // Where it says so, another file may define the type, which is no sign of a schema by its name.
    isRoot: defined.has(query ?? 'Query') || (query !== undefined && query !== 'Query'),
    isLinked,
    isSubgraph,
    isSupergraph: isSupergraph(document) || defined.has('join__Graph'),
  };
}

function partsOf(files: readonly Unit[]): Omit<SchemaParts, 'supergraphs'> {
  const units = withoutEntities(joinedByFolder(files));
  const needs = neededBy(units);
  const groups = groupsOf(units, needs);
  const unassigned = withOthers(groups, units, needs);
  const inOrder = (found: ReadonlySet<Unit>) =>
    units.filter((unit) => found.has(unit)).flatMap((unit) => unit.files);
  return {
    schemas: groups
      .map(({ head, units: found }) => ({
        files: inOrder(found).sort(),
        main: head.main,
        isSubgraph: head.isSubgraph,
      }))
      .sort((a, b) => units.findIndex(holds(a.main)) - units.findIndex(holds(b.main))),
    unassigned: inOrder(unassigned),
  };
}

/** In version 1 of federation all subgraphs extend `Query`, also those that have nothing else of it. */
function withoutEntities(units: readonly Unit[]): readonly Unit[] {
  const isFirst =
    units.some(({ isSubgraph }) => isSubgraph) &&
    !units.some(({ isLinked, isRoot }) => isLinked || isRoot);
  if (!isFirst) return units;
  return units.map((unit) => (unit.missing.has('Query') ? { ...unit, isSubgraph: true } : unit));
}

function holds(file: string): (unit: Unit) => boolean {
  return ({ files }) => files.includes(file);
}

/** Joins the files of folders in which one file links to federation: a service may keep its link apart. */
function joinedByFolder(files: readonly Unit[]): Unit[] {
  const linked = files.filter(({ isLinked }) => isLinked);
  const folders = linked
    .filter(({ main, defined }) => {
      const folder = folderOf(main);
      const isOfAll = !folder.includes('/');
      return (
        linked.filter((unit) => isIn(folder, unit.main)).length === 1 &&
        (!isOfAll || defined.size === 0)
      );
    })
    .map(({ main }) => folderOf(main));
  const rest = files.filter(({ main }) => !folders.some((folder) => isIn(folder, main)));
  const joined = folders.map((folder) => {
    const [unread, read] = [false, true].map((isRead) =>
      files.filter((unit) => isIn(folder, unit.main) && unit.isRead === isRead),
    );
    return [...(unread ?? []), merged(read ?? [])];
  });
  return [...rest, ...joined.flat()].sort((a, b) => (a.main < b.main ? -1 : 1));
}

function merged(units: readonly Unit[]): Unit {
  const defined = new Set(units.flatMap((unit) => [...unit.defined]));
  const missing = units.flatMap((unit) => [...unit.missing]).filter((name) => !defined.has(name));
  const [first] = units;
  const head = units.find(({ isRoot }) => isRoot) ?? units.find(({ isLinked }) => isLinked);
  return {
    files: units.flatMap(({ files }) => files),
    main: (head ?? first)?.main ?? '',
    defined,
    missing: new Set(missing),
    isRoot: units.some(({ isRoot }) => isRoot),
    isLinked: units.some(({ isLinked }) => isLinked),
    isSubgraph: units.some(({ isSubgraph }) => isSubgraph),
    isSupergraph: false,
    isRead: true,
  };
}

/** The units that define what a unit misses; where several do, the one in the nearest folder. */
function neededBy(units: readonly Unit[]): ReadonlyMap<Unit, readonly Unit[]> {
  const defining = new Map<string, Unit[]>();
  for (const unit of units) for (const name of unit.defined) addToList(defining, name, unit);
  return new Map(
    units.map((unit) => {
      const needed = [...unit.missing].flatMap(
        (name) => nearest(unit.main, defining.get(name) ?? [], ({ main }) => [main]) ?? [],
      );
      return [unit, [...new Set(needed)]] as const;
    }),
  );
}

/** Schemas by what they begin with, each with what that needs. Without a beginning, what is connected. */
function groupsOf(units: readonly Unit[], needs: ReadonlyMap<Unit, readonly Unit[]>): Group[] {
  const isHead = ({ isRoot, isSubgraph, isSupergraph, isRead }: Unit) =>
    isRoot || isSubgraph || isSupergraph || !isRead;
  // A subgraph misses nothing, so another file with entities that it needs is a piece of it.
  const isPieceOf = (head: Unit, unit: Unit) =>
    !isHead(unit) || (head.isSubgraph && unit.isSubgraph && !unit.isLinked && !unit.isRoot);
  const rank = ({ isLinked, isRoot }: Unit) => (isLinked ? 0 : 2) + (isRoot ? 0 : 1);
  const claimed = new Set<Unit>();
  const groups: Group[] = [];
  for (const head of units.filter(isHead).sort((a, b) => rank(a) - rank(b))) {
    if (claimed.has(head)) continue;
    const found = reachable(head, (from) =>
      (needs.get(from) ?? []).filter((unit) => isPieceOf(head, unit) && unit !== head),
    );
    for (const unit of found) claimed.add(unit);
    groups.push({ head, units: found });
  }
  if (groups.length > 0) return groups;
  for (const head of units) {
    if (claimed.has(head)) continue;
    const connected = (from: Unit) =>
      units.filter((unit) => needs.get(from)?.includes(unit) || needs.get(unit)?.includes(from));
    const found = reachable(head, connected);
    for (const unit of found) claimed.add(unit);
    groups.push({ head, units: found });
  }
  return groups;
}

/**
 * Gives what no schema needs to the one that it needs or extends, or else to the nearest.
 *
 * @returns What may belong to any of them.
 */
function withOthers(
  groups: readonly Group[],
  units: readonly Unit[],
  needs: ReadonlyMap<Unit, readonly Unit[]>,
): ReadonlySet<Unit> {
  const left = new Set(units);
  for (const group of groups) for (const unit of group.units) left.delete(unit);
  const open = groups.filter(({ head }) => head.isRead && !head.isSupergraph);
  const filesOf = (group: Group) => [...group.units].flatMap(({ files }) => files);
  const neighbours = new Map<Unit, Unit[]>();
  for (const [unit, needed] of needs) {
    for (const other of needed) {
      addToList(neighbours, unit, other);
      addToList(neighbours, other, unit);
    }
  }
  const isConnected = (group: Group, unit: Unit) =>
    neighbours.get(unit)?.some((other) => group.units.has(other)) === true;
  /** @returns Whether there was anything to give. */
  const give = (isFor: (group: Group, unit: Unit) => boolean) => {
    const before = left.size;
    for (const unit of left) {
      const candidates = open.filter((group) => isFor(group, unit));
      const group = nearest(unit.main, candidates, filesOf);
      if (group === undefined) continue;
      group.units.add(unit);
      left.delete(unit);
    }
    return left.size < before;
  };
  while (give(isConnected) || give(() => true));
  return left;
}

/** What has a file with the longest path of folders in common with another file; `undefined` where several have. */
function nearest<T>(
  file: string,
  candidates: readonly T[],
  filesOf: (candidate: T) => readonly string[],
): T | undefined {
  const depth = (candidate: T) => Math.max(...filesOf(candidate).map((each) => common(each, file)));
  const depths = candidates.map(depth);
  const deepest = Math.max(...depths);
  const found = candidates.filter((_, position) => depths[position] === deepest);
  return found.length === 1 ? found[0] : undefined;
}

/** How many folders two files have in common. */
function common(a: string, b: string): number {
  const [of, other] = [a, b].map((file) => file.split('/').slice(0, -1));
  const differs = (of ?? []).findIndex((folder, depth) => folder !== other?.[depth]);
  return differs < 0 ? (of?.length ?? 0) : differs;
}

function reachable(start: Unit, next: (unit: Unit) => readonly Unit[]): Set<Unit> {
  const found = new Set([start]);
  for (const unit of found) for (const other of next(unit)) found.add(other);
  return found;
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}
