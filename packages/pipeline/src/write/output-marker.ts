import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnFile } from '@docgen/files/read-file';

/** Marks a folder as docgen's, so that a build never replaces a folder with other files. */
export const OUTPUT_MARKER = '.docgen-output';

/** Maximum size in bytes of a marker that is read; it has two lines. */
const MOST_BYTES = 10_000;

/**
 * The text of the marker.
 *
 * @param basePath - Path that the site is served below; {@link servedBasePath} reads it.
 */
export function markerFor(basePath: string): string {
  return `Made by docgen, replaced as a whole by every build.\nbase path: ${basePath}\n`;
}

/**
 * The base path that an output folder was built for, according to its marker.
 *
 * @param folder - Absolute path.
 * @returns `/` if the marker contains none, or cannot be read.
 */
export function servedBasePath(folder: string): string {
  const text = readOwnFile(join(folder, OUTPUT_MARKER), MOST_BYTES)?.contents.toString();
  return /^base path: (\/\S*)$/m.exec(text ?? '')?.[1] ?? '/';
}

/** Whether a build may replace a folder: it is missing, empty, or was created by docgen. */
export function isReplaceable(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (!stats.isDirectory()) return false;
  const entries = readdirSync(folder);
  return entries.length === 0 || entries.includes(OUTPUT_MARKER);
}
