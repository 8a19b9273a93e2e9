import type { ModelScope, Origin } from './model-scope.ts';

/** The same definition in the subgraphs: first in the one at home in the type, then in configuration order. */
export function originsFrom(
  coordinate: string,
  { homes, graphs, origins }: ModelScope,
): readonly Origin[] {
  const all = origins.get(coordinate) ?? [];
  const graph = homes.get(coordinate.replace(/\W.*/, ''));
  const home = graph === undefined ? undefined : graphs.get(graph)?.id;
  const first = all.find(({ subgraph }) => subgraph === home);
  return first === undefined ? all : [first, ...all.filter((origin) => origin !== first)];
}
