/**
 * The hint for an import of docgen by the name of its command. On the public registry, that name is
 * a different package, which users must not be told to install.
 *
 * @param specifier - As written in the source.
 * @returns `undefined` for all other imports.
 */
export function formerNameHint(specifier: string): string | undefined {
  if (!/^docgen(?:\/|$)/.test(specifier)) return undefined;
  return `The package is called supergraph-docgen; "docgen" is a different package. Write "supergraph-${specifier}".`;
}
