import { addToList } from '@docgen/core/basics/add-to-list';
import { byRank } from '@docgen/core/basics/by-rank';
import { compareText } from '@docgen/core/strings/compare-text';
import { arePieces } from './are-pieces.ts';
import { joinedPieces } from './joined-pieces.ts';
import { nearest } from './nearest.ts';
import { reachable } from './reachable.ts';
import { type FoundSource, mergedUnit, type SchemaUnit, schemaUnit } from './schema-unit.ts';
import { folderOf } from './service-names.ts';

/** A schema found among SDL files. */
export interface SchemaPart {
  /** Its files, sorted; other schemas may share some of them. */
  readonly files: readonly string[];
  /**
   * The file that the schema starts from: the one with its query type, or that makes it a subgraph.
   */
  readonly main: string;
  readonly isSubgraph: boolean;
  /** Set if it is a supergraph. */
  readonly isSupergraph?: true;
}

/** A supergraph beside its subgraphs. */
export interface FoundSupergraph {
  readonly file: string;
  /** Names of its subgraphs. */
  readonly subgraphs: readonly string[];
}

/** The schemas that SDL files form. */
export interface SchemaParts {
  readonly schemas: readonly SchemaPart[];
  /** Supergraphs that are no schemas of their own, because there are subgraphs. */
  readonly supergraphs: readonly FoundSupergraph[];
  /** Files that are left out because they may belong to any of the schemas. */
  readonly unassigned: readonly string[];
}

interface Group {
  readonly head: SchemaUnit;
  readonly units: Set<SchemaUnit>;
}

/**
 * Determines which SDL files form a schema together. A schema starts from the file of its query
 * type, or from one that is a subgraph. It includes the files that define what it uses, and those
 * that extend it. A folder in which one file links to federation is a subgraph. Operations of
 * clients are ignored.
 *
 * @param sources - SDL files, sorted.
 */
export function schemaParts(sources: readonly FoundSource[]): SchemaParts {
  const all = withoutComposite(sources.flatMap((source) => schemaUnit(source) ?? []));
  const apart = partsOf(all.filter((unit) => !unit.isSupergraph));
  const composes = apart.schemas.some(({ isSubgraph }) => isSubgraph);
  if (!composes) return { ...partsOf(all), supergraphs: [] };
  return { ...apart, supergraphs: supergraphsOf(all) };
}

/**
 * Services that another specification composes are no subgraphs, although most of them use
 * directives with names of federation.
 */
function withoutComposite(units: readonly SchemaUnit[]): readonly SchemaUnit[] {
  if (!units.some(({ isComposite }) => isComposite)) return units;
  return units.map((unit) => ({ ...unit, isSubgraph: unit.isLinked }));
}

/** The supergraphs among files. */
export function supergraphsOf(units: readonly SchemaUnit[]): FoundSupergraph[] {
  return units
    .filter(({ isSupergraph }) => isSupergraph)
    .map(({ main, graphs }) => ({ file: main, subgraphs: graphs }));
}

function partsOf(files: readonly SchemaUnit[]): Omit<SchemaParts, 'supergraphs'> {
  const found = withoutEntities(joinedByFolder(files));
  const units = joinedPieces(found, neededBy(found));
  const needs = neededBy(units);
  const neighbours = neighboursOf(needs);
  const groups = groupsOf(units, needs);
  if (groups.length === 0) groups.push(...connected(units, neighbours));
  const left = withOthers(groups, units, neighbours);
  const services = groups.every(({ head }) => head.isSubgraph) ? [...left].filter(isService) : [];
  groups.push(...services.map((head) => ({ head, units: new Set([head]) })));
  const unassigned = new Set([...left].filter((unit) => !services.includes(unit)));
  const inOrder = (found: ReadonlySet<SchemaUnit>) =>
    units.filter((unit) => found.has(unit)).flatMap((unit) => unit.files);
  return {
    schemas: groups
      .sort((a, b) => units.indexOf(a.head) - units.indexOf(b.head))
      .map(({ head, units: found }) => ({
        files: inOrder(found).sort(),
        main: head.main,
        isSubgraph: head.isSubgraph || services.includes(head),
        ...(head.isSupergraph && { isSupergraph: true }),
      })),
    unassigned: inOrder(unassigned),
  };
}

/**
 * Whether a file beside subgraphs is one that uses nothing of federation: it needs nothing but the
 * query type, which it extends.
 */
function isService({ extendsRoot, missing }: SchemaUnit): boolean {
  return extendsRoot && [...missing].every((name) => /^(Query|Mutation|Subscription)$/.test(name));
}

/**
 * In federation 1, all subgraphs extend `Query`, including those that use nothing else of
 * federation.
 */
function withoutEntities(units: readonly SchemaUnit[]): readonly SchemaUnit[] {
  const isFirst =
    units.some(({ isSubgraph }) => isSubgraph) &&
    !units.some(({ isLinked, isRoot }) => isLinked || isRoot);
  if (!isFirst) return units;
  return units.map((unit) => (unit.missing.has('Query') ? { ...unit, isSubgraph: true } : unit));
}

/**
 * Joins the files of folders in which one file links to federation, because a service may have its
 * link in a separate file, or even in a folder below that of its query type, or beside the folder
 * with all of its other files. A service with a link but without a query type must not swallow its
 * neighbours.
 */
