import * as v from 'valibot';
import { isObject } from '../describe-value.ts';
import {
  type Advice,
  type Message,
  mustBe,
  mustBeOneOf,
  quotedWords,
  withAdvice,
} from './message.ts';
import { boolean } from './values.ts';

/** An object with names of a certain form as keys, and valid values. */
export function record<
  const N extends v.GenericSchema<string, string>,
  const S extends v.GenericSchema,
>(name: N, entry: S) {
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
