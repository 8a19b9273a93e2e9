import type { SchemaSidebarItemConfig } from '@docgen/core/config';
import { namePattern } from '@docgen/core/configuration/name-pattern';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { type KeyPath, type KeyPlaces, pathText } from '@docgen/core/diagnostics/key-path';
import type { SchemaModel } from '@docgen/core/schema-model';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { directivesToGroupBy, groupingDirective, type ModelById } from './group-entries.ts';

interface SidebarItemContext {
  /** Path of the sidebar item in the configuration. */
  readonly key: KeyPath;
  readonly placeOf: KeyPlaces;
  readonly modelById: ModelById;
  /** Whether definitions are hidden. */
  readonly hidesDefinitions: boolean;
}

/**
 * Warns about what groups no entry in a schema's sidebar: names in `groups` that no entry has, and a
 * directive in `groupBy` that no entry applies. Entries that were meant are in another group then.
 *
 * If definitions are hidden, only the directive is reported: a group may consist of hidden ones, but
 * all entries in a group of others are never meant.
 */
export function unknownGroupNames(
  schema: SchemaModel,
  { groupBy, groups }: SchemaSidebarItemConfig,
  { key, placeOf, modelById, hidesDefinitions }: SidebarItemContext,
): Diagnostic[] {
  const { entries } = schema;
  if (groups !== undefined) {
    if (hidesDefinitions) return [];
    return groups.flatMap((group, index) =>
      group.names.flatMap((name, position) => {
        const pattern = namePattern(name);
        if (entries.some((entry) => pattern.test(entry.name))) return [];
        const known = entries.map((entry) => entry.name);
        return warning([...key, 'groups', index, 'names', position], {
          message: `matches no entry of the schema "${schema.id}": "${name}".`,
          hint: didYouMean(name, known) ?? 'Correct or remove it.',
        });
      }),
    );
  }
  const by = groupBy === undefined ? undefined : groupingDirective(groupBy);
  if (by === undefined) return [];
  const applied = entries.flatMap((entry) => directivesToGroupBy(entry, modelById));
  const isUsed = applied.some(
    ({ name, args }) => name === by.directive && args.some((given) => given.name === by.argument),
  );
  if (isUsed || entries.every(({ builtIn }) => builtIn)) return [];
  const known = applied.flatMap(({ name, args }) =>
    args.map((given) => `@${name}(${given.name}:)`),
  );
  const shown = hidesDefinitions
    ? ', show it if `schemas.show` or `schemas.hide` leaves it out'
    : '';
  return warning([...key, 'groupBy'], {
    message: `groups nothing: no entry of the schema "${schema.id}" applies ${groupBy}.`,
    hint:
      didYouMean(groupBy ?? '', new Set(known)) ??
      `Correct the directive and its argument${shown}, or remove the key to group entries by kind.`,
  });

  function warning(at: KeyPath, text: { message: string; hint: string }): Diagnostic[] {
    return [
      {
        code: 'unknown-group-name',
        severity: 'warning',
        message: `${pathText(at)} ${text.message}`,
        hint: text.hint,
        ...placeOf(at),
      },
    ];
  }
}
