import { jsonTokenAt, startOfJson } from './json-tokens.ts';

/** The start of strings that stand for bigints, which `JSON` does not read or write. */
const MARK = '\0';

/**
 * Parses JSON. Integers that a number cannot represent, such as those of 64 bits, become bigints.
 *
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  let marked = '';
  let done = startOfJson(text);
  for (let token = jsonTokenAt(text, done); token; token = jsonTokenAt(text, token.end)) {
    const { kind, start, end } = token;
    const digits = text.slice(start, end);
    if (kind !== '0' || !isLongInteger(digits)) continue;
    marked += `${text.slice(done, start)}${JSON.stringify(MARK + digits)}`;
    done = end;
  }
  const rest = text.slice(done);
  if (marked === '') return JSON.parse(rest);
  return JSON.parse(marked + rest, (_, value) =>
    typeof value === 'string' && value.startsWith(MARK) && isLongInteger(value.slice(1))
      ? BigInt(value.slice(1))
      : value,
  );
}

/**
 * `JSON.stringify` for values that may contain bigints of {@link parseExactJson}.
 *
 * @param space - Steps of indentation.
 */
export function printExactJson(value: unknown, space = 0): string {
  return JSON.stringify(
    value,
    (_, part) => (typeof part === 'bigint' ? `${MARK}${part}` : part),
    space,
  ).replace(/"\\u0000(-?\d+)"/g, (text, digits) => (isLongInteger(digits) ? digits : text));
}

/** Whether the digits of a number are those of an integer that a number cannot represent. */
export function isLongInteger(digits: string): boolean {
  return /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits));
}
