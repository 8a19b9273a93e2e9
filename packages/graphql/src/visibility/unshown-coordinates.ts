import { addToList } from '@docgen/core/basics/add-to-list';
import { type DocumentNode, Kind } from 'graphql';
import { languageDefinitions } from '../federation/known-definitions.ts';
import { definedNames } from '../federation/supply-definitions.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import {
  argumentsOf,
  type CoordinateNode,
  coordinates,
  type Member,
  membersOf,
} from '../nodes/definitions-by-coordinate.ts';
import type { DirectiveTarget } from '../nodes/directives-of.ts';
import { isObjectOrInterface } from '../nodes/is-object-or-interface.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';
import { ownerOf, withDependants } from './hidden-coordinates.ts';
import { directiveNames } from './marked-in.ts';
import { specifiedNames } from './specified-names.ts';
import { implementedFields, nodesOfTypes, type TypeNodes } from './type-parts.ts';

type Definitions = Pick<LoadedSchema, 'document' | 'complete'>;

/**
 * Adds what `show` does not show to what is hidden. What depends on it is missing, such as types
 * without remaining fields.
 *
 * - Objects and interfaces have the fields that are marked, or all of them if the type is. Fields of
 *   interfaces are also shown in the types that implement them.
 * - Unions have to be marked themselves, and so do directives of no specification.
 * - Scalars, enums and input objects need no mark, see {@link withUnused}. Arguments need none if
 *   their field is shown. If some values, input fields or arguments are marked, the others are
 *   hidden, except required ones. Marks of arguments also count in types that implement the
 *   interface.
 *
 * Source: https://www.apollographql.com/docs/graphos/platform/schema-management/delivery/contracts/reference
 * and https://the-guild.dev/graphql/hive/docs/schema-registry/contracts
 *
 * @param shown - Marked coordinates, including those of other subgraphs.
 * @param hidden - Coordinates that are hidden even if they are marked.
 */
export function withUnmarked(
  { document, complete }: Definitions,
  shown: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
): ReadonlySet<string> {
  const isSpecified = specifiedNames(document);
  const isShown = (coordinate: string) => shown.has(coordinate) || isSpecified(coordinate);
  const types = nodesOfTypes(complete);
  const inherited = inheritedFields(
    types,
    (field) => !hidden.has(field) && (isShown(field) || isShown(ownerOf(field))),
  );
  const defined = [...definedNames(complete)].filter((name) => name.startsWith('@'));
  const names = [...directiveNames({ document, complete }), ...defined];
  const all = new Set([...hidden, ...names.filter((name) => !isShown(name))]);
  for (const [name, nodes] of types) {
    if (isShown(name)) continue;
    const members = nodes.flatMap(membersOf);
    if (members.length === 0 && !isInput(nodes)) all.add(name);
    if (!nodes.some(isObjectOrInterface)) {
      addUnmarked(members);
      continue;
    }
    for (const member of members) {
      const [coordinate] = member;
      const above = inherited.get(coordinate);
      if (!isShown(coordinate) && above === undefined) all.add(coordinate);
      addUnmarked(argumentsOf(member), above?.map(argumentsOf));
    }
  }
  return all;

  /** @param above - The arguments of the same field in interfaces. Their marks count as well. */
  function addUnmarked(siblings: readonly Member[], above: readonly Member[][] = []): void {
    if (![siblings, ...above].some((each) => each.some(isMarked))) return;
    const needed = new Set(above.flatMap(withoutUnmarked).map(([, { name }]) => name.value));
    for (const [coordinate, node] of siblings) {
      const isKept = shown.has(coordinate) || isRequired(node) || needed.has(node.name.value);
      if (!isKept) all.add(coordinate);
    }
  }

  function withoutUnmarked(siblings: readonly Member[]): readonly Member[] {
    if (!siblings.some(isMarked)) return siblings;
    return siblings.filter((each) => isMarked(each) || isRequired(each[1]));
  }

  /** Whether a part is marked, and its type is not, which would show its other parts as well. */
  function isMarked([coordinate]: Member): boolean {
    return shown.has(coordinate) && !isShown(coordinate.replace(/\W.*/, ''));
  }
}

/**
 * Adds the scalars, enums and input objects that nothing visible uses, unless they or parts of them
 * are marked, and the directives of federation that nothing visible has.
 *
 * @param hidden - Coordinates, including those of dependants.
 */
export function withUnused(
  { document, complete }: Definitions,
  shown: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
): ReadonlySet<string> {
  const isSpecified = specifiedNames(document);
  const unapplied = unappliedDirectives(complete, hidden).filter((name) => !shown.has(name));
  const invisible = withDependants(complete, new Set([...hidden, ...unapplied]), shown);
  const used = new Set<string>();
  const types = nodesOfTypes(complete);
  for (const [name, nodes] of types) {
    const isMarked = [name, ...nodes.flatMap(membersOf).map(([member]) => member)].some((each) =>
      shown.has(each),
    );
    if (isMarked || isSpecified(name) || !isInput(nodes)) used.add(name);
  }
  const nodes = [...coordinates(complete)];
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const [coordinate, node] of nodes) {
      const [owner = ''] = coordinate.split(/[.(]/);
      const counts = owner.startsWith('@') || used.has(owner);
      if ('type' in node && counts && !invisible.has(coordinate)) used.add(namedTypeOf(node.type));
    }
  }
  const unused = [...types.keys()].filter((name) => !used.has(name));
  return withDependants(complete, new Set([...invisible, ...unused]), shown);
}

/** Directives of federation that are applied, but only to what is hidden. */
function unappliedDirectives(document: DocumentNode, hidden: ReadonlySet<string>): string[] {
  const applied = new Set<string>();
  const visible = new Set(schemaNodes(document).flatMap(namesOfApplied));
  for (const [coordinate, node] of coordinates(document)) {
    const into = hidden.has(coordinate) ? applied : visible;
    if ('directives' in node) for (const name of namesOfApplied(node)) into.add(name);
  }
  return [...applied].filter((name) => !visible.has(name) && !languageDefinitions.has(name));
}

function namesOfApplied({ directives = [] }: DirectiveTarget): string[] {
  return directives.map(({ name }) => `@${name.value}`);
}

/**
 * The coordinates of the fields of shown types that their interfaces have, each with the fields of
 * these interfaces.
 *
 * @param isShown - Whether a field is shown for another reason.
 */
function inheritedFields(
  types: ReadonlyMap<string, TypeNodes>,
  isShown: (coordinate: string) => boolean,
): ReadonlyMap<string, readonly Member[]> {
  const found = new Map<string, Member[]>();
  const shownTypes = new Set<string>();
  for (const [name, nodes] of types) {
    if (!nodes.some(isObjectOrInterface)) continue;
    if (nodes.flatMap(membersOf).some(([field]) => isShown(field))) shownTypes.add(name);
  }
  for (const { type, field, of } of implementedFields(types)) {
    if (shownTypes.has(type) && isShown(of[0])) addToList(found, field[0], of);
  }
  return found;
}

function isRequired(node: CoordinateNode): boolean {
  return (
    node.kind === Kind.INPUT_VALUE_DEFINITION &&
    node.type.kind === Kind.NON_NULL_TYPE &&
    node.defaultValue === undefined
  );
}

/** Whether arguments may have the type. */
function isInput([node]: TypeNodes): boolean {
  return node !== undefined && /^(Scalar|Enum|InputObject)Type/.test(node.kind);
}
