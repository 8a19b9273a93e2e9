import type { Pattern } from 'acorn';
import { type ForeignValue, isForeignList, isForeignObject } from '../foreign-value.ts';
import { readMember } from './read-member.ts';
import { gap, keyOf, lazily, read, type Scope } from './reader.ts';
import { UNKNOWN, type Value } from './value.ts';

/** Gives the names of a declaration or of a parameter their values. */
export function bindPattern(pattern: Pattern, value: () => Value, scope: Scope): void {
  switch (pattern.type) {
    case 'Identifier':
      scope.names.set(pattern.name, lazily(value));
      return;
    case 'AssignmentPattern': {
      const { left, right } = pattern;
      const given = lazily(value);
      const orElse = () => {
        const found = given();
        return found === undefined ? read(right, scope) : found;
      };
      bindPattern(left, orElse, scope);
      return;
    }
    case 'ObjectPattern': {
      const whole = lazily(value);
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
    case 'ArrayPattern': {
      const whole = lazily(value);
      pattern.elements.forEach((element, index) => {
        if (element === null) return;
        if (element.type === 'RestElement') {
          const rest = () => {
            const items = whole();
            return isForeignList(items) ? items.slice(index) : UNKNOWN;
          };
          bindPattern(element.argument, rest, scope);
        } else {
          bindPattern(element, () => readMember(whole(), index), scope);
        }
      });
      return;
    }
    default:
      gap(pattern, scope);
  }
}

function without(value: Value, keys: readonly string[]): ForeignValue {
  if (!isForeignObject(value)) return UNKNOWN;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
