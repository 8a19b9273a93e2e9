import type { ConfigPlaces } from '@docgen/config/config-places';
import type { Visibility } from '@docgen/core/config';
import { type VisibilityRules, visibilityRules } from '@docgen/core/configuration/visibility-rules';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import type { Memo } from '@docgen/memo/memo';
import { graphqlCode } from './graphql-code.ts';
import type { Schema } from './kept-schema.ts';

/** The rules of a configuration, and the schemas in which they are looked up. */
export interface LookedUpRules {
  readonly visibility: Visibility;
  /** What a schema or one of its earlier versions has. */
  readonly matched: readonly VisibilityRules[];
  /** All configured schemas. */
  readonly schemas: readonly Schema[];
  readonly placeOf: ConfigPlaces;
}

/**
 * Warns about names and directives that hide or show nothing, because no schema has them. What an
 * author wanted to hide may be published then.
 */
export async function unmatchedRules(
  { visibility, matched, schemas, placeOf }: LookedUpRules,
  memo: Memo,
): Promise<readonly Diagnostic[]> {
  const { show, hide } = visibility;
  const rules = visibilityRules(visibility);
  const known = {
    names: new Set(matched.flatMap((each) => each.names)),
    directives: new Set(matched.flatMap((each) => each.directives)),
  };
  const names = rules.names.filter((name) => !known.names.has(name));
  const directives = rules.directives.filter((each) => !known.directives.has(each));
  if (names.length + directives.length === 0) return [];
  const { parts } = await memo.node({
    kind: 'unmatched-rules',
    id: '',
    inputs: [names, directives, schemas.map(({ id, hash, model }) => [id, hash, model.hash])],
    async compute() {
      const { appliedDirectives, isMistaken, knownNames } = await graphqlCode();
      const loaded = await Promise.all(schemas.map(({ whole }) => whole()));
      const hintsOf = (unknown: readonly string[], known: readonly string[]) =>
        unknown.map((text) => didYouMean(text, new Set(known)) ?? null);
      const hints = [
        ...hintsOf(
          names,
          names.length === 0 ? [] : loaded.flatMap((each) => [...knownNames(each)]),
        ),
        ...hintsOf(directives, loaded.flatMap(appliedDirectives)),
      ];
      const mistaken = directives.filter((each) => isMistaken(each, loaded));
      return { value: { hints, mistaken }, diagnostics: [] };
    },
  });
  const hints = parts?.hints.value() ?? [];
  const hintOf = new Map([...names, ...directives].map((text, index) => [text, hints[index]]));
  const told = (
    list: readonly string[],
    unmatched: readonly string[],
    key: readonly ['show' | 'hide', 'names' | 'directives'],
  ): Diagnostic[] =>
    list.flatMap((text, index) =>
      unmatched.includes(text)
        ? {
            ...unmatchedRule(text, key, index, hintOf.get(text)),
            ...placeOf(['schemas', ...key, index]),
          }
        : [],
    );
  return [
    ...told(hide?.names ?? [], names, ['hide', 'names']),
    ...told(hide?.directives ?? [], parts?.mistaken.value() ?? [], ['hide', 'directives']),
    ...told(show?.names ?? [], names, ['show', 'names']),
    ...told(show?.directives ?? [], directives, ['show', 'directives']),
  ];
}

function unmatchedRule(
  text: string,
  [rule, list]: readonly ['show' | 'hide', 'names' | 'directives'],
  index: number,
  hint?: string | null,
): Diagnostic {
  const reason =
    list === 'names' ? `no schema has a definition "${text}"` : `no schema applies ${text}`;
  return {
    code: rule === 'hide' ? 'unknown-hidden-name' : 'unknown-shown-definition',
    severity: 'warning',
    message: `schemas.${rule}.${list}[${index}] ${rule}s nothing: ${reason}.`,
    hint:
      hint ??
      (list === 'names'
        ? 'Correct or remove it. A member has its type before it, such as "Order.total".'
        : `Correct or remove it, or apply it to what it is to ${rule}.`),
  };
}
