import { orUndefined } from '@docgen/core/basics/or-undefined';
import { statRegularFile } from '@docgen/files/read-file';

/**
 * Maximum size of a configuration's source in bytes. A megabyte is a hundred times the usual size.
 */
const LARGEST = 5 * 1024 * 1024;

/**
 * Whether a path is a readable source: a regular file of a reasonable size, and not a folder, or a
 * pipe or device, whose content may never end.
 */
export function isRegularFile(path: string): boolean {
  // Throws if the file does not exist or is not accessible, and for invalid paths, since foreign
  // values can be anything.
  return orUndefined(() => statRegularFile(path, LARGEST)) !== undefined;
}
