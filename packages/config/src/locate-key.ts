import type { KeyPath } from '@docgen/core/key-path';
import type { AnyNode, CallExpression, Program } from 'acorn';
import { parseScript, type Script } from './parse-script.ts';

/** Range of a key in a source text: from 1, the end is exclusive. */
export interface KeyRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * Finds keys of the configuration in the source of its file.
 *
 * Follows a path through object and array literals, starting at the default export, and through
 * the argument of functions such as `defineConfig`, arrow functions and constants. Where it is not
 * literal, as after a spread, in a call with several arguments or in another file, the result is the
 * last key that was found.
 *
 * @param source - TypeScript, JavaScript or JSON.
 * @returns Takes the keys that lead to a value; returns `undefined` if not even the first key is
 *   found.
 */
export function keyLocator(source: string): (path: KeyPath) => KeyRange | undefined {
  const parsed = parse(source);
  if (parsed === undefined) return () => undefined;
  const { root, script } = parsed;
  const lines = source.split('\n');
  return (path) => {
    let at: AnyNode | undefined = root;
    let found: AnyNode | undefined;
    for (const key of path) {
      const [place, value]: Entry = entryOf(literal(at, script.program), key) ?? [];
      if (place === undefined) break;
      found = place;
      at = value;
    }
    if (found === undefined) return undefined;
    const { line, column } = script.placeOf(found.start);
    const [text = ''] = NAME.exec((lines[line - 1] ?? '').slice(column - 1)) ?? [];
    return { line, column, endLine: line, endColumn: column + text.length };
  };
}

/** A key or an array item, and its value. */
type Entry = readonly [place?: AnyNode, value?: AnyNode];

/**
 * The text that is marked at a position: a word, a string, or the first character of anything
 * longer.
 */
const NAME = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_$]+|.)/u;

function parse(source: string): { root: AnyNode | undefined; script: Script } | undefined {
  // JSON is not a program.
  const start = /^\s*\{/.test(source) ? 'export default ' : '';
  const plain = parseScript(start + source, 'jsx');
  const script = 'program' in plain ? plain : parseScript(source, 'ts');
  if (!('program' in script)) return undefined;
  const exported = script.program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const root = exported?.type === 'ExportDefaultDeclaration' ? exported.declaration : undefined;
  const placeOf = (position: number) => {
    const { line, column } = script.placeOf(position);
    return { line, column: line === 1 ? column - start.length : column };
  };
  return { root, script: { ...script, placeOf } };
}

/** Follows an expression to the object or array literal that it stands for. */
function literal(node: AnyNode | undefined, program: Program): AnyNode | undefined {
  let at = node;
  const seen = new Set<AnyNode>();
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    if (at.type === 'CallExpression') at = onlyArgument(at);
    else if (at.type === 'Identifier') at = constant(at.name, program);
    else if (at.type === 'ArrowFunctionExpression') at = at.body;
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

function constant(name: string, { body }: Program): AnyNode | undefined {
  const found = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .map(({ id, init }) => (id.type === 'Identifier' && id.name === name ? init : undefined))
    .find((init) => init);
  return found ?? undefined;
}

function entryOf(node: AnyNode | undefined, key: string | number): Entry | undefined {
  if (node?.type === 'ArrayExpression' && typeof key === 'number') {
    const spread = node.elements.findIndex((item) => item?.type === 'SpreadElement');
    const item = spread >= 0 && spread <= key ? undefined : node.elements[key];
    return item ? [item, item] : undefined;
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties.toReversed()) {
    if (property.type !== 'Property' || property.computed) continue;
    const name = 'name' in property.key ? property.key.name : undefined;
    const text = 'value' in property.key ? String(property.key.value) : name;
    if (text === key) return [property.key, property.value];
  }
  return undefined;
}
