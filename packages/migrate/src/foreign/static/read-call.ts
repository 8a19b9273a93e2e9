import { dirname } from 'node:path';
import type { AnyNode, CallExpression, NewExpression } from 'acorn';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignList,
  isForeignObject,
  isOpaque,
} from '../foreign-value.ts';
import { namedModule } from '../stubbed-packages.ts';
import { readMember } from './read-member.ts';
import { declared, type Reader, read, type Scope } from './reader.ts';
import { isPackage, isUnknown, UNKNOWN, type Value, valueText } from './value.ts';

/** Known functions of the language and of Node by name. All of them take one value. */
const GLOBALS: ReadonlyMap<string, (value: Value, node: AnyNode, scope: Scope) => Value> = new Map([
  ['require', required],
  [
    'require.resolve',
    (specifier, _, { file }) =>
      typeof specifier === 'string' ? namedModule(specifier, dirname(file)) : UNKNOWN,
  ],
  ['String', (value) => valueText(value) ?? UNKNOWN],
  ['Object.keys', ofObject(Object.keys)],
  ['Object.values', ofObject(Object.values)],
  ['Object.entries', ofObject(Object.entries)],
  ['Object.freeze', ofObject((object) => object)],
]);

/**
 * Evaluates a call of a function of the program, of a package that is not run, or of a few known
 * functions.
 */
export function readCall(node: CallExpression | NewExpression, scope: Scope): Value {
  const { callee } = node;
  if (callee.type === 'Super') return UNKNOWN;
  if (node.type === 'NewExpression') return readNew(node, scope);
  if (node.arguments.some(({ type }) => type === 'SpreadElement')) return UNKNOWN;
  const values = () => node.arguments.map((argument) => read(argument, scope));
  const known = GLOBALS.get(globalName(callee, scope));
  if (known !== undefined) return known(values()[0], node, scope);
  if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
    if (callee.computed || callee.property.type !== 'Identifier') return UNKNOWN;
    const of = read(callee.object, scope);
    const optional = node.optional || callee.optional;
    if (optional && (of === undefined || of === null)) return undefined;
    return method(of, callee.property.name, values(), scope.reader);
  }
  const called = read(callee, scope);
  return isOpaque(called) ? scope.reader.call(called, values()) : UNKNOWN;
}

function readNew(node: NewExpression, scope: Scope): Value {
  const isNow = node.arguments.length === 0 && globalName(node.callee, scope) === 'Date';
  if (isNow) return { $opaque: 'expression', name: 'Date' };
  const made = read(node.callee, scope);
  return isPackage(made) ? made : UNKNOWN;
}

/** The name of a function that the program does not declare itself, such as `Object.keys`. */
function globalName(node: AnyNode, scope: Scope): string {
  if (node.type === 'Identifier') return declared(node.name, scope) === undefined ? node.name : '';
  if (node.type !== 'MemberExpression' || node.computed) return '';
  const { object, property } = node;
  const isNamed = object.type === 'Identifier' && property.type === 'Identifier';
  return isNamed ? `${globalName(object, scope)}.${property.name}` : '';
}

/**
 * The value of a `require` call: `module.exports` for a CommonJS module. For an ES module with a
 * default export, it is what Docusaurus's loader returns, as `required` in `childMain` does.
 */
function required(specifier: Value, node: AnyNode, scope: Scope): Value {
  if (typeof specifier !== 'string') return UNKNOWN;
  const exported = scope.reader.imported(specifier, scope, node);
  if (!isForeignObject(exported)) return exported;
  if (Object.hasOwn(exported, 'module.exports')) return exported['module.exports'];
  if (!Object.hasOwn(exported, 'default')) return exported;
  const { default: main, ...others } = exported;
  if (!isForeignObject(main)) return main;
  const whole = { ...main, ...others, ...main };
  return Object.defineProperty(whole, 'default', { value: main.default ?? whole });
}

/** A function of an object of data. */
function ofObject(make: (object: ForeignObject) => Value): (value: Value) => Value {
  return (value) => (isForeignObject(value) ? make(value) : UNKNOWN);
}

function method(of: Value, name: string, values: readonly Value[], reader: Reader): Value {
  if (isPackage(of)) return name === 'toString' ? valueText(of) : of;
  const isYear = name === 'getFullYear' || name === 'getUTCFullYear';
  if (isOpaque(of) && of.name === 'Date' && isYear) return new Date()[name]();
  if (!isOpaque(of) && values.some(isUnknown)) return UNKNOWN;
  if (typeof of === 'string') return textMethod(of, name, values);
  if (isForeignList(of)) return listMethod(of, name, values, reader);
  const own = readMember(of, name);
  return isOpaque(own) ? reader.call(own, values) : UNKNOWN;
}

/** Supported methods of strings, with the number of strings that they take. */
const TEXT_METHODS: ReadonlyMap<string, number> = new Map([
  ...['trim', 'toLowerCase', 'toUpperCase', 'toString'].map((name) => [name, 0] as const),
  ...['startsWith', 'endsWith', 'includes', 'split'].map((name) => [name, 1] as const),
  ...['replace', 'replaceAll'].map((name) => [name, 2] as const),
]);

function textMethod(of: string, name: string, values: readonly Value[]): Value {
  const count = TEXT_METHODS.get(name);
  const texts = values.slice(0, count).filter((value) => typeof value === 'string');
  if (texts.length !== count) return UNKNOWN;
  return Reflect.apply(Reflect.get(String.prototype, name), of, texts);
}

function listMethod(
  of: readonly ForeignValue[],
  name: string,
  values: readonly Value[],
  reader: Reader,
): Value {
  const [first] = values;
  const results = () =>
    isOpaque(first) ? of.map((item, index) => reader.call(first, [item, index])) : [UNKNOWN];
  switch (name) {
    case 'map':
      return withoutUnknown(results());
    case 'flatMap':
      return withoutUnknown(
        results().flatMap((item) => (isForeignList(item) ? item : [item ?? null])),
      );
    case 'filter': {
      const isBoolean = isOpaque(first) && first.$opaque === 'function' && first.name === 'Boolean';
      if (isBoolean) return of.filter(Boolean);
      const kept = results();
      return kept.some(isUnknown) ? UNKNOWN : of.filter((_, index) => kept[index]);
    }
    case 'concat':
      return values.every(isForeignList) ? of.concat(...values) : UNKNOWN;
    case 'join': {
      const texts = of.map(valueText);
      const known = first === undefined || typeof first === 'string';
      return texts.includes(undefined) || !known ? UNKNOWN : texts.join(first);
    }
    case 'includes':
      return typeof first === 'string' ? of.includes(first) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function withoutUnknown(items: readonly Value[]): Value {
  return items.some(isUnknown) ? UNKNOWN : items.map((item) => item ?? null);
}
