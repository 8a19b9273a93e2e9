import { walkProgram } from '@docgen/content/program/walk-program';
import type { Place } from '@docgen/core/diagnostic';
import type { AnyNode } from 'acorn';
import type { ConfigBundle } from './bundle-config.ts';
import { lineAndColumn, lineStarts, originalPlaces } from './original-place.ts';
import { parseProgram } from './parse-program.ts';

/**
 * Finds where a configuration throws, or rejects a promise with, a value that is no error, such as a
 * string. Such a value has no stack.
 *
 * @returns The place of the value; empty if several of them are written, because nothing tells which
 *   one was thrown.
 */
export function placeOfThrownValue({ code, map }: Pick<ConfigBundle, 'code' | 'map'>): Place[] {
  const thrown: number[] = [];
  walkProgram(parseProgram(code), (node) => {
    const isRejection =
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === 'reject';
    const value = node.type === 'ThrowStatement' ? node.argument : isRejection && node.arguments[0];
    if (value && VALUES.has(value.type) && hasStart(value)) thrown.push(value.start);
  });
  const placeAt = originalPlaces(map);
  const starts = lineStarts(code);
  const found = thrown.flatMap((start) => placeAt(...lineAndColumn(starts, start))?.place ?? []);
  return found.length === 1 ? found : [];
}

/** Expressions whose value is certainly no error. */
const VALUES: ReadonlySet<string> = new Set<AnyNode['type']>([
  'ArrayExpression',
  'BinaryExpression',
  'Literal',
  'ObjectExpression',
  'TemplateLiteral',
]);

function hasStart(node: object): node is { readonly start: number } {
  return 'start' in node && typeof node.start === 'number';
}
