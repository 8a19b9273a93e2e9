import * as v from 'valibot';
import { type Advice, type Message, mustBe, mustBeOneOf, withAdvice } from './message.ts';

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

/**
 * A list of valid items.
 *
 * @param what - Names it, as in "a list of routes".
 */
export function list<const S extends v.GenericSchema>(what: string, item: S, advice?: Advice) {
  return v.array(item, withAdvice(mustBe(`a list of ${what}`), advice));
}
