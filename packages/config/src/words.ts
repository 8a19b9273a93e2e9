import { didYouMean } from '@docgen/core/did-you-mean';
import { inWords } from '@docgen/core/in-words';
import * as v from 'valibot';
import { describe, isObject } from './check.ts';

/** Ends a sentence that starts with a key. A hint follows on a line of its own. */
export type Message = (issue: {
  readonly input: unknown;
  /** Where it is below the value that is checked; of an object, the key that is missing. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}) => string;

/**
 * Words a message of what a value has to be, and what it is.
 *
 * @param expected - Completes "must be …".
 * @param hint - Gives advice for some of the wrong values.
 */
export function mustBe(expected: string, hint?: (value: string) => string | undefined): Message {
  return ({ input }) => {
    const advice = typeof input === 'string' ? hint?.(input) : undefined;
    return `must be ${expected}, but is ${describe(input)}.${advice ? `\n${advice}` : ''}`;
  };
}

/** Any text, the empty one included. */
export const text = v.string(mustBe('a string'));

export const boolean = v.boolean(mustBe('true or false'));

/** Text that fulfils a condition; `expected` completes "must be …". */
export function textThat(
  expected: string,
  holds: (value: string) => boolean,
  hint?: (value: string) => string | undefined,
) {
  const message = mustBe(expected, hint);
  return v.pipe(v.string(message), v.check(holds, message));
}

/** Text with at least one visible character. */
export const label = textThat('a non-empty string', (value) => value.trim() !== '');

/** A whole number within bounds, both included. */
export function integer(from: number, to: number) {
  return within('a whole number', from, to, Number.isInteger);
}

/** A number within bounds, both included. */
export function number(from: number, to: number) {
  return within('a number', from, to, Number.isFinite);
}

function within(what: string, from: number, to: number, holds: (value: number) => boolean) {
  const message = mustBe(`${what} from ${from} to ${to}`);
  return v.pipe(
    v.number(message),
    v.check((value) => holds(value) && value >= from && value <= to, message),
  );
}

/** One of a few words. */
export function oneOf<const T extends readonly string[]>(...words: T) {
  return v.picklist(words, mustBeOneOf(words));
}

function mustBeOneOf(words: readonly string[]): Message {
  return mustBe(quotedWords(words), (value) => didYouMean(value, words));
}

function quotedWords(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return inWords(quoted, 'or');
}

/** A list whose items all pass; `what` names it, as in "a list of routes". */
export function list<const S extends v.GenericSchema>(what: string, item: S) {
  return v.array(item, mustBe(`a list of ${what}`));
}

/** An object from names of the user's choice to values that all pass. */
export function record<const S extends v.GenericSchema>(name: typeof label, entry: S) {
  return onlyPlain(v.record(name, entry, mustBe('an object')));
}

/** An object with known keys. An unknown key is a mistake, most often a mistyped one. */
export interface KnownKeys<E extends v.ObjectEntries> extends v.ObjectSchema<E, Message> {
  /** Name of its type. */
  readonly title: string;
  readonly description?: string;
}

export function object<const E extends v.ObjectEntries>(
  title: string,
  entries: E,
  description?: string,
): KnownKeys<E> {
  const mustBeObject = mustBe('an object');
  const message: Message = (issue) =>
    issue.path === undefined ? mustBeObject(issue) : isMissing(entries, issue.path[0]?.key);
  const schema = onlyPlain(v.object(entries, message));
  const keys = Object.keys(entries);
  return {
    ...schema,
    title,
    description,
    '~run'(dataset, config) {
      const input = isObject(dataset.value) ? dataset.value : {};
      for (const key of Object.keys(input)) {
        if (Object.hasOwn(entries, key)) continue;
        const hint = didYouMean(key, keys) ?? `The keys are ${keys.toSorted().join(', ')}.`;
        const message = `is not a known key.\n${hint}`;
        const path = [{ type: 'object', origin: 'key', input, key, value: input[key] }] as const;
        v._addIssue(schema, 'key', dataset, config, {
          expected: 'never',
          path: [...path],
          message,
        });
      }
      return schema['~run'](dataset, config);
    },
  };
}

/** What is said of a key that has to be there and is not. */
function isMissing(entries: v.ObjectEntries, missing: unknown): string {
  const key = String(missing);
  const entry = entries[key];
  const description = entry && v.getDescription(entry);
  return `is missing.\nAdd \`${key}\`${description ? `: ${description}` : '.'}`;
}

type Variant = KnownKeys<{ type: v.LiteralSchema<string, undefined> } & v.ObjectEntries>;

/** An object whose `type` says which keys it has. */
export function variants<const O extends readonly Variant[]>(
  title: string,
  options: O,
  description?: string,
) {
  const mustBeObject = mustBe('an object with a type');
  const types = options.map(({ entries }) => entries.type.literal);
  const mustBeType = mustBeOneOf(types);
  const schema = v.variant('type', options, (issue) => {
    if (issue.path === undefined) return mustBeObject(issue);
    if (issue.input !== undefined) return mustBeType(issue);
    return `is missing.\nAdd \`type\`: ${quotedWords(types)}.`;
  });
  return { ...onlyPlain(schema, mustBeObject), title, description };
}

/** Valibot takes lists and instances of classes for objects as well. */
function onlyPlain<S extends v.GenericSchema>(schema: S, message = mustBe('an object')): S {
  const refused = v.custom<v.InferOutput<S>>(() => false, message);
  return {
    ...schema,
    '~run': (dataset, config) =>
      (isObject(dataset.value) ? schema : refused)['~run'](dataset, config),
  };
}

/** A value that can be switched off by `false` and on, with its defaults, by `true`. */
export function switchable<E extends v.ObjectEntries>(options: KnownKeys<E>) {
  type In = boolean | v.InferInput<typeof options>;
  type Out = boolean | v.InferOutput<typeof options>;
  const either = v.lazy(
    (value): v.GenericSchema<In, Out> => (typeof value === 'object' ? options : boolean),
  );
  return v.pipe(
    either,
    v.transform((value) => {
      if (typeof value !== 'boolean') return value;
      return value ? v.parse(options, {}) : undefined;
    }),
  );
}

/** What is said about a key beside its description. */
export interface KeyNotes {
  readonly example?: unknown;
  /** The default in words, where it is none of the declaration's. */
  readonly usually?: string;
}

/** A key that has to be there. */
export function required<const S extends v.GenericSchema>(
  schema: S,
  description = '',
  notes: KeyNotes = {},
) {
  return v.pipe(schema, v.description(description), v.metadata({ ...notes }));
}

/** A key that may be left out and then stays out. */
export function optional<const S extends v.GenericSchema>(
  schema: S,
  description?: string,
  notes?: KeyNotes,
) {
  return v.optional(required(schema, description, notes));
}

/** A key that may be left out and then has a default. */
export function optionalWith<
  const S extends v.GenericSchema,
  const D extends v.Default<S, undefined>,
>(schema: S, fallback: D, description?: string, notes?: KeyNotes) {
  return v.optional(required(schema, description, notes), fallback);
}
