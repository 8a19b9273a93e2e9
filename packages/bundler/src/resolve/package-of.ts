/** The package of an import, such as `@shop/cards` of `@shop/cards/list`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
