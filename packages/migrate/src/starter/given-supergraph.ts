import type { FoundSupergraph } from '@docgen/graphql/parts/schema-parts';
import type { NamedSchemas } from './starter-schemas.ts';

/**
 * Takes a supergraph file as the composed schema if not all of its subgraphs have SDL, because
 * composing the others would fail or leave out a part of the API. Of several such files, this is
 * the one with the most subgraphs at hand.
 *
 * @returns With the supergraph as `given` (or as the only schema, if there are no others), and
 *   without files that do not exist; its subgraphs are named as in the supergraph. The same schemas
 *   if no supergraph is needed, or if there is none.
 */
export function withGivenSupergraph<T extends NamedSchemas>(
  parts: T,
): T & { given?: FoundSupergraph } {
  const { schemas, supergraphs, composition } = parts;
  const atHand = schemas.filter(({ isMissing }) => !isMissing);
  const count = atHand.filter(({ isSubgraph }) => isSubgraph).length;
  const isPartial = ({ subgraphs }: FoundSupergraph) =>
    composition === undefined
      ? count < 2 || subgraphs.length > count
      : composition.elsewhere.length > 0 || atHand.length < schemas.length;
  const shared = ({ subgraphs }: FoundSupergraph) =>
    atHand.filter(({ name }) => subgraphs.some((graph) => isSame(graph, name))).length;
  // Without a list, services are named after folders, which may have other names.
  const isOfThese = (found: FoundSupergraph) =>
    composition === undefined || atHand.length === 0 || shared(found) > 0;
  const [given, ...others] = supergraphs
    .filter((found) => isPartial(found) && isOfThese(found))
    .toSorted((a, b) => shared(b) - shared(a));
  if (given === undefined) return parts;
  const { file, subgraphs } = given;
  if (atHand.length === 0) {
    const alone = { name: 'api', main: file, files: [file], isSubgraph: false };
    return { ...parts, supergraphs: others, schemas: [{ ...alone, isSupergraph: true }] };
  }
  return {
    ...parts,
    given,
    supergraphs: others,
    schemas: atHand.map((schema) => {
      const graph = subgraphs.find((name) => isSame(name, schema.name));
      return { ...schema, name: graph ?? schema.name, isSubgraph: graph !== undefined };
    }),
  };
}

/**
 * Compares names of services regardless of case and separators, as in `api_keys` and `api-keys`.
 */
function isSame(a: string, b: string): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return plain(a) === plain(b);
}
