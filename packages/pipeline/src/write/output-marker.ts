import { lstatSync, readdirSync } from 'node:fs';

/** Marks a folder as docgen's, so that a build never replaces a folder that somebody else filled. */
export const OUTPUT_MARKER = '.docgen-output';

/**
 * What the marker says.
 *
 * @param basePath - Path that the site is served below; the preview server reads it.
 */
export function markerFor(basePath: string): string {
  return `Made by docgen, replaced as a whole by every build.\nbase path: ${basePath}\n`;
}

/** True for a folder that a build may replace: missing, empty, or made by docgen. */
export function isReplaceable(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (!stats.isDirectory()) return false;
  const entries = readdirSync(folder);
  return entries.length === 0 || entries.includes(OUTPUT_MARKER);
}
