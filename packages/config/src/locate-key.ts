import type { KeyPath } from '@docgen/core/key-path';
import type { AnyNode, CallExpression, Expression, Program } from 'acorn';
import type { ConfigBundle } from './bundle-config.ts';
import { lineAndColumn, lineStarts, originalPlaces } from './original-place.ts';
import { parseProgram } from './parse-program.ts';

/** Where a key is: the file, and the range of the key in it. */
export interface KeyPlace {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Lines and columns count from 1; the end is exclusive. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The place of a key, and the text of the file that it is in. */
export interface LocatedKey {
  readonly place: KeyPlace;
  readonly source: string;
}

/**
 * Finds keys of the configuration in its sources.
 *
 * Follows a path through object and array literals, starting at the default export, and through
 * the argument of functions such as `defineConfig`, functions that only return something and
 * constants, also into files that the configuration imports. Where it is not literal, as after a
 * spread or in a call with several arguments, the result is the last key that was found.
 *
 * The bundle is searched and not the sources, because it is plain JavaScript in whatever language
 * they are written, and contains all of them.
 *
 * @returns Takes the keys that lead to a value; returns `undefined` if not even the first key is
 *   found.
 */
export function keyLocator({
  code,
  map,
}: Pick<ConfigBundle, 'code' | 'map'>): (path: KeyPath) => LocatedKey | undefined {
  const program = parseProgram(code);
  if (program === undefined) return () => undefined;
  const root = defaultExport(program);
  const placeAt = originalPlaces(map);
  const starts = lineStarts(code);
  return (path) => {
    let at = root;
    let found: AnyNode | undefined;
    for (const key of path) {
      const [place, value]: Entry = entryOf(literal(at, program), key) ?? [];
      if (place === undefined) break;
      found = place;
      at = value;
    }
    if (found === undefined) return undefined;
    const origin = placeAt(...lineAndColumn(starts, found.start));
    if (origin === undefined) return undefined;
    const { place, source, rest } = origin;
    const [name = ''] = NAME.exec(rest) ?? [];
    const end = { endLine: place.line, endColumn: place.column + name.length };
    return { place: { ...place, ...end }, source };
  };
}

/** A key or an array item, and its value. */
type Entry = readonly [place?: AnyNode, value?: AnyNode];

/**
 * The text that is marked at a position: a word, a string, or the first character of anything
 * longer.
 */
const NAME = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_$]+|.)/u;

/** The value that a module exports as default. Bundles export it by its name. */
function defaultExport({ body }: Program): AnyNode | undefined {
  return body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .find(({ exported }) => 'name' in exported && exported.name === 'default')?.local;
}

/** Follows an expression to the object or array literal that it stands for. */
function literal(node: AnyNode | undefined, program: Program): AnyNode | undefined {
  let at = node;
  const seen = new Set<AnyNode>();
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    if (at.type === 'CallExpression') at = onlyArgument(at);
    else if (at.type === 'Identifier') at = constant(at.name, program);
    else if (isFunction(at)) at = returned(at.body);
    else return at;
  }
  return undefined;
}

/**
 * Of several arguments, such as those of a function that merges, any may contain the value; methods
 * such as `concat` also return values of their object.
 */
function onlyArgument({ callee, arguments: [first, ...others] }: CallExpression) {
  return callee.type === 'Identifier' && others.length === 0 ? first : undefined;
}

/** The value of a constant, or the function of a name. */
function constant(name: string, { body }: Program): AnyNode | undefined {
  for (const node of body) {
    if (node.type === 'FunctionDeclaration' && node.id.name === name) return node;
    const { declarations } = node.type === 'VariableDeclaration' ? node : { declarations: [] };
    const found = declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return undefined;
}

type FunctionNode = Extract<AnyNode, { body: unknown; params: unknown }>;

function isFunction(node: AnyNode): node is FunctionNode {
  return 'params' in node && 'body' in node;
}

/** What a function returns, if it does nothing else. */
function returned(body: FunctionNode['body']): Expression | undefined {
  if (body.type !== 'BlockStatement') return body;
  const [first] = body.body;
  return first?.type === 'ReturnStatement' ? (first.argument ?? undefined) : undefined;
}

function entryOf(node: AnyNode | undefined, key: string | number): Entry | undefined {
  if (node?.type === 'ArrayExpression' && typeof key === 'number') {
    const spread = node.elements.findIndex((item) => item?.type === 'SpreadElement');
    const item = spread >= 0 && spread <= key ? undefined : node.elements[key];
    return item ? [item, item] : undefined;
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties.toReversed()) {
    if (property.type !== 'Property') continue;
    // esbuild writes the key "__proto__" of JSON in brackets.
    if (property.computed && property.key.type !== 'Literal') continue;
    const name = 'name' in property.key ? property.key.name : undefined;
    const text = 'value' in property.key ? String(property.key.value) : name;
    if (text === key) return [property.key, property.value];
  }
  return undefined;
}
