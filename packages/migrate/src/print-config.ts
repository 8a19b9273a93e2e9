import { site } from '@docgen/config/declaration/site';
import type { ConfigComments, ConfigDraft } from './config-draft.ts';
import { jsComment } from './js-comment.ts';
import { jsKey, jsLiteral } from './js-literal.ts';

/** Characters of a line, as Prettier and Biome are set up most often. */
const WIDTH = 100;

/** The keys in the order in which they are documented. */
const ORDER = Object.keys(site.entries);

/**
 * Writes a configuration as a TypeScript file, formatted as Prettier would with single quotes.
 *
 * The file is data whatever the draft holds: all texts of others go through `jsLiteral`, `jsKey`
 * and `jsComment`, none of which can be left.
 */
export function printConfig({ header, config, comments }: ConfigDraft): string {
  const rank = new Map(ORDER.map((key, index) => [key, index]));
  const sorted = Object.fromEntries(
    Object.entries(config).toSorted(
      ([a], [b]) => (rank.get(a) ?? ORDER.length) - (rank.get(b) ?? ORDER.length),
    ),
  );
  return [
    ...header.flatMap((line) => jsComment(line, 0, WIDTH)),
    "import { defineConfig } from 'supergraph-docgen';",
    '',
    `export default defineConfig(${printObject(sorted, { path: '', indent: 0, comments })});`,
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
  const fits = place.indent + before + inline.length + 1 <= WIDTH;
  if (fits && !isSpread(value, place)) return inline;
  if (Array.isArray(value)) return printList(value, place);
  return typeof value === 'object' && value !== null ? printObject(value, place) : inline;
}

function printObject(value: object, place: Place): string {
  const inside = place.indent + 2;
  const lines = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .flatMap(([key, entry]) => {
      const path = place.path === '' ? key : `${place.path}.${key}`;
      const name = jsKey(key);
      const text = print(entry, { ...place, path, indent: inside }, name.length);
      return [
        ...commentsOf(path, entry, place.comments, inside),
        `${' '.repeat(inside)}${name}${text},`,
      ];
    });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${' '.repeat(place.indent)}}`;
}

function printList(items: readonly unknown[], place: Place): string {
  const inside = place.indent + 2;
  const lines = items.flatMap((item, index) => {
    const path = `${place.path}[${index}]`;
    const text = print(item, { ...place, path, indent: inside }, 0);
    return [...commentsOf(path, item, place.comments, inside), `${' '.repeat(inside)}${text},`];
  });
  return lines.length === 0 ? '[]' : `[\n${lines.join('\n')}\n${' '.repeat(place.indent)}]`;
}

/** True for what goes over several lines although it would fit into one. */
function isSpread(value: unknown, place: Place): boolean {
  if (!isObject(value)) return false;
  if (holdsComment(value, place)) return true;
  // A list of objects reads best with an object per line, an object of objects with a key per line.
  const objects = Object.values(value).filter(
    (entry) => isObject(entry) && Object.keys(entry).length > 1,
  );
  return Array.isArray(value) ? objects.length > 1 : objects.length > 0;
}

function holdsComment(value: object, { comments, path }: Place): boolean {
  const isBelow = (key: string) => key.startsWith(`${path}.`) || key.startsWith(`${path}[`);
  if ([...comments.keys()].some((key) => typeof key === 'string' && isBelow(key))) return true;
  const holds = (entry: unknown): boolean =>
    isObject(entry) && (comments.has(entry) || Object.values(entry).some(holds));
  return Object.values(value).some(holds);
}

function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (!isObject(value)) return jsLiteral(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${jsKey(key)}${printInline(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function commentsOf(
  path: string,
  value: unknown,
  comments: ConfigComments,
  indent: number,
): string[] {
  const lines = [
    ...(comments.get(path) ?? []),
    ...((isObject(value) && comments.get(value)) || []),
  ];
  return lines.flatMap((line) => jsComment(line, indent, WIDTH));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
