/**
 * The last name in a schema coordinate, such as `first` in `Query.orders(first:)`.
 *
 * @returns `undefined` for arguments of directives: they have everyday names (`@link(as:)`), and
 *   texts about one also mention its directive.
 */
export function lastName(coordinate: string): string | undefined {
  return /^@.*\(/.test(coordinate) ? undefined : /\w+(?=\W*$)/.exec(coordinate)?.[0];
}
