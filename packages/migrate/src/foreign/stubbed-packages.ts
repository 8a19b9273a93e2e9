import { resolve } from 'node:path';

/**
 * Packages of which only the name matters: they are never run. Programs would start other
 * programs, and what is said about plugins is said by their names.
 */
export const STUBBED_PACKAGES =
  /^(?:(?:node:)?child_process$|@docusaurus\/|@graphql-markdown\/|@theme\/|docusaurus-|remark-|rehype-|prism-react-renderer(?:\/|$))/;

/** What `require.resolve` names: a file by its path, a package by its specifier, installed or not. */
export function namedModule(specifier: string, folder: string): string {
  return specifier.startsWith('.') ? resolve(folder, specifier) : specifier;
}
