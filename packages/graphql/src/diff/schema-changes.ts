import type { Place } from '@docgen/core/diagnostic';
import { type DocumentNode, findBreakingChanges, findDangerousChanges } from 'graphql';
import { asLiterals, withPrintableDefaults } from '../default-values.ts';
import { definitionsByCoordinate } from '../definitions-by-coordinate.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { placeOfNode } from '../place-of-node.ts';
import { coordinateOfChange } from './coordinate-of-change.ts';
import { safeChanges } from './safe-changes.ts';

/**
 * What a change does to clients: `breaking` ones make operations fail, `dangerous` ones may change
 * what clients get, `safe` ones do neither.
 */
export type Criticality = 'breaking' | 'dangerous' | 'safe';

export interface SchemaChange {
  readonly criticality: Criticality;
  /** Such as `FIELD_REMOVED`: as graphql-js names it, and likewise for safe ones. */
  readonly type: string;
  /** Schema coordinate of what has changed. */
  readonly coordinate: string;
  readonly message: string;
  /** Where it stands in the new schema, or where it stood in the old one. */
  readonly place?: Place;
}

/**
 * Compares two versions of a schema.
 *
 * @returns Breaking changes, then dangerous, then safe ones; each sorted by coordinate.
 */
export function schemaChanges(before: LoadedSchema, after: LoadedSchema): SchemaChange[] {
  const place = placesIn(after.document, before.document);
  const told = (criticality: Criticality, changes: readonly Found[]): SchemaChange[] =>
    changes
      .map(({ type, description }) => {
        const coordinate = coordinateOfChange(type, description);
        const message = type.startsWith('DIRECTIVE')
          ? withSign(description, coordinate)
          : asLiterals(description);
        return { criticality, type, coordinate, message, place: place(coordinate) };
      })
      .sort(byCoordinate);
  const old = withPrintableDefaults(before.schema);
  const now = withPrintableDefaults(after.schema);
  const isWritten = writtenIn(before, after);
  const unsafe = [
    ...told('breaking', findBreakingChanges(old, now)),
    ...told('dangerous', findDangerousChanges(old, now)),
  ].filter(({ coordinate }) => isWritten(coordinate));
  const known = new Set(unsafe.map(({ coordinate }) => coordinate));
  const safe = safeChanges(before.document, after.document, known)
    .map((change) => ({ criticality: 'safe' as const, ...change, place: place(change.coordinate) }))
    .sort(byCoordinate);
  return [...unsafe, ...safe];
}

/** What docgen supplies to a subgraph comes and goes with its uses, see `supplyDefinitions`. */
function writtenIn(...versions: readonly LoadedSchema[]): (coordinate: string) => boolean {
  const namesIn = (document: DocumentNode) => [...definitionsByCoordinate(document).keys()];
  const written = new Set(versions.flatMap(({ document }) => namesIn(document)));
  const supplied = new Set(
    versions.flatMap(({ complete }) => namesIn(complete)).filter((name) => !written.has(name)),
  );
  return (coordinate) => !supplied.has(coordinate);
}

interface Found {
  readonly type: string;
  readonly description: string;
}

function byCoordinate(a: SchemaChange, b: SchemaChange): number {
  return a.coordinate < b.coordinate ? -1 : a.coordinate > b.coordinate ? 1 : 0;
}

/** graphql-js leaves out the sign of directives. */
function withSign(description: string, coordinate: string): string {
  const [, name = ''] = /^@(\w+)/.exec(coordinate) ?? [];
  return description.replace(new RegExp(`(^|from )${name}\\b`), `$1@${name}`);
}

function placesIn(
  ...documents: readonly DocumentNode[]
): (coordinate: string) => Place | undefined {
  const maps = documents.map(definitionsByCoordinate);
  return (coordinate) => {
    for (const map of maps) {
      const place = placeOfNode(map.get(coordinate));
      if (place !== undefined) return place;
    }
    return undefined;
  };
}
