import type { Stats } from 'node:fs';

/** Changes that follow each other within so many milliseconds may leave the same times behind. */
const CLOCK = 2000;

/**
 * Tells whether a file may have been changed without reading it: two files with the same identity
 * hold the same.
 *
 * @param stats - Of the file, as they are now.
 * @param now - In milliseconds since 1970.
 * @returns `undefined` for one that was changed just now, which could be changed again unnoticed.
 */
export function fileIdentity(
  { dev, ino, size, mtimeMs, ctimeMs }: Stats,
  now = Date.now(),
): string | undefined {
  if (Math.abs(now - ctimeMs) < CLOCK) return undefined;
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}
