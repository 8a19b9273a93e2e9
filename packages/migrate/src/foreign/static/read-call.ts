import { dirname } from 'node:path';
import type { AnyNode, CallExpression, NewExpression } from 'acorn';
import { type ForeignValue, isForeignList, isForeignObject, isOpaque } from '../foreign-value.ts';
import { namedModule } from '../stubbed-packages.ts';
import { readMember } from './read-member.ts';
import { declared, type Reader, read, type Scope } from './reader.ts';
import { isPackage, isUnknown, UNKNOWN, type Value, valueText } from './value.ts';

/**
 * Evaluates a call of a function of the program, of a package that is not run, or of a few known
 * functions.
 */
export function readCall(node: CallExpression | NewExpression, scope: Scope): Value {
  const { callee } = node;
  if (node.type === 'NewExpression') {
    const isNow = isGlobal(callee, 'Date', scope) && node.arguments.length === 0;
    if (isNow) return { $opaque: 'expression', name: 'Date' };
    const made = callee.type === 'Super' ? UNKNOWN : read(callee, scope);
    return isPackage(made) ? made : UNKNOWN;
  }
  if (callee.type === 'Super') return UNKNOWN;
  if (node.arguments.some(({ type }) => type === 'SpreadElement')) return UNKNOWN;
  const values = () => node.arguments.map((argument) => read(argument, scope));
  if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
    const { object, property, computed } = callee;
    if (computed || property.type !== 'Identifier') return UNKNOWN;
    if (isGlobal(object, 'require', scope) && property.name === 'resolve') {
      const [specifier] = values();
      return typeof specifier === 'string' ? namedModule(specifier, dirname(scope.file)) : UNKNOWN;
    }
    if (isGlobal(object, 'Object', scope)) return objectFunction(property.name, values());
    const of = read(object, scope);
    const optional = node.optional || callee.optional;
    if (optional && (of === undefined || of === null)) return undefined;
    return method(of, property.name, values(), scope.reader);
  }
  if (isGlobal(callee, 'require', scope)) {
    const [specifier] = values();
    return typeof specifier === 'string' ? required(specifier, node, scope) : UNKNOWN;
  }
  if (isGlobal(callee, 'String', scope)) return valueText(values()[0]) ?? UNKNOWN;
  const called = read(callee, scope);
  return isOpaque(called) ? scope.reader.call(called, values()) : UNKNOWN;
}

function isGlobal(node: AnyNode, name: string, scope: Scope): boolean {
  return node.type === 'Identifier' && node.name === name && declared(name, scope) === undefined;
}

/** The value of a `require` call: `module.exports` for a CommonJS module. */
function required(specifier: string, node: AnyNode, scope: Scope): Value {
  const exported = scope.reader.imported(specifier, scope, node);
  return isForeignObject(exported) && Object.hasOwn(exported, 'module.exports')
    ? exported['module.exports']
    : exported;
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

function objectFunction(name: string, [first]: readonly Value[]): Value {
  if (!isForeignObject(first)) return UNKNOWN;
  if (name === 'keys') return Object.keys(first);
  if (name === 'values') return Object.values(first);
  if (name === 'entries') return Object.entries(first);
  return name === 'freeze' ? first : UNKNOWN;
}
