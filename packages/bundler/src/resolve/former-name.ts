/**
 * What to do about an import of docgen by the name of its command: on the public registry, that
 * name is another package, which nobody should be led to install.
 *
 * @param specifier - As written.
 * @returns `undefined` for imports of anything else.
 */
export function formerNameHint(specifier: string): string | undefined {
  if (!/^docgen(?:\/|$)/.test(specifier)) return undefined;
  return `The package is called supergraph-docgen; "docgen" is a different package. Write "supergraph-${specifier}".`;
}
