import type { Place } from '@docgen/core/diagnostic';
import { CRITICALITIES, type Criticality } from '@docgen/core/schema/schema-changes';
import { compareText } from '@docgen/core/strings/compare-text';
import { findBreakingChanges, findDangerousChanges, type GraphQLSchema } from 'graphql';
import { publicPart } from '../compose/public-schema.ts';
import { languageDefinitions } from '../federation/known-definitions.ts';
import { definedNames } from '../federation/supply-definitions.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { withPrintableDefaults } from '../nodes/default-values.ts';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { executableLocations, isForOperations } from '../nodes/directive-locations.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { accessChanges } from './access-changes.ts';
import { coordinateOfChange } from './coordinate-of-change.ts';
import { customDirectiveChanges } from './custom-directive-changes.ts';
import { directiveAdditions } from './directive-additions.ts';
import { withFormerDeprecation } from './former-deprecation.ts';
import { inputChanges } from './input-changes.ts';
import { rootChanges, withRootsOf } from './root-changes.ts';
import { safeChanges } from './safe-changes.ts';
import type { SchemaChange } from './schema-change.ts';
import { withInterfaces } from './with-interfaces.ts';

/**
 * Compares two versions of a schema as clients see them.
 *
 * @returns Breaking changes, then dangerous, then safe ones; each sorted by coordinate.
 */
export function schemaChanges(before: LoadedSchema, after: LoadedSchema): SchemaChange[] {
  const [written, seen] = [publicPart(before), publicPart(after)];
  const seenBefore = withRootsOf(seen, written);
  const old = withPrintableDefaults(seenBefore.schema);
  const now = withPrintableDefaults(seen.schema);
  const roots = rootChanges(written.schema, seen.schema);
  const ofRoots = new Set(roots.flatMap(({ types }) => types));
  const isWritten = writtenIn(seenBefore, seen);
  const unsafe = [
    ...asChanges('breaking', findBreakingChanges(old, now), old),
    ...asChanges('dangerous', findDangerousChanges(old, now), old),
  ].filter(
    ({ type, coordinate }) =>
      isWritten(coordinate) &&
      // `inputChanges` finds them, with those of input fields and directives.
      type !== 'ARG_DEFAULT_VALUE_CHANGE' &&
      // `rootChanges` reports these types. A scalar of the language is only gone because nothing
      // refers to it any more, which is a change of what did.
      !(
        type === 'TYPE_REMOVED' &&
        (ofRoots.has(coordinate) || languageDefinitions.has(coordinate))
      ),
  );
  const inputs = inputChanges(old, now).filter(({ coordinate }) => isWritten(coordinate));
  const ofTypes = [...unsafe, ...inputs.filter(({ type }) => type.endsWith('CHANGED_KIND'))];
  const known = new Set([...ofRoots, ...ofTypes.map(({ coordinate }) => coordinate)]);
  const definitions = definitionsByCoordinate(seen.document);
  const definitionsBefore = definitionsByCoordinate(seenBefore.document);
  const { document: renamed } = withRootsOf(after, before);
  const changes = [
    ...roots.map(({ types: _, ...change }) => change),
    ...unsafe.map((change) => withFormerDeprecation(change, definitionsBefore)),
    ...inputs,
    ...directiveAdditions(old, now).filter(({ coordinate }) => isWritten(coordinate)),
    ...safeChanges(seenBefore.document, seen.document, known),
    // The public part of a supergraph has neither directives of federation nor links to them.
    ...[accessChanges, customDirectiveChanges]
      .flatMap((compare) => compare(renamed, after.document))
      .filter(({ coordinate }) => coordinate === 'schema' || definitions.has(coordinate)),
  ];
  const place = placesIn(definitions, definitionsBefore);
  const told = withInterfaces(changes, [old, now]);
  return CRITICALITIES.flatMap((criticality) =>
    told
      .filter((change) => change.criticality === criticality)
      .map((change) => ({ ...change, place: change.place ?? place(change.coordinate) }))
      .sort((a, b) => compareText(a.coordinate, b.coordinate)),
  );
}

/**
 * Converts changes that graphql-js found. Changes of directives are safe unless operations can use
 * what has changed.
 *
 * @param before - The earlier version, for which operations were written.
 */
function asChanges(
  criticality: Criticality,
  changes: readonly Found[],
  before: GraphQLSchema,
): SchemaChange[] {
  return changes.map((found) => {
    const { type, description } = found;
    const coordinate = coordinateOfChange(type, description);
    if (!type.includes('DIRECTIVE')) return { criticality, type, coordinate, message: description };
    return {
      criticality: isOfOperations(found, coordinate, before) ? criticality : 'safe',
      type,
      coordinate,
      message: withSign(description, coordinate),
    };
  });
}

/**
 * Whether operations could use what has changed in a directive, which graphql-js does not check.
 */
function isOfOperations(
  { type, description }: Found,
  coordinate: string,
  before: GraphQLSchema,
): boolean {
  const [, name = ''] = /^@(\w+)/.exec(coordinate) ?? [];
  const [location = ''] = /^\w+/.exec(description) ?? [];
  if (type === 'DIRECTIVE_LOCATION_REMOVED') return executableLocations.has(location);
  const directive = before.getDirective(name);
  return directive != null && isForOperations(directive);
}

/**
 * Creates a function that returns whether a definition was written by authors. Those that docgen
 * supplies to a subgraph depend on its uses of them, see `supplyDefinitions`.
 */
function writtenIn(...versions: readonly LoadedSchema[]): (coordinate: string) => boolean {
  const written = new Set(versions.flatMap(({ document }) => [...definedNames(document)]));
  const complete = versions.flatMap(({ complete }) => [...definedNames(complete)]);
  const supplied = new Set(complete.filter((name) => !written.has(name)));
  return (coordinate) => !supplied.has(coordinate.replace(/[.(].*/s, ''));
}

interface Found {
  readonly type: string;
  readonly description: string;
}

/** Adds the `@` to the name of a directive, which graphql-js leaves out. */
function withSign(description: string, coordinate: string): string {
  const [, name = ''] = /^@(\w+)/.exec(coordinate) ?? [];
  return description.replace(new RegExp(`(^|from |directive )${name}\\b`), `$1@${name}`);
}

function placesIn(
  ...maps: readonly ReadonlyMap<string, CoordinateNode>[]
): (coordinate: string) => Place | undefined {
  return (coordinate) => {
    for (const map of maps) {
      const place = placeOfNode(map.get(coordinate));
      if (place !== undefined) return place;
    }
    return undefined;
  };
}