function joinedByFolder(files: readonly SchemaUnit[]): SchemaUnit[] {
  const linked = files.filter(({ isLinked }) => isLinked);
  const isOfOne = (folder: string): boolean => {
    const inside = files.filter(({ main }) => isIn(folder, main));
    const roots = inside.filter(({ isRoot, isSupergraph }) => isRoot && !isSupergraph);
    const isOne = roots.length <= 1 || arePieces(roots);
    return inside.filter(({ isLinked }) => isLinked).length === 1 && isOne;
  };
  /**
   * The nearest folder with a query type or an extension of it, unless that may be another
   * service's.
   */
  const folderOfRoot = (link: SchemaUnit, folder: string): string | undefined => {
    if (!isOfOne(folder)) return undefined;
    const inside = files.filter(({ main }) => isIn(folder, main));
    const rooted = inside.filter(({ isRoot, extendsRoot }) => isRoot || extendsRoot);
    if (rooted.length === 0) return folderOfRoot(link, folderOf(folder));
    const others = inside.filter((unit) => unit !== link);
    const isAtTop = rooted.some(({ main }) => folderOf(main) === folder);
    const isInOne = new Set(others.map(({ main }) => folderBelow(folder, main))).size === 1;
    return isAtTop || isInOne ? folder : undefined;
  };
  const folders = linked.flatMap((link) => {
    const folder = folderOf(link.main);
    const isOfAll = !folder.includes('/');
    if (!isOfOne(folder) || (isOfAll && link.defined.size > 0)) return [];
    return (link.defined.size === 0 && folderOfRoot(link, folder)) || folder;
  });
  const rest = files.filter(({ main }) => !folders.some((folder) => isIn(folder, main)));
  const joined = folders.map((folder) => {
    const inside = files.filter(({ main }) => isIn(folder, main));
    const isPiece = ({ isRead, isSupergraph }: SchemaUnit) => isRead && !isSupergraph;
    return [...inside.filter((unit) => !isPiece(unit)), mergedUnit(inside.filter(isPiece))];
  });
  return [...rest, ...joined.flat()].sort((a, b) => compareText(a.main, b.main));
}

/**
 * The units that define the missing names of a unit; of several for a name, the one in the nearest
 * folder.
 */
function neededBy(units: readonly SchemaUnit[]): ReadonlyMap<SchemaUnit, readonly SchemaUnit[]> {
  const defining = new Map<string, SchemaUnit[]>();
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

function neighboursOf(
  needs: ReadonlyMap<SchemaUnit, readonly SchemaUnit[]>,
): ReadonlyMap<SchemaUnit, readonly SchemaUnit[]> {
  const neighbours = new Map<SchemaUnit, SchemaUnit[]>();
  for (const [unit, needed] of needs) {
    for (const other of needed) {
      addToList(neighbours, unit, other);
      addToList(neighbours, other, unit);
    }
  }
  return neighbours;
}

/**
 * A schema for each unit that one can start from, with the units that it needs; empty if there is
 * no such unit.
 */
function groupsOf(
  units: readonly SchemaUnit[],
  needs: ReadonlyMap<SchemaUnit, readonly SchemaUnit[]>,
): Group[] {
  const isHead = ({ isRoot, isSubgraph, isSupergraph, isRead }: SchemaUnit) =>
    isRoot || isSubgraph || isSupergraph || !isRead;
  // Subgraphs are complete, so another file with entities that this one needs is a part of it.
  const isPieceOf = (head: SchemaUnit, unit: SchemaUnit) =>
    !isHead(unit) || (head.isSubgraph && unit.isSubgraph && !unit.isLinked && !unit.isRoot);
  const rank = ({ isLinked, isRoot }: SchemaUnit) => (isLinked ? 0 : 2) + (isRoot ? 0 : 1);
  const claimed = new Set<SchemaUnit>();
  let groups: Group[] = [];
  for (const head of byRank(units.filter(isHead), rank)) {
    if (claimed.has(head)) continue;
    const found = reachable(head, (from) =>
      (needs.get(from) ?? []).filter((unit) => isPieceOf(head, unit) && unit !== head),
    );
    for (const unit of found) claimed.add(unit);
    // Earlier heads may turn out to be pieces of this schema.
    groups = [...groups.filter(({ head: other }) => !found.has(other)), { head, units: found }];
  }
  return groups;
}

/** Makes a schema of each group of connected units. */
function connected(
  units: readonly SchemaUnit[],
  neighbours: ReadonlyMap<SchemaUnit, readonly SchemaUnit[]>,
): Group[] {
  const groups: Group[] = [];
  const claimed = new Set<SchemaUnit>();
  for (const head of units) {
    if (claimed.has(head)) continue;
    const found = reachable(head, (from) => neighbours.get(from) ?? []);
    for (const unit of found) claimed.add(unit);
    groups.push({ head, units: found });
  }
  return groups;
}

/**
 * Adds units that no schema needs to the schema that they need or extend, or else to the nearest.
 *
 * @returns Units that may belong to any schema.
 */
function withOthers(
  groups: readonly Group[],
  units: readonly SchemaUnit[],
  neighbours: ReadonlyMap<SchemaUnit, readonly SchemaUnit[]>,
): ReadonlySet<SchemaUnit> {
  const left = new Set(units);
  for (const group of groups) for (const unit of group.units) left.delete(unit);
  const own = groups.filter(({ head }) => !head.isSupergraph);
  const read = own.filter(({ head }) => head.isRead);
  const open = read.length > 0 ? read : own;
  const filesOf = (group: Group) => [...group.units].flatMap(({ files }) => files);
  const isConnected = (group: Group, unit: SchemaUnit) =>
    neighbours.get(unit)?.some((other) => group.units.has(other)) === true;
  /** @returns Whether a unit was added. */
  const give = (isFor: (group: Group, unit: SchemaUnit) => boolean) => {
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

/** The name of the folder in a folder that a file is in, or of the file itself. */
function folderBelow(folder: string, file: string): string {
  return file.slice(folder.length + 1).replace(/\/.*/s, '');
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}
