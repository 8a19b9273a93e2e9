import { hasErrors } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { federationDefinitions } from '@docgen/graphql/federation/known-definitions';
import { loadSubgraph } from '@docgen/graphql/load/load-subgraph';

/** Why a schema has to be lenient. */
export interface Leniency {
  /**
   * The first directive or type that its SDL uses without defining it, because the server defines
   * it: `@aws_subscribe` of AppSync, `BigInt` of The Graph. Without it, the SDL has other mistakes.
   */
  readonly lacks?: string;
}

/**
 * Whether SDL builds only with `strictness: 'lenient'`, as that of many public schemas does: GitHub's
 * defines fields twice.
 *
 * @param sources - All files of the schema.
 * @param isPart - Whether the schema is composed with others, see `loadSubgraph`. Mistakes of its own
 *   may then be conflicts for the gateway, so only what it lacks is a reason.
 * @returns `undefined` if it need not be lenient; if that does not help; or if it lacks a definition
 *   of federation, which a subgraph has to import.
 */
export function neededLeniency(
  sources: readonly SourceText[],
  isPart: boolean,
): Leniency | undefined {
  const load = (strictness: 'strict' | 'lenient') =>
    loadSubgraph({ config: { id: 'schema', strictness }, sources, isPart });
  if (!hasErrors(load('strict').diagnostics)) return undefined;
  const { value, diagnostics } = load('lenient');
  if (value === undefined) return undefined;
  const [lacks, ...others] = diagnostics
    .filter(({ code }) => /^sdl-unknown-(type|directive)$/.test(code))
    .flatMap(({ message }) => /"(@?\w+)"/.exec(message)?.[1] ?? []);
  if ([lacks, ...others].some((name) => name && federationDefinitions.has(name))) return undefined;
  if (lacks !== undefined) return { lacks };
  return isPart ? undefined : {};
}
