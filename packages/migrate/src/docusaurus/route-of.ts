/** A route from a base path as Docusaurus takes it, with or without slashes: `/docs`, or `/` for the root. */
export function routeOf(basePath: string): string {
  const segments = basePath.split('/').filter((segment) => segment !== '' && segment !== '.');
  return `/${segments.join('/')}`;
}
