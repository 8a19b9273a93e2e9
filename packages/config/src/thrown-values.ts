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
 * @returns The place of the value; empty if something else that may be such a value is thrown in
 *   another place, because nothing tells which one it was.
 */
export function placeOfThrownValue({ code, map }: Pick<ConfigBundle, 'code' | 'map'>): Place[] {
  const thrown: Placed[] = [];
  walkProgram(parseProgram(code), (node) => {
    const isRejection =
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === 'reject';
    const value = node.type === 'ThrowStatement' ? node.argument : isRejection && node.arguments[0];
    // Of a constructor, it is an error.
    if (value && value.type !== 'NewExpression' && hasStart(value)) thrown.push(value);
  });
  const placeAt = originalPlaces(map);
  const starts = lineStarts(code);
  const found = thrown.flatMap(({ type, start }) => {
    const place = placeAt(...lineAndColumn(starts, start))?.place;
    return place === undefined ? [] : [{ type, place }];
  });
  const [only, ...others] = found;
  return only && others.length === 0 && VALUES.has(only.type) ? [only.place] : [];
}

/** Expressions whose value is certainly no error. */
const VALUES: ReadonlySet<string> = new Set<AnyNode['type']>([
  'ArrayExpression',
  'BinaryExpression',
  'Literal',
  'ObjectExpression',
  'TemplateLiteral',
]);

interface Placed {
  readonly type: string;
  readonly start: number;
}

function hasStart<T extends object>(node: T): node is T & Pick<Placed, 'start'> {
  return 'start' in node && typeof node.start === 'number';
}
