import { jsonTokenAt, startOfJson } from './json-tokens.ts';

/** The start of strings that stand for numbers, which `JSON` does not read or write as they are. */
const MARK = '\0number ';

/**
 * Parses JSON. Integers that a number cannot represent, such as those of 64 bits, become bigints.
 *
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  return parseMarked(text, isLongInteger, BigInt);
}

/**
 * A number for {@link printExactJson}, which writes it with these digits, such as `19.90`.
 *
 * @param digits - As in JSON or GraphQL.
 */
export function writtenNumber(digits: string): unknown {
  return isExact(digits) ? MARK + digits : Number(digits);
}

/**
 * Parses JSON only for {@link printExactJson}, which writes all numbers as they are in the text,
 * such as `19.90`.
 *
 * @throws SyntaxError
 */
export function parseWrittenJson(text: string): unknown {
  return parseMarked(text, isExact, writtenNumber);
}

/**
 * @param needs - Whether the digits of a number have to be kept.
 * @param kept - The value of such a number.
 */
function parseMarked(
  text: string,
  needs: (digits: string) => boolean,
  kept: (digits: string) => unknown,
): unknown {
  let marked = '';
  let done = startOfJson(text);
  for (let token = jsonTokenAt(text, done); token; token = jsonTokenAt(text, token.end)) {
    const { kind, start, end } = token;
    const digits = text.slice(start, end);
    if (kind !== '0' || !needs(digits)) continue;
    marked += `${text.slice(done, start)}${JSON.stringify(MARK + digits)}`;
    done = end;
  }
  const rest = text.slice(done);
  if (marked === '') return JSON.parse(rest);
  return JSON.parse(marked + rest, (_, value) =>
    typeof value === 'string' && value.startsWith(MARK) && needs(value.slice(MARK.length))
      ? kept(value.slice(MARK.length))
      : value,
  );
}

/**
 * `JSON.stringify` for values of {@link parseExactJson} and {@link parseWrittenJson}.
 *
 * @param space - Steps of indentation.
 */
export function printExactJson(value: unknown, space = 0): string {
  return JSON.stringify(
    value,
    (_, part) => (typeof part === 'bigint' ? `${MARK}${part}` : part),
    space,
  ).replace(/"\\u0000number (-?\d[^"]*)"/g, (text, digits) => (isExact(digits) ? digits : text));
}

/** Whether the digits of a number are those of an integer that a number cannot represent. */
export function isLongInteger(digits: string): boolean {
  return /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits));
}

/** Whether a number is written otherwise than `JSON` writes it, or is a {@link isLongInteger}. */
function isExact(digits: string): boolean {
  const isNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(digits);
  return isNumber && (isLongInteger(digits) || String(Number(digits)) !== digits);
}
