import type * as v from 'valibot';

/** The forms of Valibot schemas that the declaration uses, reduced to what leads to keys. */
type Declared =
  | { readonly type: 'array'; readonly item: Declared }
  | { readonly type: 'record'; readonly value: Declared }
  | { readonly type: 'object'; readonly entries: Readonly<Record<string, Declared>> }
  | { readonly type: 'variant'; readonly options: readonly Declared[] }
  | { readonly type: 'optional'; readonly wrapped: Declared }
  | { readonly type: 'lazy'; readonly getter: (value: unknown) => Declared }
  | { readonly type: 'literal'; readonly literal: string };

/**
 * Finds the objects of a declaration that have a key.
 *
 * @returns Their places as Markdown, in the notation of the configuration reference:
 *   `` `schemas.instances[]` ``.
 */
export function keyHomes(root: v.GenericSchema, key: string): readonly string[] {
  return [...new Set(homesIn(root as unknown as Declared, ''))];

  function homesIn(value: Declared, path: string, above: readonly Declared[] = []): string[] {
    if (above.includes(value)) return [];
    const inside = [...above, value];
    switch (value.type) {
      case 'array':
        return homesIn(value.item, `${path}[]`, inside);
      case 'record':
        return homesIn(value.value, `${path}.<id>`, inside);
      case 'optional':
        return homesIn(value.wrapped, path, inside);
      case 'lazy':
        // The getter selects a form by the value. Only the form for objects has keys.
        return homesIn(value.getter({}), path, inside);
      case 'variant':
        return value.options.flatMap((option) => homesIn(option, path, inside));
      case 'object':
        return [
          ...(Object.hasOwn(value.entries, key) ? [placeOf(value.entries, path)] : []),
          ...Object.entries(value.entries).flatMap(([name, entry]) =>
            homesIn(entry, path === '' ? name : `${path}.${name}`, inside),
          ),
        ];
      default:
        return [];
    }
  }
}

function placeOf({ type }: Readonly<Record<string, Declared>>, path: string): string {
  if (path === '') return 'the configuration itself';
  return type?.type === 'literal' ? `\`${path}\` of type "${type.literal}"` : `\`${path}\``;
}
