/** Directives of federation by which a gateway refuses requests, with the argument that says what is needed. */
export const ACCESS: ReadonlyMap<string, 'scopes' | 'policies' | undefined> = new Map([
  ['@authenticated', undefined],
  ['@requiresScopes', 'scopes'],
  ['@policy', 'policies'],
]);

/** @param name - That of a directive in the specification, with its `@`. */
export function isOfAccess(name: string): boolean {
  return ACCESS.has(name);
}
