/**
 * The nodes of a graph that can be reached from one of them, including this one.
 *
 * @param next - Returns the nodes that edges of a node lead to.
 */
export function reachable<Node>(start: Node, next: (node: Node) => readonly Node[]): Set<Node> {
  const found = new Set([start]);
  for (const node of found) for (const other of next(node)) found.add(other);
  return found;
}
