/** Usual names of types that only wrap what an operation is about, in camel or snake case. */
const WRAPPER =
  /(Connection|Edge|Payload|Response|Result|Success)$|_(connection|edge|payload|response|result|success)$/;

/** Fields of a connection that lead to its nodes, most direct first. */
const NODES = ['nodes', 'edges', 'items'];

/** Whether a type has the name of a wrapper, which only contains what an operation is about. */
export function isWrapper(name: string): boolean {
  return WRAPPER.test(name);
}

/**
 * The fields of a wrapper that lead to its content: the nodes of a connection, the node of an edge.
 * Of other wrappers, all but an edge whose node is a field of its own, as `order` and `orderEdge`.
 */
export function insideOf<F extends { readonly name: string }>(
  type: string,
  fields: readonly F[],
): readonly F[] {
  const named = (name: string) => fields.filter((field) => field.name === name);
  if (/edge$/i.test(type)) return named('node');
  if (/connection$/i.test(type)) {
    return NODES.map(named).find((found) => found.length > 0) ?? [];
  }
  return fields.filter(({ name }) => {
    const node = name.replace(/_?edge$/i, '');
    return node === name || named(node).length === 0;
  });
}
