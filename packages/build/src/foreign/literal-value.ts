import type { ForeignValue, Opaque } from './foreign-value.ts';
import type { JsToken } from './js-tokens.ts';
import { stringValue } from './string-value.ts';
import { afterBracket, areTokens, endOfExpression, isToken } from './token-walk.ts';

/** What literals are read from. */
export interface LiteralSource {
  readonly tokens: readonly JsToken[];
  /** What names stand for: the position of a constant's value, or a package. */
  readonly names: ReadonlyMap<string, number | Opaque>;
}

/** A value and the position of the token after it. */
interface Read {
  readonly value: ForeignValue;
  readonly next: number;
}

/** How a value was come by. */
interface Way {
  /** Names that were followed, so that none is followed in a circle. */
  readonly names: readonly string[];
  /** True inside of an object or a list, where a function is a function and nothing else. */
  readonly inside: boolean;
}

const EXPRESSION: Opaque = { $opaque: 'expression', name: '' };
const WORDS = new Map<string, ForeignValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
]);

/**
 * Reads the value that starts at a token: literals, and names that stand for some. A function in
 * the place of the whole value stands for the object that it returns first.
 */
export function literalValue(source: LiteralSource, start: number): ForeignValue {
  return readValue(source, start, { names: [], inside: false }).value;
}

function readValue(source: LiteralSource, at: number, way: Way): Read {
  const read = readOperand(source, at, way);
  const after = source.tokens[read.next];
  if (after === undefined || /^[,;)\]}]$/.test(after.text)) return read;
  // An operator: what was read is only a part of an expression.
  return expression(source, read.next);
}

function readOperand(source: LiteralSource, at: number, way: Way): Read {
  const { tokens } = source;
  const { kind, text } = tokens[at] ?? { kind: 'punctuation', text: '' };
  if (kind === 'string') return { value: stringValue(text), next: at + 1 };
  if (kind === 'template' && !text.includes('${')) {
    return { value: stringValue(text), next: at + 1 };
  }
  if (kind === 'number') return { value: Number(text), next: at + 1 };
  if (text === '-' && tokens[at + 1]?.kind === 'number') {
    return { value: -Number(tokens[at + 1]?.text), next: at + 2 };
  }
  if (text === '[') return readList(source, at, way);
  if (text === '{') return readObject(source, at, way);
  if (startsFunction(tokens, at)) return readFunction(source, at, way);
  if (text === '(') {
    const { value, next } = readValue(source, at + 1, way);
    return isToken(tokens, next, ')') ? { value, next: next + 1 } : expression(source, at);
  }
  if (text === 'require') return readRequire(source, at);
  return kind === 'word' ? readName(source, at, way) : expression(source, at);
}

function readName(source: LiteralSource, at: number, way: Way): Read {
  const { tokens, names } = source;
  const name = tokens[at]?.text ?? '';
  const word = WORDS.get(name);
  if (word !== undefined) return { value: word, next: at + 1 };
  const target = names.get(name);
  if (target === undefined || way.names.includes(name)) return expression(source, at);
  if (typeof target !== 'number') return { value: target, next: at + 1 };
  const { value } = readValue(source, target, { ...way, names: [...way.names, name] });
  return { value, next: at + 1 };
}

/** `require('x')` stands for the package, `require.resolve('x')` for its name. */
function readRequire(source: LiteralSource, at: number): Read {
  const { tokens } = source;
  const resolves = areTokens(tokens, at + 1, '.', 'resolve');
  const open = resolves ? at + 3 : at + 1;
  const name = tokens[open + 1];
  if (!isToken(tokens, open, '(') || name?.kind !== 'string' || !isToken(tokens, open + 2, ')')) {
    return expression(source, at);
  }
  const text = stringValue(name.text);
  return { value: resolves ? text : { $opaque: 'package', name: text }, next: open + 3 };
}

function startsFunction(tokens: readonly JsToken[], at: number): boolean {
  if (isToken(tokens, at, 'async') || isToken(tokens, at, 'function')) return true;
  const open = isToken(tokens, at, '(');
  return isToken(tokens, open ? afterBracket(tokens, at) : at + 1, '=>');
}

function readFunction(source: LiteralSource, at: number, way: Way): Read {
  const { tokens } = source;
  const next = endOfExpression(tokens, at);
  for (let position = at; position < next && !way.inside; position++) {
    if (areTokens(tokens, position, 'return', '{') || areTokens(tokens, position, '=>', '(')) {
      return { value: readValue(source, position + 1, { ...way, inside: true }).value, next };
    }
  }
  return { value: { $opaque: 'function', name: '' }, next };
}

function readList(source: LiteralSource, open: number, way: Way): Read {
  const { tokens } = source;
  const items: ForeignValue[] = [];
  let at = open + 1;
  while (at < tokens.length && !isToken(tokens, at, ']')) {
    const spreads = isToken(tokens, at, '...');
    const { value, next } = readValue(source, spreads ? at + 1 : at, { ...way, inside: true });
    if (!spreads) items.push(value);
    else if (Array.isArray(value)) items.push(...value);
    at = isToken(tokens, next, ',') ? next + 1 : Math.max(next, at + 1);
  }
  return { value: items, next: at + 1 };
}

function readObject(source: LiteralSource, open: number, way: Way): Read {
  const { tokens } = source;
  const entries: [string, ForeignValue][] = [];
  let at = open + 1;
  while (at < tokens.length && !isToken(tokens, at, '}')) {
    const { entry, next } = readEntry(source, at, { ...way, inside: true });
    if (entry !== undefined) entries.push(entry);
    at = isToken(tokens, next, ',') ? next + 1 : Math.max(next, at + 1);
  }
  return { value: Object.fromEntries(entries), next: at + 1 };
}

/** One entry of an object; none for computed keys and what is spread. */
function readEntry(
  source: LiteralSource,
  at: number,
  way: Way,
): { readonly entry?: [string, ForeignValue]; readonly next: number } {
  const { tokens } = source;
  const { kind, text } = tokens[at] ?? { kind: 'punctuation', text: '' };
  const name = kind === 'string' ? stringValue(text) : text;
  const after = endOfExpression(tokens, at);
  if (kind !== 'word' && kind !== 'string' && kind !== 'number') return { next: after };
  if (isToken(tokens, at + 1, ':')) {
    const { value, next } = readValue(source, at + 2, way);
    return { entry: [name, value], next };
  }
  // `key,` for `key: key`; all else is a method, maybe with words such as `async` before its name.
  if (after === at + 1) return { entry: [name, readName(source, at, way).value], next: after };
  if (isToken(tokens, at + 1, '(')) {
    return { entry: [name, { $opaque: 'function', name }], next: after };
  }
  return { next: after };
}

function expression({ tokens }: LiteralSource, at: number): Read {
  return { value: EXPRESSION, next: endOfExpression(tokens, at) };
}
