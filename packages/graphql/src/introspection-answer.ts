/** Whether a text is JSON with what an introspection query asks for. */
export function isIntrospectionAnswer(text: string): boolean {
  return /^\s*\{/.test(text) && text.includes('"__schema"');
}

/** How to have SDL in place of such an answer. */
export const SDL_OF_ANSWER =
  'Convert it with `printSchema(buildClientSchema(data))` of graphql-js, or get the SDL from the server with `rover graph introspect`.';
