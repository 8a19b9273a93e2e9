import type { Pattern } from 'acorn';
import { type ForeignValue, isForeignList, isForeignObject } from '../foreign-value.ts';
import { readMember } from './read-member.ts';
import { gap, keyOf, lazily, read, type Scope } from './reader.ts';
import { UNKNOWN, type Value } from './value.ts';

/** Binds the names of a declaration or of a parameter to their values. */
export function bindPattern(pattern: Pattern, value: () => Value, scope: Scope): void {
  const whole = lazily(value);
  switch (pattern.type) {
    case 'Identifier':
      scope.names.set(pattern.name, whole);
      return;
    case 'AssignmentPattern': {
      const { left, right } = pattern;
      bindPattern(left, () => (whole() === undefined ? read(right, scope) : whole()), scope);
      return;
    }
    case 'ObjectPattern': {
      const taken: string[] = [];
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          bindPattern(property.argument, () => without(whole(), taken), scope);
          continue;
        }
        const name = keyOf(property.key, property.computed, scope);
        if (typeof name === 'string') taken.push(name);
        bindPattern(property.value, () => readMember(whole(), name), scope);
      }
      return;
    }
    case 'ArrayPattern':
      pattern.elements.forEach((element, index) => {
        if (element?.type === 'RestElement') {
          bindPattern(element.argument, () => from(whole(), index), scope);
        } else if (element !== null) {
          bindPattern(element, () => readMember(whole(), index), scope);
        }
      });
      return;
    default:
      gap(pattern, scope);
  }
}

function from(value: Value, index: number): ForeignValue {
  return isForeignList(value) ? value.slice(index) : UNKNOWN;
}

function without(value: Value, keys: readonly string[]): ForeignValue {
  if (!isForeignObject(value)) return UNKNOWN;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
