/** Usual names of types that only wrap what an operation is about. */
const WRAPPER = /(Connection|Edge|Payload|Response|Result)$/;

/** Fields of a connection that lead to its nodes, most direct first. */
const NODES = ['nodes', 'edges', 'items'];

/** Whether a type has the name of a wrapper, which only contains what an operation is about. */
export function isWrapper(name: string): boolean {
  return WRAPPER.test(name);
}

/**
 * The fields of a wrapper that lead to its content: the nodes of a connection, the node of an edge.
 */
export function insideOf<F extends { readonly name: string }>(
  type: string,
  fields: readonly F[],
): readonly F[] {
  const named = (name: string) => fields.filter((field) => field.name === name);
  if (type.endsWith('Edge')) return named('node');
  if (!type.endsWith('Connection')) return fields;
  return NODES.map(named).find((found) => found.length > 0) ?? [];
}
