import { compareText } from '@docgen/core/strings/compare-text';
import { areDistinct, areMergeable, usesTypeOf } from './are-pieces.ts';
import { reachable } from './reachable.ts';
import { mergedUnit, type SchemaUnit } from './schema-unit.ts';
import { folderOf } from './service-names.ts';

/**
 * Joins files that all define the query type, but are pieces of one schema, see `arePieces`: one
 * needs types of another, or they are in the same folder and need the same types. All others of that
 * folder which define the query type are joined with these.
 *
 * @param needs - The units that each unit needs.
 */
export function joinedPieces(
  units: readonly SchemaUnit[],
  needs: ReadonlyMap<SchemaUnit, readonly SchemaUnit[]>,
): readonly SchemaUnit[] {
  const isPlain = ({ isSubgraph, isSupergraph }: SchemaUnit) => !isSubgraph && !isSupergraph;
  const used = (unit: SchemaUnit) =>
    (needs.get(unit) ?? []).filter((other) => isPlain(other) && usesTypeOf(unit, other));
  const roots = units.filter((unit) => unit.isRoot && isPlain(unit));
  const reached = new Map(roots.map((root) => [root, reachable(root, used)]));
  const reaches = (from: SchemaUnit, to: SchemaUnit) => reached.get(from)?.has(to) === true;
  const isBeside = (one: SchemaUnit, other: SchemaUnit) =>
    folderOf(one.main) === folderOf(other.main);
  const needSame = (one: SchemaUnit, other: SchemaUnit) =>
    isBeside(one, other) && units.some((unit) => reaches(one, unit) && reaches(other, unit));
  const folders = roots
    .filter((root) => roots.some((other) => other !== root && needSame(root, other)))
    .map(({ main }) => folderOf(main));
  // Services may share types and each have a type of the same name.
  const ofOne = new Set(
    folders.filter((folder) => areDistinct(roots.filter(({ main }) => folderOf(main) === folder))),
  );
  const areOne = (one: SchemaUnit, other: SchemaUnit) =>
    reaches(one, other) ||
    reaches(other, one) ||
    (isBeside(one, other) && ofOne.has(folderOf(one.main)));
  const groups = roots.map((root) =>
    reachable(root, (from) => roots.filter((other) => areOne(from, other))),
  );
  const joined = groups
    .map((group) => roots.filter((root) => group.has(root)))
    .filter((group, at) => group.length > 1 && group[0] === roots[at] && areMergeable(group));
  const pieces = new Set(joined.flat());
  const others = units.filter((unit) => !pieces.has(unit));
  return [...others, ...joined.map(mergedUnit)].sort((a, b) => compareText(a.main, b.main));
}
