/** Types that only stand around what an operation is about, by the names that they usually have. */
const WRAPPER = /(Connection|Edge|Payload|Response|Result)$/;

/** Fields of a connection that lead to what it connects, the shortest way first. */
const NODES = ['nodes', 'edges', 'items'];

/** Whether a type is called like one that only stands around what an operation is about. */
export function isWrapper(name: string): boolean {
  return WRAPPER.test(name);
}

/** The fields of a wrapper that lead to what is inside: of a connection its nodes, of an edge its node. */
export function insideOf<F extends { readonly name: string }>(
  type: string,
  fields: readonly F[],
): readonly F[] {
  const named = (name: string) => fields.filter((field) => field.name === name);
  if (type.endsWith('Edge')) return named('node');
  if (!type.endsWith('Connection')) return fields;
  return NODES.map(named).find((found) => found.length > 0) ?? [];
}
