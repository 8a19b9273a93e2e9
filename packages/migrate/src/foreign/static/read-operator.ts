import type { BinaryExpression, LogicalExpression, UnaryExpression } from 'acorn';
import { read, type Scope } from './reader.ts';
import { isPackage, isTruthy, isUnknown, UNKNOWN, type Value, valueText } from './value.ts';

/** Evaluates an expression with an operator. */
export function readOperator(
  node: UnaryExpression | BinaryExpression | LogicalExpression,
  scope: Scope,
): Value {
  if (node.type === 'UnaryExpression') return readUnary(node.operator, read(node.argument, scope));
  const left = read(node.left, scope);
  if (node.type === 'BinaryExpression')
    return readBinary(node.operator, left, read(node.right, scope));
  const test = isTruthy(left);
  if (test === undefined) return UNKNOWN;
  if (node.operator === '??') return left ?? read(node.right, scope);
  return test === (node.operator === '||') ? left : read(node.right, scope);
}

function readUnary(operator: UnaryExpression['operator'], value: Value): Value {
  if (isUnknown(value)) return UNKNOWN;
  switch (operator) {
    case '!':
      return !value;
    case 'void':
      return undefined;
    case 'typeof':
      return isPackage(value) || typeof value === 'object' ? UNKNOWN : typeof value;
    case '-':
      return typeof value === 'number' ? -value : UNKNOWN;
    case '+':
      return typeof value === 'number' || typeof value === 'string' ? Number(value) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

const WITH_NUMBERS: ReadonlyMap<string, (left: number, right: number) => Value> = new Map([
  ['+', (left: number, right: number): Value => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['<', (left, right) => left < right],
  ['>', (left, right) => left > right],
  ['<=', (left, right) => left <= right],
  ['>=', (left, right) => left >= right],
]);

function readBinary(operator: BinaryExpression['operator'], left: Value, right: Value): Value {
  if (isUnknown(left) || isUnknown(right)) return UNKNOWN;
  const isText = typeof left === 'string' || typeof right === 'string';
  if (operator === '+' && isText) {
    const texts = [valueText(left), valueText(right)];
    return texts.includes(undefined) ? UNKNOWN : texts.join('');
  }
  if ([left, right].some((value) => typeof value === 'object' && value !== null)) return UNKNOWN;
  switch (operator) {
    case '===':
    case '!==':
      return (left === right) === (operator === '===');
    case '==':
    case '!=':
      // Values of different types are only compared if one is null or undefined.
      if (typeof left !== typeof right && left != null && right != null) return UNKNOWN;
      return (left == null ? right == null : left === right) === (operator === '==');
    default:
      return typeof left === 'number' && typeof right === 'number'
        ? (WITH_NUMBERS.get(operator)?.(left, right) ?? UNKNOWN)
        : UNKNOWN;
  }
}
