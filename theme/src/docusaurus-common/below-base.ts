/** Takes off the path that the site is served below: as in Docusaurus, an address may have it already. */
export function belowBase(address: string, basePath: string): string {
  const has = basePath !== '/' && address.startsWith(basePath);
  return has ? address.slice(basePath.length - 1) : address;
}
