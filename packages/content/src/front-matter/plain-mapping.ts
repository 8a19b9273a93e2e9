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
  /([A-Za-z]\w*): (?:(\p{L}[\p{L}\p{N} ,.;!&/'"()_-]*(?<! ))|(0|[1-9]\d{0,14})|"([^"\\\p{C}[\]{}?]*)")(?:\r?\n|$)/uy;

/** What stands for something else, as a key too, in any case of letters. */
const WORD = /^(?:null|true|false)$/i;

/**
 * Reads a mapping in which nothing needs a parser: front matter of most pages, whose parsing takes a
 * third of the time that it takes to get to know a large site.
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
    if (line === '' || WORD.test(name) || entries.has(name)) return undefined;
    if (words !== undefined && WORD.test(words) && !/^(?:true|false)$/.test(words))
      return undefined;
    entries.set(name, scalarOf(words, digits) ?? quoted);
    keys.push({ name, range: [start, start + name.length] });
    start += line.length;
  }
  return keys.length === 0 ? undefined : { value: Object.fromEntries(entries), keys };
}

function scalarOf(words: string | undefined, digits: string | undefined): unknown {
  if (digits !== undefined) return Number(digits);
  return words !== undefined && WORD.test(words) ? words === 'true' : words;
}
