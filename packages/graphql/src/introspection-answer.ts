/** Whether a text is JSON with what an introspection query asks for. */
export function isIntrospectionAnswer(text: string): boolean {
  return /^\s*\{/.test(text) && text.includes('"__schema"');
}

/** How to have SDL in place of such an answer. */
export const SDL_OF_ANSWER =
  '`printSchema(buildClientSchema(data))` of graphql-js makes SDL of it, and `rover graph introspect` asks a server for SDL.';
