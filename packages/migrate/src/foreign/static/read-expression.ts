import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  AnyNode,
  ArrayExpression,
  MemberExpression,
  ObjectExpression,
  TemplateLiteral,
} from 'acorn';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignList,
  isForeignObject,
} from '../foreign-value.ts';
import { readCall } from './read-call.ts';
import { readMember } from './read-member.ts';
import { readOperator } from './read-operator.ts';
import { declared, keyOf, type Reader, type Scope } from './reader.ts';
import { isPackage, isTruthy, isUnknown, UNKNOWN, type Value, valueText } from './value.ts';

/** What a program finds in `process.env`: that of this process is nobody's business. */
const ENVIRONMENT: ForeignObject = { NODE_ENV: 'production' };

/** Reads the value of an expression, without doing what it does to others. */
export function readExpression(node: AnyNode, scope: Scope, reader: Reader): Value {
  const read = (inner: AnyNode) => reader.expression(inner, scope);
  switch (node.type) {
    case 'Literal':
      if (node.regex) return { $opaque: 'expression', name: 'RegExp' };
      if (node.bigint) return { $opaque: 'expression', name: node.bigint };
      return typeof node.value === 'object' ? null : (node.value as ForeignValue);
    case 'TemplateLiteral':
      return readTemplate(node, read);
    case 'Identifier':
      return readName(node.name, scope);
    case 'ArrayExpression':
      return readList(node, scope, reader);
    case 'ObjectExpression':
      return readObject(node, scope, reader);
    case 'MemberExpression':
      return readAccess(node, scope, reader);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return read(node.expression);
    case 'AwaitExpression':
      return read(node.argument);
    case 'SequenceExpression': {
      const values = node.expressions.map(read);
      return values.some(isUnknown) ? UNKNOWN : values.at(-1);
    }
    case 'ConditionalExpression': {
      const test = isTruthy(read(node.test));
      return test === undefined ? UNKNOWN : read(test ? node.consequent : node.alternate);
    }
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'UnaryExpression':
      return readOperator(node, read);
    case 'CallExpression':
    case 'NewExpression':
      return readCall(node, scope, reader);
    case 'ImportExpression': {
      const specifier = read(node.source);
      return typeof specifier === 'string' ? reader.imported(specifier, scope, node) : UNKNOWN;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
      return reader.closure(
        node,
        scope,
        node.type === 'ArrowFunctionExpression' ? '' : (node.id?.name ?? ''),
      );
    default:
      return UNKNOWN;
  }
}

function readName(name: string, scope: Scope): Value {
  const found = declared(name, scope);
  if (found !== undefined) return found();
  if (name === 'undefined') return undefined;
  // `filter(Boolean)` is what plugins that depend on something are written with.
  if (name === 'Boolean') return { $opaque: 'function', name };
  if (name === '__filename') return scope.file;
  if (name === '__dirname') return dirname(scope.file);
  return UNKNOWN;
}

function readTemplate(
  { quasis, expressions }: TemplateLiteral,
  read: (node: AnyNode) => Value,
): Value {
  const texts = expressions.map((inner) => valueText(read(inner)));
  if (texts.includes(undefined)) return UNKNOWN;
  return quasis.map(({ value }, index) => (value.cooked ?? '') + (texts[index] ?? '')).join('');
}

function readAccess(
  { object, property, computed, optional }: MemberExpression,
  scope: Scope,
  reader: Reader,
): Value {
  const key = keyOf(property, computed, scope, reader);
  if (object.type === 'MetaProperty') {
    if (key === 'url') return pathToFileURL(scope.file).href;
    if (key === 'filename') return scope.file;
    return key === 'dirname' ? dirname(scope.file) : UNKNOWN;
  }
  const isProcess = object.type === 'Identifier' && object.name === 'process';
  if (isProcess && key === 'env' && declared('process', scope) === undefined) return ENVIRONMENT;
  const of = reader.expression(object, scope);
  return optional && (of === undefined || of === null) ? undefined : readMember(of, key);
}

function readList({ elements }: ArrayExpression, scope: Scope, reader: Reader): Value {
  const items: ForeignValue[] = [];
  for (const element of elements) {
    if (element?.type !== 'SpreadElement') {
      items.push((element && reader.expression(element, scope)) ?? null);
      continue;
    }
    const value = reader.expression(element.argument, scope);
    if (isForeignList(value) && reader.spend(value.length)) items.push(...value);
    // Nothing comes out of a package that is not run.
    else if (!isPackage(value)) reader.gap(element, scope);
  }
  return items;
}

function readObject({ properties }: ObjectExpression, scope: Scope, reader: Reader): Value {
  const entries: [string, ForeignValue][] = [];
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const value = reader.expression(property.argument, scope);
      if (isForeignObject(value)) entries.push(...Object.entries(value));
      else if (isUnknown(value) || isForeignList(value) || typeof value === 'string') {
        reader.gap(property, scope);
      }
      continue;
    }
    const { key, kind, value: node } = property;
    const name = keyOf(key, property.computed, scope, reader);
    if (typeof name !== 'string' && typeof name !== 'number') {
      reader.gap(property, scope);
      continue;
    }
    const isFunction = /^(?:Arrow)?FunctionExpression$/.test(node.type);
    const value =
      isFunction && property.method
        ? reader.closure(node, scope, String(name))
        : reader.expression(node, scope);
    if (kind !== 'init' || name === '__proto__') reader.gap(property, scope);
    else entries.push([String(name), value ?? null]);
  }
  return Object.fromEntries(entries);
}
