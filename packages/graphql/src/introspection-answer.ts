/** Whether a text is the JSON result of an introspection query. */
export function isIntrospectionAnswer(text: string): boolean {
  return /^\s*\{/.test(text) && text.includes('"__schema"');
}

/** Advice on getting SDL instead of such a result. */
export const SDL_OF_ANSWER =
  'Convert it with `printSchema(buildClientSchema(data))` of graphql-js, or get the SDL from the server with `rover graph introspect`.';
