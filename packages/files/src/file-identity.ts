import type { Stats } from 'node:fs';

/** In milliseconds. Changes in shorter succession may leave the same times. */
const CLOCK = 2000;

/**
 * Identifies the content of a file without reading it: as long as the identity is the same, so is
 * the content.
 *
 * @param stats - Current `Stats` of the file.
 * @returns `undefined` for a file that was changed in the last two seconds, because another change
 *   might leave the same times.
 */
export function fileIdentity({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string | undefined {
  if (Math.abs(Date.now() - ctimeMs) < CLOCK) return undefined;
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}
