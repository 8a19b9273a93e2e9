/**
 * Federation directives with which gateways restrict access, with the argument for what is required:
 * a list of alternatives, each of which is a list.
 */
export const ACCESS: ReadonlyMap<string, 'scopes' | 'policies' | undefined> = new Map([
  ['@authenticated', undefined],
  ['@requiresScopes', 'scopes'],
  ['@policy', 'policies'],
]);

/** @param name - Name of a directive in the specification, with its `@`. */
export function isOfAccess(name: string): boolean {
  return ACCESS.has(name);
}
