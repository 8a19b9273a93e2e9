import type { KeyPath } from './check.ts';

/** Range of a key in a source text; counts from 1, the end is exclusive. */
export interface KeyRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

interface Token {
  readonly text: string;
  readonly start: number;
}

/**
 * Finds where a key of the configuration stands in the source of its file.
 *
 * Follows the path through object and list literals, from the argument of `defineConfig` or the
 * default export on. Where the way is not literal (a variable, a spread, a call, another file),
 * the answer is the last key that was found on it. Does not know regular expression literals.
 *
 * @param source - TypeScript, JavaScript or JSON.
 * @param path - Keys that lead to the value.
 * @returns `undefined` when not even the first key is found.
 */
export function locateKey(source: string, path: KeyPath): KeyRange | undefined {
  const tokens = tokenize(source);
  let at = configStart(tokens);
  let found: Token | undefined;
  for (const key of path) {
    const value: number | undefined =
      typeof key === 'number' ? itemAt(tokens, at, key) : keyAt(tokens, at, key);
    if (value === undefined) break;
    found = typeof key === 'number' ? tokens[value] : tokens[value - 2];
    at = value;
  }
  return found && rangeOf(source, found);
}

/** Comments, strings, templates, words and single characters of punctuation. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|[\p{L}\p{N}_$]+|[^\s]/gu;

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const [text] = match;
    if (!text.startsWith('//') && !text.startsWith('/*')) tokens.push({ text, start: match.index });
  }
  return tokens;
}

/** Position of the brace that opens the configuration. */
function configStart(tokens: readonly Token[]): number {
  const call = tokens.findIndex(
    ({ text }, at) => text === 'defineConfig' && tokens[at + 1]?.text === '(',
  );
  if (call >= 0) return call + 2;
  const exported = tokens.findIndex(
    ({ text }, at) => text === 'export' && tokens[at + 1]?.text === 'default',
  );
  if (exported < 0) return 0;
  const name = tokens[exported + 2]?.text;
  // `const config: UserConfig = { … }; export default config;`
  const declared = tokens.findIndex(
    ({ text }, at) => text === name && /^(const|let|var)$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (declared < 0) return exported + 2;
  return tokens.findIndex(({ text }, at) => at > declared && text === '=') + 1;
}

/** Position of the value of a key in the object that opens at `at`. */
function keyAt(tokens: readonly Token[], at: number, key: string): number | undefined {
  if (tokens[at]?.text !== '{') return undefined;
  for (const entry of entries(tokens, at)) {
    if (unquote(tokens[entry]?.text) === key && tokens[entry + 1]?.text === ':') return entry + 2;
  }
  return undefined;
}

/** Position of an item of the list that opens at `at`. */
function itemAt(tokens: readonly Token[], at: number, index: number): number | undefined {
  return tokens[at]?.text === '[' ? entries(tokens, at)[index] : undefined;
}

/** Positions of what stands between the commas of a literal. */
function entries(tokens: readonly Token[], open: number): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if (/^[\])}]$/.test(text)) depth--;
    if (depth === 0 && at > open) break;
    const before = tokens[at - 1]?.text;
    if (depth === 1 && text !== ',' && (at === open + 1 || before === ',')) starts.push(at);
    if (/^[[({]$/.test(text)) depth++;
  }
  return starts;
}

function unquote(text: string | undefined): string | undefined {
  return text !== undefined && /^['"]/.test(text) ? text.slice(1, -1) : text;
}

function rangeOf(source: string, { text, start }: Token): KeyRange {
  const before = source.slice(0, start).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { line, column, endLine: line, endColumn: column + text.length };
}
