import type { Place } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { parseSources } from '../load/parse-sources.ts';
import { definitionsByCoordinate } from '../nodes/definitions-by-coordinate.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';

/**
 * The place of the nearest definition that contained something removed: the field of an argument,
 * or the type of a field.
 *
 * @param coordinate - Of what was removed, such as `Order.items(first:)`.
 * @param source - The later version of the file that it was in.
 * @returns `undefined` if the file contains none of these.
 */
export function survivingPlace(coordinate: string, source: SourceText): Place | undefined {
  const containers = [/\(.*$/, /\..*$/]
    .map((inside) => coordinate.replace(inside, ''))
    .filter((container) => container !== coordinate);
  if (containers.length === 0) return undefined;
  const definitions = definitionsByCoordinate(parseSources([source], { lenient: true }).value);
  const found = containers.map((container) => definitions.get(container));
  return placeOfNode(found.find((node) => node !== undefined));
}
