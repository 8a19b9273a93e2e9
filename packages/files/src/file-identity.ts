import { type Stats, statSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';

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

/**
 * Identifies the contents of several files, see {@link fileIdentity}.
 *
 * @param paths - Absolute. Files may be missing.
 * @returns `null` for each missing file; `undefined` if a file was changed in the last two seconds,
 *   or cannot be accessed.
 */
export function fileIdentities(paths: readonly string[]): readonly (string | null)[] | undefined {
  const identities = orUndefined(() =>
    paths.map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats === undefined ? null : fileIdentity(stats);
    }),
  );
  return identities?.every((identity) => identity !== undefined) ? identities : undefined;
}
