/** Removes the site's base path from an address. In Docusaurus, addresses may contain it or not. */
export function belowBase(address: string, basePath: string): string {
  const has = basePath !== '/' && address.startsWith(basePath);
  return has ? address.slice(basePath.length - 1) : address;
}
