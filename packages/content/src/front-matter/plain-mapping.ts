/** A top-level key and its range. */
export interface YamlKey {
  readonly name: string;
  /** Offsets of the first character and of the one after the last. */
  readonly range: readonly [number, number];
}

/** A YAML mapping. */
export interface PlainMapping {
  readonly value: Readonly<Record<string, unknown>>;
  readonly keys: readonly YamlKey[];
}

/**
 * A line that every YAML 1.2 parser reads the same way: a key of one word with a value of plain
 * words, a whole number, or quoted text without escapes. The words exclude anything that may be
 * syntax or null.
 */
const LINE =
  /([A-Za-z]\w{0,99}): (?:(\p{L}[\p{L}\p{N} ,.;!&/'"()_-]*(?<! ))|(0|[1-9]\d{0,14})|"([^"\\\p{C}[\]{}?]*)")(?:\r?\n|$)/uy;

/** Words that are not strings in YAML, in upper or lower case, as keys as well. */
const NO_TEXT = /^(?:null|true|false)$/i;

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * Reads a mapping that needs no parser, such as the front matter of most pages. Parsing it took a
 * third of the time from the start of `docgen dev` to the first page of a large site.
 *
 * @returns `undefined` for everything else.
 */
export function readPlainMapping(text: string): PlainMapping | undefined {
  const entries = new Map<string, unknown>();
  const keys: YamlKey[] = [];
  let start = 0;
  while (start < text.length) {
    LINE.lastIndex = start;
    const [line = '', name = '', words, digits, quoted] = LINE.exec(text) ?? [];
    if (line === '' || NO_TEXT.test(name) || entries.has(name)) return undefined;
    const value = quoted ?? (digits === undefined ? plainValue(words) : Number(digits));
    if (value === undefined) return undefined;
    entries.set(name, value);
    keys.push({ name, range: [start, start + name.length] });
    start += line.length;
  }
  return keys.length === 0 ? undefined : { value: Object.fromEntries(entries), keys };
}

/** @returns `undefined` for null, and for booleans in a case that is seldom meant as one. */
function plainValue(words = ''): string | boolean | undefined {
  return NO_TEXT.test(words) ? BOOLEANS.get(words) : words;
}
