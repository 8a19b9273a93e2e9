import type { Stats } from 'node:fs';
import { followsLink } from '@docgen/files/follows-link';
import { isOmitted } from '@docgen/files/is-omitted';

/**
 * Whether docgen omits or does not reach a path in a watched folder. The folder's own path does not
 * matter.
 *
 * @param root - Absolute path of the folder.
 * @param path - Absolute path in it.
 * @param stats - Those of the path itself. If they are missing, it does not count as a link.
 */
export function isIgnored(root: string, path: string, stats?: Stats): boolean {
  if (path.slice(root.length).split(/[\\/]/).some(isOmitted)) return true;
  return stats?.isSymbolicLink() === true && !followsLink(root, path);
}
