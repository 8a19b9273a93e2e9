import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { isWithin } from '../is-within.ts';

/**
 * Finds a mount point at or below a folder. Such a folder can be neither renamed nor removed. Mount
 * points below the folder are found only on Linux.
 *
 * @param folder - Absolute path without links.
 * @returns Absolute path of the first mount point; `undefined` if there is none.
 */
export function mountPointIn(folder: string): string | undefined {
  const mounts = orUndefined(() => readFileSync('/proc/self/mountinfo', 'utf8'));
  if (mounts === undefined) return isOtherDevice(folder) ? folder : undefined;
  return firstIn(folder, parseMountPoints(mounts));
}

/** The first of some absolute paths that is the given folder or is in it. */
export function firstIn(folder: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => isWithin(path, folder));
}

/** Mount points in the text of `/proc/<pid>/mountinfo`: the fifth field, see proc(5). */
export function parseMountPoints(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, , , , point] = line.split(' ');
    if (point === undefined) return [];
    // Bytes such as spaces and backslashes are written as three octal digits.
    const bytes = Buffer.from(point).toString('latin1');
    const path = bytes.replace(/\\([0-7]{3})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 8)),
    );
    return [Buffer.from(path, 'latin1').toString()];
  });
}

function isOtherDevice(folder: string): boolean {
  const [own, parent] = [folder, dirname(folder)].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  );
  return own !== undefined && parent !== undefined && own.dev !== parent.dev;
}
