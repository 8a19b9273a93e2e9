/**
 * True for a file that contains a schema or a part of one: its extension is `.graphql`, `.graphqls`
 * or `.gql`, and it is not a file of examples beside a schema.
 */
export function isSdlFile(path: string): boolean {
  return /\.(?:graphqls?|gql)$/i.test(path) && !/\.examples\.\w+$/.test(path);
}

/** The file with the examples of an SDL file: `order.examples.graphql` for `order.graphql`. */
export function examplesFile(path: string): string {
  return path.replace(/(\.\w+)?$/, '.examples$1');
}
