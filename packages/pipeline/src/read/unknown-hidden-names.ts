import type { ConfigPlaces } from '@docgen/config/config-places';
import type { HideConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import { isExactName } from '@docgen/core/name-pattern';
import type { Memo } from '@docgen/memo/memo';
import { reading, type Schema } from './kept-schema.ts';

/** A configuration's hidden names, and the schemas in which they are looked up. */
export interface HiddenNames {
  readonly hide: HideConfig;
  /** The names that a schema or one of its earlier versions has. */
  readonly known: ReadonlySet<string>;
  /** All configured schemas. */
  readonly schemas: readonly Schema[];
  readonly placeOf: ConfigPlaces;
}

/**
 * Warns about names that hide nothing, because no schema has them. What an author wanted to hide may
 * be published then.
 */
export async function unknownHiddenNames(
  { hide, known, schemas, placeOf }: HiddenNames,
  memo: Memo,
): Promise<readonly Diagnostic[]> {
  const { names: hidden = [] } = hide;
  const unknown = hidden.filter((name) => isExactName(name) && !known.has(name));
  if (unknown.length === 0) return [];
  const { parts } = await memo.node({
    kind: 'unknown-names',
    id: '',
    inputs: [unknown, schemas.map(({ id, hash, model }) => [id, hash, model.hash])],
    async compute() {
      const { hideableNames } = await reading();
      const loaded = await Promise.all(schemas.map(({ whole }) => whole()));
      const names = new Set(loaded.flatMap((schema) => [...hideableNames(schema)]));
      const hints = unknown.map((name) => didYouMean(name, names) ?? null);
      return { value: { hints }, diagnostics: [] };
    },
  });
  const hints = new Map(parts?.hints.value().map((hint, index) => [unknown[index], hint]));
  return hidden.flatMap((name, index): Diagnostic[] => {
    if (!hints.has(name)) return [];
    return [
      {
        code: 'unknown-hidden-name',
        severity: 'warning',
        message: `schemas.hide.names[${index}] hides nothing: no schema has a definition "${name}".`,
        hint:
          hints.get(name) ??
          'Correct or remove it. A member has its type before it, such as "Order.total".',
        ...placeOf(['schemas', 'hide', 'names', index]),
      },
    ];
  });
}
