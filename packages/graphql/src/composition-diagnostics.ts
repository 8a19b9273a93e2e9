import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import type { GraphQLError } from 'graphql';
import { compositionHint } from './composition-hint.ts';
import { type CoordinateNode, definitionsByCoordinate } from './definitions-by-coordinate.ts';
import { linksOf } from './links-of.ts';
import type { LoadedSchema } from './loaded-schema.ts';
import { placeOfNode } from './place-of-node.ts';

interface Subgraph {
  readonly schema: LoadedSchema;
  readonly definitions: ReadonlyMap<string, CoordinateNode>;
}

interface Site {
  readonly subgraph: Subgraph;
  readonly place: Place;
}

/**
 * Conflicts between subgraphs as diagnostics. Composition names subgraphs and coordinates in its
 * messages but gives no positions, so both are looked up in the files.
 *
 * @param subgraphs - All that took part.
 */
export function compositionDiagnostics(
  errors: readonly GraphQLError[],
  subgraphs: readonly LoadedSchema[],
): Diagnostic[] {
  const indexed = subgraphs.map((schema) => ({
    schema,
    definitions: definitionsByCoordinate(schema.document),
  }));
  return errors.map((error) => compositionDiagnostic(error, indexed));
}

function compositionDiagnostic(error: GraphQLError, subgraphs: readonly Subgraph[]): Diagnostic {
  const quoted = new Set([...error.message.matchAll(/["[]([\w-]+)["\]]/g)].map(([, name]) => name));
  const named = subgraphs.filter(({ schema }) => quoted.has(schema.id));
  const coordinates = coordinatesIn(error.message);
  const concerned = named.length > 0 ? named : subgraphs;
  const sites = concerned.flatMap((subgraph): Site[] => {
    const place = definitionPlace(subgraph, coordinates);
    return place === undefined ? [] : [{ subgraph, place }];
  });
  // A message about something that no file spells out still has to name the files it is about.
  const [first, ...others] = sites.length > 0 ? sites : concerned.flatMap(fileSite);
  const source = first?.subgraph.schema.sources.find(({ file }) => file === first.place.file)?.text;
  const { code } = error.extensions;
  return {
    code: 'composition-error',
    severity: 'error',
    message: error.message,
    hint: compositionHint(typeof code === 'string' ? code : ''),
    ...(first === undefined ? {} : { place: first.place }),
    ...(source === undefined ? {} : { source }),
    ...(others.length === 0
      ? {}
      : {
          notes: others.map(({ subgraph, place }) => ({
            message: `This is in the subgraph "${subgraph.schema.id}".`,
            place,
          })),
        }),
  };
}

/** Coordinates that a message mentions, the most precise first. */
function coordinatesIn(message: string): string[] {
  const quoted = [...message.matchAll(/"(@?\w+(?:\.\w+(?:\(\w+:\))?)?)"/g)];
  const found = new Set(quoted.flatMap(([, coordinate]) => coordinate ?? []));
  return [...found].sort((a, b) => precision(b) - precision(a));
}

function precision(coordinate: string): number {
  if (coordinate.includes('(')) return 2;
  return coordinate.includes('.') ? 1 : 0;
}

function definitionPlace(
  { definitions }: Subgraph,
  coordinates: readonly string[],
): Place | undefined {
  for (const coordinate of coordinates) {
    const node = definitions.get(coordinate);
    const place = node === undefined ? undefined : placeOfNode(node);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The `@link` of a subgraph, which most messages without a coordinate are about, else its first file. */
function fileSite(subgraph: Subgraph): Site[] {
  const [link] = linksOf(subgraph.schema.document);
  const place = link === undefined ? undefined : placeOfNode(link.node);
  if (place !== undefined) return [{ subgraph, place }];
  return subgraph.schema.sources.slice(0, 1).map(({ file }) => ({ subgraph, place: { file } }));
}
