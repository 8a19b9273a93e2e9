import { site } from '@docgen/config/declaration/site';
import type { UserConfig } from '@docgen/core/config';
import { definedEntries } from './defined-entries.ts';
import { jsComment } from './js-comment.ts';
import { jsKey, jsLiteral } from './js-literal.ts';

/**
 * Comments of a configuration by their target: a key such as `footer.copyright`, or an object in
 * it.
 */
export type ConfigComments = ReadonlyMap<string | object, readonly string[]>;

/** A configuration to write to a file. */
export interface ConfigDraft {
  /** Comment lines at the top of the file. */
  readonly header: readonly string[];
  readonly config: UserConfig;
  readonly comments: ConfigComments;
}

/** Line width in characters, the most common setting of Prettier and Biome. */
const WIDTH = 100;

/** The keys in the order of the documentation, without values. */
const DOCUMENTED = Object.fromEntries(Object.keys(site.entries).map((key) => [key, undefined]));

/**
 * Writes a configuration as a TypeScript file, formatted as Prettier would with single quotes.
 *
 * The file only contains data, whatever the draft contains: all foreign texts are printed by
 * `jsLiteral`, `jsKey` and `jsComment`, which no text can escape from.
 */
export function printConfig({ header, config, comments }: ConfigDraft): string {
  const sorted = { ...DOCUMENTED, ...config };
  return [
    ...header.flatMap((line) => jsComment(line, 0, WIDTH)),
    "import { defineConfig } from 'supergraph-docgen';",
    '',
    `export default defineConfig(${printLines(sorted, { path: '', indent: 0, comments })});`,
    '',
  ].join('\n');
}

interface Place {
  /** Keys that lead here, such as `navbar.items`. */
  readonly path: string;
  /** Spaces before the line that the value starts on. */
  readonly indent: number;
  readonly comments: ConfigComments;
}

function print(value: unknown, place: Place, before: number): string {
  const inline = printInline(value);
  if (!isObject(value)) return inline;
  const lines = printLines(value, place);
  const fits = place.indent + before + inline.length + 1 <= WIDTH;
  const holdsComment = /^ *\/\//m.test(lines);
  return fits && !holdsComment && !isSpread(value) ? inline : lines;
}

/** Prints an object with one key per line, or a list with one item per line. */
function printLines(value: object, place: Place): string {
  const indent = place.indent + 2;
  const isList = Array.isArray(value);
  const lines = definedEntries(value).flatMap(([key, entry]) => {
    const path = isList ? `${place.path}[${key}]` : place.path + (place.path && '.') + key;
    const name = isList ? '' : jsKey(key);
    const text = print(entry, { ...place, path, indent }, name.length);
    const comments = [
      ...(place.comments.get(path) ?? []),
      ...((isObject(entry) && place.comments.get(entry)) || []),
    ];
    return [
      ...comments.flatMap((line) => jsComment(line, indent, WIDTH)),
      `${' '.repeat(indent)}${name}${text},`,
    ];
  });
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.join('\n')}\n${' '.repeat(place.indent)}${close}`;
}

/** Whether a value is printed on several lines although it would fit on one. */
function isSpread(value: object): boolean {
  // Lists of objects have one object per line, objects of objects one key per line.
  const objects = Object.values(value).filter(
    (entry) => isObject(entry) && definedEntries(entry).length > 1,
  );
  return objects.length > (Array.isArray(value) ? 1 : 0);
}

function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (!isObject(value)) return jsLiteral(value);
  const entries = definedEntries(value).map(([key, entry]) => `${jsKey(key)}${printInline(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
