import { addToList } from '@docgen/core/basics/add-to-list';
import type { SubgraphText } from '@docgen/core/schema-model';
import { originsFrom } from '../ownership/index-origins.ts';
import type { Origin } from '../ownership/ownership.ts';
import type { ModelScope } from './model-scope.ts';

/**
 * The descriptions that subgraphs have for a definition of the supergraph, identical ones once;
 * empty if all subgraphs with the definition have the same, or none.
 */
export function differentTexts(coordinate: string, scope: ModelScope): SubgraphText[] {
  const origins = originsFrom(coordinate, scope);
  const texts = new Map<string, Origin[]>();
  for (const origin of origins) addToList(texts, origin.description?.markdown ?? '', origin);
  if (texts.size < 2) return [];
  return Array.from(texts.values()).flatMap((same): SubgraphText[] => {
    const description = same[0]?.description;
    if (description === undefined || description.markdown === '') return [];
    return [{ subgraphs: same.map(({ subgraph, to }) => ({ id: subgraph, to })), description }];
  });
}
