import { MOST_NESTED } from '@docgen/core/basics/most-nested';
import { CONFLICT_START, MERGE_HINT } from '@docgen/core/sources/merge-conflict';
import {
  isCollection,
  isMap,
  isScalar,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { readPlainJson } from './plain-json.ts';
import { readPlainMapping, type YamlKey } from './plain-mapping.ts';

/** A problem in a YAML text. */
export interface YamlProblem {
  /** A sentence without its full stop. */
  readonly message: string;
  readonly hint?: string;
  /** Offsets of the first character and of the one after the last. */
  readonly range: readonly [number, number];
}

export interface YamlText {
  /** The value in JavaScript; `undefined` when there are problems. */
  readonly value: unknown;
  /** Top-level keys; empty if the value is not a mapping. */
  readonly keys: readonly YamlKey[];
  readonly problems: readonly YamlProblem[];
}

const HINTS: Readonly<Record<string, string>> = {
  BAD_INDENT:
    'Indent the lines that continue the value, and add the closing bracket if it is missing.',
  BLOCK_AS_IMPLICIT_KEY: 'Put values that contain a colon in "quotes".',
  DUPLICATE_KEY: 'Remove one of the two.',
  MISSING_CHAR: 'Add it. If the value continues on the next line, indent that line.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** The indicator of a complex key, which is more than a word. */
const COMPLEX_KEY = /(?<![^\s[{,])\?(?=\s)/g;

/**
 * Maximum number of these indicators in a text. The parser's time grows with the cube of their
 * depth.
 */
const MOST_COMPLEX_KEYS = 50;

const NO_ALIAS = 'Write out the values instead of using aliases.';

/** Maximum number of aliases in a text. For each one, the parser walks everything before it. */
const MOST_ALIASES = 100;

/**
 * Offset of the first bracket that is nested deeper than the parser's stack allows; `undefined` if
 * there is none.
 */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(depth + (/[[{]/.test(bracket) ? 1 : -1), 0);
    if (depth > MOST_NESTED) return index;
  }
  return undefined;
}

/**
 * Reads YAML, or JSON, which is a subset of it. Any text is read in little time and without
 * throwing: undefined or multiplying aliases, and nesting that is too deep for the parser, are
 * reported as problems.
 */
export function readYaml(text: string): YamlText {
  const plain = readPlainMapping(text) ?? readPlainJson(text);
  if (plain !== undefined) return { ...plain, problems: [] };
  const failed = (problems: readonly YamlProblem[]) => ({ value: undefined, keys: [], problems });
  const signs = text.match(COMPLEX_KEY) ?? [];
  if (signs.length > MOST_COMPLEX_KEYS) {
    const start = text.search(COMPLEX_KEY);
    const message = `It contains ${signs.length} keys that start with "?"`;
    return failed([{ message, hint: 'Write "key: value".', range: [start, start + 1] }]);
  }
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    const message = `Brackets are nested more than ${MOST_NESTED} levels deep here`;
    return failed([{ message, range: [deep, deep + 1] }]);
  }
  const conflict = text.search(CONFLICT_START);
  if (conflict >= 0) {
    const message = 'It contains both versions of a merge';
    return failed([{ message, hint: MERGE_HINT, range: [conflict, lineEnd(text, conflict)] }]);
  }
  let contents: ParsedNode | null = null;
  try {
    const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
    contents = document.contents;
    const problems = document.errors.filter(isFirst).map(
      ({ code, message, pos }): YamlProblem => ({
        message: message.replace(/\.$/, '').replace(/(["'])quote$/, 'quotation mark $1'),
        hint: HINTS[code],
        range: pos,
      }),
    );
    const anchors = new Set<string>();
    let aliases = 0;
    visit(document, {
      Value(_key, { anchor }) {
        if (anchor !== undefined) anchors.add(anchor);
      },
      Alias(_key, alias, path) {
        aliases += 1;
        const { source } = alias;
        const [start = 0, end = 0] = alias.range ?? [];
        const report = (message: string, hint = NO_ALIAS) => {
          problems.push({ message, hint, range: [start, end] });
        };
        if (aliases > MOST_ALIASES) {
          report(`It contains more than ${MOST_ALIASES} aliases ("*${source}")`);
          return visit.BREAK;
        }
        if (path.some((node) => isCollection(node) && node.anchor === source)) {
          report(`"*${source}" is inside the value that it refers to`);
        } else if (!anchors.has(source)) {
          report(
            `"*${source}" refers to the anchor "&${source}", which is not defined above it`,
            `Put text that starts with an asterisk in quotes: "${text.slice(start, lineEnd(text, end))}".`,
          );
        }
        return undefined;
      },
    });
    if (problems.length > 0) return failed(problems);
    return { value: document.toJS(), keys: keysOf(contents), problems };
  } catch (error) {
    // Multiplying aliases are only detected when the values are created, and without a position.
    const [start = 0] = contents?.range ?? [];
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ message, range: [start, start] }]);
  }
}

/**
 * Whether an error does not follow from the one before: the rest of a value is read as a key, which
 * starts where the value was cut off.
 */
function isFirst({ code, pos }: YAMLParseError, at: number, all: readonly YAMLParseError[]) {
  const before = all[at - 1];
  const isRest = code === 'MULTILINE_IMPLICIT_KEY' || pos[0] === before?.pos[1];
  return !(isRest && (before?.code === 'BAD_INDENT' || before?.code === 'MISSING_CHAR'));
}

function keysOf(contents: ParsedNode | null): YamlKey[] {
  if (!isMap(contents)) return [];
  return contents.items.map(({ key }) => {
    const name = String(isScalar(key) ? key.value : key);
    const [start = 0, end = 0] = (isScalar(key) ? key.range : undefined) ?? [];
    return { name, range: [start, end] };
  });
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
