import type { Pattern } from 'acorn';
import { type ForeignValue, isForeignList, isForeignObject } from '../foreign-value.ts';
import { readMember } from './read-member.ts';
import { keyOf, lazily, type Reader, type Scope } from './reader.ts';
import { UNKNOWN, type Value } from './value.ts';

/** Gives the names of a declaration or of a parameter their values. */
export function bindPattern(
  pattern: Pattern,
  value: () => Value,
  scope: Scope,
  reader: Reader,
): void {
  switch (pattern.type) {
    case 'Identifier':
      scope.names.set(pattern.name, lazily(value));
      return;
    case 'AssignmentPattern': {
      const { left, right } = pattern;
      const given = lazily(value);
      const orElse = () => {
        const found = given();
        return found === undefined ? reader.expression(right, scope) : found;
      };
      bindPattern(left, orElse, scope, reader);
      return;
    }
    case 'ObjectPattern': {
      const whole = lazily(value);
      const taken: string[] = [];
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          bindPattern(property.argument, () => without(whole(), taken), scope, reader);
          continue;
        }
        const name = keyOf(property.key, property.computed, scope, reader);
        if (typeof name === 'string') taken.push(name);
        bindPattern(property.value, () => readMember(whole(), name), scope, reader);
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
          bindPattern(element.argument, rest, scope, reader);
          return;
        }
        bindPattern(element, () => readMember(whole(), index), scope, reader);
      });
      return;
    }
    default:
      reader.gap(pattern, scope);
  }
}

function without(value: Value, keys: readonly string[]): ForeignValue {
  if (!isForeignObject(value)) return UNKNOWN;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
