import { invariant } from '@docgen/core/basics/invariant';

/**
 * Extracts the schema coordinate from a change that graphql-js found. graphql-js names the changed
 * definition only within a sentence.
 *
 * @param type - Such as `FIELD_REMOVED`.
 * @param description - The sentence, such as `Order.total was removed.`.
 * @throws An invariant error if the sentence has no known form.
 */
export function coordinateOfChange(type: string, description: string): string {
  const told = `${type} ${description}`;
  for (const [pattern, coordinate] of SENTENCES) {
    const [sentence] = pattern.exec(told) ?? [];
    if (sentence !== undefined) return sentence.replace(pattern, coordinate);
  }
  invariant(false, `no coordinate in ${description}`);
}

/**
 * Patterns of `TYPE sentence`, with the replacement that is the coordinate. The first match counts;
 * the last pattern is the general one.
 */
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
