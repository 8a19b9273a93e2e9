import { orUndefined } from '@docgen/core/or-undefined';
import { statRegularFile } from '@docgen/files/read-file';

/** Bytes that a source of a configuration may have; a megabyte is a hundred times the usual. */
const LARGEST = 5 * 1024 * 1024;

/**
 * Whether something can be read as a source: a file, not a folder, a pipe or a device, which may
 * never end, and of a size that people write.
 */
export function isRegularFile(path: string): boolean {
  // Not there, not allowed, or no path at all: a text of someone else may be anything.
  return orUndefined(() => statRegularFile(path, LARGEST)) !== undefined;
}
