/**
 * Creates the pattern of a name in the configuration in which `*` stands for any part of a name. All
 * other characters are literal.
 *
 * @param name - A schema coordinate such as `Order.debug*`, or the name of a definition.
 * @returns Matches whole names: `*` matches neither the dot before a member nor the parenthesis
 *   before an argument, so `Order*` does not match `Order.total`.
 */
export function namePattern(name: string): RegExp {
  return new RegExp(`^${name.split('*').map(literalPattern).join('[^.(]*')}$`);
}

/** The source of a pattern that matches a text as it is. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Whether such a name stands for one definition, rather than for any number of them. */
export function isExactName(name: string): boolean {
  return !name.includes('*');
}
