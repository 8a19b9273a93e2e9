/**
 * Federation directives with which gateways restrict access, with the argument that contains what
 * is required: a list of alternatives, each of which is a list of scopes or policies that are all
 * required. `undefined` for a directive without such an argument.
 */
export const ACCESS: ReadonlyMap<string, 'scopes' | 'policies' | undefined> = new Map([
  ['@authenticated', undefined],
  ['@requiresScopes', 'scopes'],
  ['@policy', 'policies'],
]);

/**
 * Whether a directive restricts access.
 *
 * @param name - Its name in the specification, with the `@`.
 */
export function isOfAccess(name: string): boolean {
  return ACCESS.has(name);
}
