import { lstatSync, readdirSync } from 'node:fs';

/** Marks a folder as docgen's, so that a build never replaces a folder with other files. */
export const OUTPUT_MARKER = '.docgen-output';

/**
 * The text of the marker.
 *
 * @param basePath - Path that the site is served below; `docgen serve` reads it.
 */
export function markerFor(basePath: string): string {
  return `Made by docgen, replaced as a whole by every build.\nbase path: ${basePath}\n`;
}

/** Whether a build may replace a folder: it is missing, empty, or was created by docgen. */
export function isReplaceable(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (!stats.isDirectory()) return false;
  const entries = readdirSync(folder);
  return entries.length === 0 || entries.includes(OUTPUT_MARKER);
}
