import { federationDefinitions } from '@docgen/graphql/federation/known-definitions';
import { loadSubgraph } from '@docgen/graphql/load/load-subgraph';
import type { SourceText } from '@docgen/graphql/load/source-text';

/**
 * The first directive or type that SDL uses without defining it, because the server defines it:
 * `@aws_subscribe` of AppSync, `BigInt` of The Graph.
 *
 * @param sources - All files of the schema.
 * @param isPart - Whether the schema is composed with others, see `loadSubgraph`.
 * @returns `undefined` if there is none; if the SDL cannot be parsed; or if it lacks a definition
 *   of federation, which a subgraph has to import.
 */
export function lackingDefinition(
  sources: readonly SourceText[],
  isPart: boolean,
): string | undefined {
  const { diagnostics } = loadSubgraph({
    config: { id: 'schema', strictness: 'strict' },
    sources,
    isPart,
  });
  const lacking = diagnostics
    .filter(({ code }) => /^sdl-unknown-(type|directive)$/.test(code))
    .flatMap(({ message }) => /"(@?\w+)"/.exec(message)?.[1] ?? []);
  return lacking.some((name) => federationDefinitions.has(name)) ? undefined : lacking[0];
}
