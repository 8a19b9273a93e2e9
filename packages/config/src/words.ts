import { didYouMean } from '@docgen/core/did-you-mean';
import { inWords } from '@docgen/core/in-words';
import * as v from 'valibot';
import { describe, isObject } from './check.ts';

/** Writes the rest of a sentence that starts with a key. A hint may follow on a separate line. */
export type Message = (issue: {
  readonly input: unknown;
  /** Path below the value that is checked; for an object, the missing key. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}) => string;

/**
 * Creates a message that says what a value must be, and what it is.
 *
 * @param expected - Completes "must be …".
 * @param hint - Returns advice for some invalid strings, `undefined` for others.
 */
export function mustBe(expected: string, hint?: (value: string) => string | undefined): Message {
  return ({ input }) => {
    const advice = typeof input === 'string' ? hint?.(input) : undefined;
    return `must be ${expected}, but is ${describe(input)}.${advice ? `\n${advice}` : ''}`;
  };
}

/** Returns what to write in place of a value; `undefined` if nothing can be said. */
export type Advice = (value: unknown) => string | undefined;

/** Adds a hint to a message without one. */
function withAdvice(message: Message, advice?: Advice): Message {
  return (issue) => {
    const hint = advice?.(issue.input);
    return hint === undefined ? message(issue) : `${message(issue)}\n${hint}`;
  };
}

/** Any text, including an empty one. */
export const text = v.string(mustBeText('a string', () => true));

export const boolean = v.boolean(mustBe('true or false'));

/** Text that meets a condition; `expected` completes "must be …". */
export function textThat(
  expected: string,
  holds: (value: string) => boolean,
  hint?: (value: string) => string | undefined,
) {
  const message = mustBeText(expected, holds, hint);
  return v.pipe(v.string(message), v.check(holds, message));
}

/** Numbers such as versions and years are easily written without quotes. */
function mustBeText(
  expected: string,
  holds: (value: string) => boolean,
  hint?: (value: string) => string | undefined,
): Message {
  return withAdvice(mustBe(expected, hint), (value) =>
    typeof value === 'number' && holds(String(value))
      ? `Write it in quotes: "${value}".`
      : undefined,
  );
}

/** Text with at least one visible character. */
export const label = textThat('a non-empty string', (value) => value.trim() !== '');

/** An integer within bounds, both inclusive. */
export function integer(from: number, to: number) {
  return within('a whole number', from, to, Number.isInteger);
}

/** A number within bounds, both inclusive. */
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

/**
 * One of a few words.
 *
 * @param otherValues - The word for values that other programs have, by value.
 */
export function oneOfInsteadOf<const T extends readonly string[]>(
  words: T,
  otherValues: Readonly<Record<string, T[number]>>,
) {
  const advice: Advice = (value) => {
    const key = typeof value === 'boolean' ? String(value) : value;
    if (typeof key !== 'string' || !Object.hasOwn(otherValues, key)) return undefined;
    return `Write "${otherValues[key]}".`;
  };
  return v.picklist(words, withAdvice(mustBeOneOf(words), advice));
}

function mustBeOneOf(words: readonly string[]): Message {
  return mustBe(quotedWords(words), (value) => didYouMean(value, words));
}

function quotedWords(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return inWords(quoted, 'or');
}

/**
 * A list of valid items.
 *
 * @param what - Names it, as in "a list of routes".
 */
export function list<const S extends v.GenericSchema>(what: string, item: S, advice?: Advice) {
  return v.array(item, withAdvice(mustBe(`a list of ${what}`), advice));
}

/** An object with arbitrary names as keys, and valid values. */
export function record<const S extends v.GenericSchema>(name: typeof label, entry: S) {
  const schema = onlyPlain(v.record(name, entry, mustBe('an object')));
  return {
    ...schema,
    '~run'(dataset, config) {
      const input = dataset.value;
      if (!isObject(input)) return schema['~run'](dataset, config);
      const keys = Object.keys(input);
      for (const key of keys) {
        const { issues = [] } = v.safeParse(name, key, config);
        const path = [{ type: 'object', origin: 'key', input, key, value: input[key] }] as const;
        for (const { message } of issues) {
          v._addIssue(schema, 'key', dataset, config, { path: [...path], message });
        }
      }
      // Valibot's `record` drops entries named `constructor` and `prototype`.
      const entries = v.object(Object.fromEntries(keys.map((key) => [key, entry])));
      return entries['~run'](dataset, config);
    },
  } as typeof schema;
}

/**
 * An object with known keys. An unknown key is an error, because it is usually mistyped. The
 * `requirement` of its issue are the known keys.
 */
export interface KnownKeys<E extends v.ObjectEntries> extends v.ObjectSchema<E, Message> {
  /** Name of its TypeScript type. */
  readonly title: string;
  readonly description?: string;
}

/** Hints about an object, beside those that follow from its keys. */
export interface ObjectAdvice {
  /** For keys that other programs have, by key. */
  readonly otherKeys?: Readonly<Record<string, string>>;
  /** For a value that is no object. */
  readonly insteadOf?: Advice;
}

/**
 * An object with known keys, see {@link KnownKeys}. All unknown keys are reported, not only the
 * first.
 *
 * @param title - Name of its TypeScript type.
 * @param entries - Schemas of the values, by key.
 * @param description - Description of the type, for the generated documentation.
 */
export function object<const E extends v.ObjectEntries>(
  title: string,
  entries: E,
  description?: string,
  { otherKeys = {}, insteadOf }: ObjectAdvice = {},
): KnownKeys<E> {
  const mustBeObject = withAdvice(mustBe('an object'), insteadOf);
  const message: Message = (issue) =>
    issue.path === undefined ? mustBeObject(issue) : isMissing(entries, issue.path[0]?.key);
  const schema = onlyPlain(v.object(entries, message), mustBeObject);
  const keys = Object.keys(entries);
  return {
    ...schema,
    title,
    description,
    '~run'(dataset, config) {
      const input = isObject(dataset.value) ? dataset.value : {};
      for (const key of Object.keys(input)) {
        if (Object.hasOwn(entries, key)) continue;
        const other = Object.hasOwn(otherKeys, key) ? otherKeys[key] : undefined;
        const message = `is not a known key.${other === undefined ? '' : `\n${other}`}`;
        const path = [{ type: 'object', origin: 'key', input, key, value: input[key] }] as const;
        v._addIssue({ ...schema, requirement: keys }, 'key', dataset, config, {
          expected: 'never',
          path: [...path],
          message,
        });
      }
      return schema['~run'](dataset, config);
    },
  };
}

/** Message for a required key that is missing. */
function isMissing(entries: v.ObjectEntries, missing: unknown): string {
  const key = String(missing);
  const entry = entries[key];
  const description = entry && v.getDescription(entry);
  return `is missing.\nAdd \`${key}\`${description ? `: ${description}` : '.'}`;
}

type Variant = KnownKeys<{ type: v.LiteralSchema<string, undefined> } & v.ObjectEntries>;

/**
 * An object whose `type` determines its keys.
 *
 * @param insteadOf - What to write in place of a text.
 */
export function variants<const O extends readonly Variant[]>(
  title: string,
  options: O,
  { description, insteadOf }: { description?: string; insteadOf?: (text: string) => string } = {},
) {
  const mustBeObject = mustBe('an object with a type', insteadOf);
  const types = options.map(({ entries }) => entries.type.literal);
  const mustBeType = mustBeOneOf(types);
  const schema = v.variant('type', options, (issue) => {
    if (issue.path === undefined) return mustBeObject(issue);
    if (issue.input !== undefined) return mustBeType(issue);
    return `is missing.\nAdd \`type\`: ${quotedWords(types)}.`;
  });
  return { ...onlyPlain(schema, mustBeObject), title, description };
}

/** Valibot also accepts lists and instances of classes as objects. */
function onlyPlain<S extends v.GenericSchema>(schema: S, message = mustBe('an object')): S {
  const refused = v.custom<v.InferOutput<S>>(() => false, message);
  return {
    ...schema,
    '~run': (dataset, config) =>
      (isObject(dataset.value) ? schema : refused)['~run'](dataset, config),
  };
}

/**
 * An object that can be replaced by `false` to switch it off (`undefined` in the result), or by
 * `true` for its defaults.
 */
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

/** Documentation of a key in addition to its description. */
export interface KeyNotes {
  readonly example?: unknown;
  /** The default in words, if it is not a value in the declaration. */
  readonly usually?: string;
}

/** A key that is required. */
export function required<const S extends v.GenericSchema>(
  schema: S,
  description = '',
  notes: KeyNotes = {},
) {
  return v.pipe(schema, v.description(description), v.metadata({ ...notes }));
}

/** An optional key without a default. */
export function optional<const S extends v.GenericSchema>(
  schema: S,
  description?: string,
  notes?: KeyNotes,
) {
  return v.optional(required(schema, description, notes));
}

/** An optional key with a default. */
export function optionalWith<
  const S extends v.GenericSchema,
  const D extends v.Default<S, undefined>,
>(schema: S, fallback: D, description?: string, notes?: KeyNotes) {
  return v.optional(required(schema, description, notes), fallback);
}
