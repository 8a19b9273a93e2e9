/** A key of the topmost level, and where it stands. */
export interface YamlKey {
  readonly name: string;
  /** Offsets of the first character and behind the last one. */
  readonly range: readonly [number, number];
}

/** A mapping of YAML. */
export interface PlainMapping {
  readonly value: Readonly<Record<string, unknown>>;
  readonly keys: readonly YamlKey[];
}

/**
 * A line that every parser of YAML 1.2 takes alike: a word, and words, a whole number, or a text in
 * quotes without escapes. What may be syntax, or null, is not among the words.
 */
const LINE =
  /([A-Za-z]\w{0,99}): (?:(\p{L}[\p{L}\p{N} ,.;!&/'"()_-]*(?<! ))|(0|[1-9]\d{0,14})|"([^"\\\p{C}[\]{}?]*)")(?:\r?\n|$)/uy;

/** Words that are no texts, also as keys; in capitals, too. */
const NO_TEXT = /^(?:null|true|false)$/i;

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * Reads a mapping in which nothing needs a parser: front matter of most pages. Parsing it was
 * a third of the time from the start of `docgen dev` to the first page of a large site.
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

/** @returns `undefined` for what is written in a way that is seldom meant. */
function plainValue(words = ''): string | boolean | undefined {
  return NO_TEXT.test(words) ? BOOLEANS.get(words) : words;
}
