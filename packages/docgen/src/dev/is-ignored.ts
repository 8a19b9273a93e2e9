import { isOmitted } from '@docgen/files/is-omitted';

/**
 * Whether docgen omits a path in a watched folder. The folder's own path does not matter.
 *
 * @param root - Absolute path of the folder.
 * @param path - Absolute path in it.
 */
export function isIgnored(root: string, path: string): boolean {
  return path.slice(root.length).split(/[\\/]/).some(isOmitted);
}
