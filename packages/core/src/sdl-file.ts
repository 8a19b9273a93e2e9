/**
 * True for a file that a schema, or a part of one, is written in: with the ending `.graphql`,
 * `.graphqls` or `.gql`, and not one of the examples that stand beside schemas.
 */
export function isSdlFile(path: string): boolean {
  return /\.(?:graphqls?|gql)$/.test(path) && !/\.examples\.\w+$/.test(path);
}

/** The file of examples that belongs to an SDL file: `order.examples.graphql` to `order.graphql`. */
export function examplesFile(path: string): string {
  return path.replace(/(\.\w+)?$/, '.examples$1');
}
