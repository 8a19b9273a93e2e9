const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r?\n)|([\s\S]))/gi;

const CHARACTERS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

/**
 * The value of a string literal, or of a template without expressions.
 *
 * @param literal - With its quotes.
 */
export function stringValue(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(
      ESCAPE,
      (_, point?: string, unit?: string, byte?: string, line?: string, other = '') => {
        const code = point ?? unit ?? byte;
        if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
        return line === undefined ? (CHARACTERS[other] ?? other) : '';
      },
    );
}
