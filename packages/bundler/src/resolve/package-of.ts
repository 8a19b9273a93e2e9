/** The package of an import, such as `@shop/cards` of `@shop/cards/list`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Whether a path is that of a file in a package, as opposed to one of the project. */
export function isInPackage(path: string): boolean {
  return /(?:^|[\\/])node_modules[\\/]/.test(path);
}
