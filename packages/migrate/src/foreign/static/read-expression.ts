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
import { declared, gap, keyOf, read, type Scope } from './reader.ts';
import { isPackage, isTruthy, isUnknown, UNKNOWN, type Value, valueText } from './value.ts';

/** The value of `process.env`. Programs must not see the environment of this process. */
const ENVIRONMENT: ForeignObject = { NODE_ENV: 'production' };

/** Evaluates an expression, without its side effects. */
export function readExpression(node: AnyNode, scope: Scope): Value {
  switch (node.type) {
    case 'Literal':
      if (node.regex) return { $opaque: 'expression', name: 'RegExp' };
      if (node.bigint) return { $opaque: 'expression', name: node.bigint };
      return typeof node.value === 'object' ? null : (node.value as ForeignValue);
    case 'TemplateLiteral':
      return readTemplate(node, scope);
    case 'Identifier':
      return readName(node.name, scope);
    case 'ArrayExpression':
      return readList(node, scope);
    case 'ObjectExpression':
      return readObject(node, scope);
    case 'MemberExpression':
      return readAccess(node, scope);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return read(node.expression, scope);
    case 'AwaitExpression':
      return read(node.argument, scope);
    case 'SequenceExpression': {
      const values = node.expressions.map((inner) => read(inner, scope));
      return values.some(isUnknown) ? UNKNOWN : values.at(-1);
    }
    case 'ConditionalExpression': {
      const test = isTruthy(read(node.test, scope));
      return test === undefined ? UNKNOWN : read(test ? node.consequent : node.alternate, scope);
    }
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'UnaryExpression':
      return readOperator(node, scope);
    case 'CallExpression':
    case 'NewExpression':
      return readCall(node, scope);
    case 'ImportExpression': {
      const name = read(node.source, scope);
      return typeof name === 'string' ? scope.reader.imported(name, scope, node) : UNKNOWN;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
      return scope.reader.closure(node, scope, node.id?.name ?? '');
    default:
      return UNKNOWN;
  }
}

function readName(name: string, scope: Scope): Value {
  const found = declared(name, scope);
  if (found !== undefined) return found();
  if (name === 'undefined') return undefined;
  // Lists with conditional plugins often use `filter(Boolean)`.
  if (name === 'Boolean') return { $opaque: 'function', name };
  if (name === '__filename') return scope.file;
  if (name === '__dirname') return dirname(scope.file);
  return UNKNOWN;
}

function readTemplate({ quasis, expressions }: TemplateLiteral, scope: Scope): Value {
  const texts = expressions.map((inner) => valueText(read(inner, scope)));
  if (texts.includes(undefined)) return UNKNOWN;
  return quasis.map(({ value }, index) => (value.cooked ?? '') + (texts[index] ?? '')).join('');
}

function readAccess(node: MemberExpression, scope: Scope): Value {
  const { object, property, computed, optional } = node;
  const key = keyOf(property, computed, scope);
  if (object.type === 'MetaProperty') {
    if (key === 'url') return pathToFileURL(scope.file).href;
    if (key === 'filename') return scope.file;
    return key === 'dirname' ? dirname(scope.file) : UNKNOWN;
  }
  const isProcess = object.type === 'Identifier' && object.name === 'process';
  if (isProcess && key === 'env' && declared('process', scope) === undefined) return ENVIRONMENT;
  const of = read(object, scope);
  return optional && (of === undefined || of === null) ? undefined : readMember(of, key);
}

function readList({ elements }: ArrayExpression, scope: Scope): Value {
  const items: ForeignValue[] = [];
  for (const element of elements) {
    if (element?.type !== 'SpreadElement') {
      items.push((element && read(element, scope)) ?? null);
      continue;
    }
    const value = read(element.argument, scope);
    if (isForeignList(value) && scope.reader.spend(value.length)) items.push(...value);
    // Values of packages that are not run are empty when iterated.
    else if (!isPackage(value)) gap(element, scope);
  }
  return items;
}

function readObject({ properties }: ObjectExpression, scope: Scope): Value {
  const entries: [string, ForeignValue][] = [];
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const value = read(property.argument, scope);
      if (isForeignObject(value)) entries.push(...Object.entries(value));
      else if (isUnknown(value) || isForeignList(value) || typeof value === 'string') {
        gap(property, scope);
      }
      continue;
    }
    const { key, kind, method, value: node } = property;
    const name = keyOf(key, property.computed, scope);
    if (typeof name !== 'string' && typeof name !== 'number') {
      gap(property, scope);
      continue;
    }
    const value = method ? scope.reader.closure(node, scope, String(name)) : read(node, scope);
    if (kind !== 'init' || name === '__proto__') gap(property, scope);
    else entries.push([String(name), value ?? null]);
  }
  return Object.fromEntries(entries);
}
