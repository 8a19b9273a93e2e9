/**
 * True for a file that contains a schema or a part of one: its extension is `.graphql`, `.graphqls`
 * or `.gql`, and it is not a file of examples beside a schema.
 */
export function isSdlFile(path: string): boolean {
  return /\.(?:graphqls?|gql)$/i.test(path) && !isExamplesFile(path);
}

/** True for a file of examples beside a schema, such as `order.examples.graphql`. */
export function isExamplesFile(path: string): boolean {
  return /\.examples\.(?:graphqls?|gql)$/i.test(path);
}

const ENDINGS = ['graphql', 'graphqls', 'gql'];

/**
 * The files that may contain the examples of an SDL file: `order.examples.graphql` for
 * `order.graphql`, and the same name with the other endings, because many editors and tools expect
 * operations in `.graphql`, whatever the ending of the SDL.
 */
export function examplesFiles(path: string): string[] {
  const [, name = path, ending] = /^(.*)\.(\w+)$/s.exec(path) ?? [];
  const endings = ending === undefined ? ENDINGS : new Set([ending, ...ENDINGS]);
  return Array.from(endings, (each) => `${name}.examples.${each}`);
}
