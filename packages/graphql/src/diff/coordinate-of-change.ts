import { invariant } from '@docgen/core/invariant';

/**
 * The schema coordinate that a change of graphql-js is about: it tells changes in words only.
 *
 * @param type - Such as `FIELD_REMOVED`.
 * @param description - Its sentence, such as `Order.total was removed.`.
 */
export function coordinateOfChange(type: string, description: string): string {
  const told = `${type} ${description}`;
  for (const [pattern, coordinate] of SENTENCES) {
    const [sentence] = pattern.exec(told) ?? [];
    if (sentence !== undefined) return sentence.replace(pattern, coordinate);
  }
  invariant(false, `no coordinate in ${description}`);
}

/** Sentences by type, the special ones first, and what the coordinate is made of. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^REQUIRED_DIRECTIVE_ARG_ADDED A required arg (\w+) on directive (\w+) /, '@$2($1:)'],
  [/^DIRECTIVE_ARG_REMOVED (\w+) was removed from (\w+)/, '@$2($1:)'],
  [/^DIRECTIVE_(?:LOCATION|REPEATABLE)_REMOVED .* removed from (\w+)/, '@$1'],
  [/^DIRECTIVE_REMOVED (\w+)/, '@$1'],
  [/^(?:REQUIRED|OPTIONAL)_ARG_ADDED \w+ \w+ arg (\w+) on (\w+\.\w+)/, '$2($1:)'],
  [/^ARG_\w+ (\w+\.\w+) arg (\w+)/, '$1($2:)'],
  [/^(?:REQUIRED|OPTIONAL)_INPUT_FIELD_ADDED \w+ \w+ field (\w+) on input type (\w+)/, '$2.$1'],
  [/^VALUE_\w+ENUM (\w+) was \w+ \w+ enum type (\w+)/, '$2.$1'],
  [/^TYPE_\w+UNION \w+ was \w+ \w+ union type (\w+)/, '$1'],
  [/^IMPLEMENTED_INTERFACE_ADDED \w+ added to interfaces implemented by (\w+)/, '$1'],
  [/^TYPE_REMOVED Standard scalar (\w+)/, '$1'],
  [/^\w+ (\w+(?:\.\w+)?)/, '$1'],
];
