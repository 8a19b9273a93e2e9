/** What to do about a file that git could not merge. */
export const MERGE_HINT =
  'The file has conflicts of a merge. Decide between the lines around `=======`, and remove the markers.';

/** Finds the line before the first version of a conflict. */
export const CONFLICT_START = /^<{7} /m;

/**
 * Whether a line, without its end, is one of those that git writes around the two versions of a
 * conflict. `=======` alone may also be an underline.
 */
export function isConflictMarker(line: string): boolean {
  return /^(?:<{7} |={7}\r?$|>{7} )/.test(line);
}
