/** What can be reached from a start by repeated steps, with the start. */
export function reachable<Node>(start: Node, next: (node: Node) => readonly Node[]): Set<Node> {
  const found = new Set([start]);
  for (const node of found) for (const other of next(node)) found.add(other);
  return found;
}
