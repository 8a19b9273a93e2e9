/**
 * True for a file that contains a schema or a part of one: its extension is `.graphql`, `.graphqls`,
 * `.gql` or `.sdl`, and it is not a file of examples beside a schema.
 */
export function isSdlFile(path: string): boolean {
  return /\.(?:graphqls?|gql|sdl)$/i.test(path) && !isExamplesFile(path);
}

/** True for a file of examples beside a schema, such as `order.examples.graphql`. */
export function isExamplesFile(path: string): boolean {
  return /\.examples\.(?:graphqls?|gql|sdl|json)$/i.test(path);
}

/** True for a file with the responses of examples, such as `order.examples.json`. */
export function isResponsesFile(path: string): boolean {
  return /\.json$/i.test(path);
}

/**
 * The file with the responses to the operations in a file of examples: `order.examples.json` for
 * `order.examples.graphql`, and for `order.graphql`.
 */
export function responsesFile(path: string): string {
  return path.replace(/(?:\.examples)?\.\w+$/i, '.examples.json');
}

const ENDINGS = ['graphql', 'graphqls', 'gql', 'sdl'];

/**
 * The files that may contain the examples of an SDL file: `order.examples.graphql` for
 * `order.graphql`, and the same name with the other endings, because many editors and tools expect
 * operations in `.graphql`, whatever the ending of the SDL. The last is that of their responses.
 *
 * @param path - That of a file or folder. The name of a folder may have a dot, as in `sdl/v1.2`.
 */
export function examplesFiles(path: string): string[] {
  const [, name = path, ending] = /^(.*)\.(\w+)$/s.exec(path) ?? [];
  const endings = ending === undefined ? ENDINGS : [ending, ...ENDINGS];
  const isKnown = ending === undefined || [...ENDINGS, 'json'].includes(ending.toLowerCase());
  const names = isKnown ? [name] : [name, path];
  return names.flatMap((each) =>
    Array.from(new Set([...endings, 'json']), (last) => `${each}.examples.${last}`),
  );
}
