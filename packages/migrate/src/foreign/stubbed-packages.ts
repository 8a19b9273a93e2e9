import { resolve } from 'node:path';

/**
 * Packages that are never run. `child_process` would start other programs; for plugins and the
 * like, only their names matter.
 */
export const STUBBED_PACKAGES =
  /^(?:(?:node:)?child_process$|@docusaurus\/|@graphql-markdown\/|@theme\/|docusaurus-|remark-|rehype-|prism-react-renderer(?:\/|$))/;

/**
 * The result of `require.resolve`: the path of a file, or the specifier of a package, even if it is
 * not installed.
 */
export function namedModule(specifier: string, folder: string): string {
  return specifier.startsWith('.') ? resolve(folder, specifier) : specifier;
}
