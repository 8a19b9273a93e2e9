import { jsLiteral } from '@docgen/migrate/js-literal';
import * as v from 'valibot';

/**
 * The forms of Valibot schemas that declarations use, reduced to the properties that are read here.
 */
export type Declared =
  | { readonly type: 'string' | 'boolean' | 'number' }
  | { readonly type: 'picklist'; readonly options: readonly string[] }
  | { readonly type: 'literal'; readonly literal: string }
  | { readonly type: 'array'; readonly item: Declared }
  | { readonly type: 'record'; readonly key: Declared; readonly value: Declared }
  | DeclaredObject
  | DeclaredVariants
  | { readonly type: 'lazy'; readonly getter: (value: unknown) => Declared };

export interface DeclaredObject {
  readonly type: 'object';
  readonly title: string;
  readonly description?: string;
  readonly entries: Readonly<Record<string, DeclaredKey>>;
}

export interface DeclaredVariants {
  readonly type: 'variant';
  readonly title: string;
  readonly description?: string;
  readonly options: readonly DeclaredObject[];
}

type DeclaredKey =
  | Declared
  | { readonly type: 'optional'; readonly wrapped: Declared; readonly default: unknown };

/** One key of a declaration. */
export interface KeyDescription {
  readonly name: string;
  readonly required: boolean;
  readonly value: Declared;
  readonly description: string;
  /** The default as Markdown; missing if it is not worth mentioning. */
  readonly fallback?: string;
  readonly example?: unknown;
}

/** The keys of an object, in their order. */
export function keysOf({ entries }: DeclaredObject): KeyDescription[] {
  return Object.entries(entries).map(([name, entry]) => {
    const value = entry.type === 'optional' ? entry.wrapped : entry;
    // Valibot reads both from the actions in a schema's pipe.
    const schema = value as unknown as v.GenericSchema;
    const { example, usually } = v.getMetadata(schema);
    const given = entry.type === 'optional' ? literalOf(entry.default) : undefined;
    return {
      name,
      required: entry.type !== 'optional',
      value,
      description: v.getDescription(schema) ?? '',
      fallback: typeof usually === 'string' ? usually : given,
      example,
    };
  });
}

/** Name of a type that is not printed, but imported. */
export function importedName(value: Declared): string | undefined {
  const isImported = value.type === 'picklist' || value.type === 'lazy';
  return isImported ? v.getTitle(value as unknown as v.GenericSchema) : undefined;
}

function literalOf(value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'object' && value !== null)) return undefined;
  if (typeof value === 'number') return `\`${value.toLocaleString('en').replaceAll(',', '_')}\``;
  return `\`${jsLiteral(value)}\``;
}

/** The forms that a value may have if they depend on the value itself. */
export function alternativesOf(value: Declared): readonly Declared[] {
  if (value.type === 'variant') return value.options;
  if (value.type !== 'lazy' || importedName(value) !== undefined) return [value];
  return [...new Set([true, '', [], {}].map((sample) => value.getter(sample)))];
}
