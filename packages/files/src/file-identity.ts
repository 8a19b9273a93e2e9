import { type Stats, statSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/** In milliseconds. Changes in shorter succession may leave the same times. */
const CLOCK = 2000;

/**
 * Identifies the content of a file without reading it: as long as the identity is the same, so is
 * the content.
 *
 * @param stats - Current `Stats` of the file.
 * @param since - When its content was read, as returned by `Date.now`. Default: now.
 * @returns `undefined` for a file that was changed since, or in the two seconds before, because
 *   another change might leave the same times.
 */
export function fileIdentity(
  { dev, ino, size, mtimeMs, ctimeMs }: Stats,
  since = Date.now(),
): string | undefined {
  if (ctimeMs > since - CLOCK && ctimeMs < Date.now() + CLOCK) return undefined;
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}

/**
 * Identifies the contents of several files, see {@link fileIdentity}.
 *
 * @param paths - Absolute. Files may be missing.
 * @param since - See {@link fileIdentity}.
 * @returns `null` for each missing file; `undefined` if {@link fileIdentity} is for a file, or one
 *   cannot be accessed.
 */
export function fileIdentities(
  paths: readonly string[],
  since?: number,
): readonly (string | null)[] | undefined {
  const identities = orUndefined(() =>
    paths.map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats === undefined ? null : fileIdentity(stats, since);
    }),
  );
  return identities?.every((identity) => identity !== undefined) ? identities : undefined;
}
