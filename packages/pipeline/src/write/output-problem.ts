import { dirname } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { systemReason } from '@docgen/files/read-source';
import type { StaticFile } from '../read/static-files.ts';

/** The output folder cannot be written. */
export const notWritable = (shown: string, reason: string): Diagnostic =>
  problem(
    'output-not-writable',
    `The output folder ${shown} cannot be written: ${reason}.`,
    'Choose another folder with --out-dir, or change the permissions.',
  );

/** There is a file at the path of the output folder. */
export const notAFolder = (shown: string): Diagnostic =>
  problem(
    'output-not-writable',
    `The output folder ${shown} is a file.`,
    'Remove the file, or choose another folder with --out-dir.',
  );

/** The output folder contains a source of the site, or is inside of one. */
export const overlappingSource = (shown: string, source: string): Diagnostic =>
  problem(
    'output-overlaps-source',
    `The output folder ${shown} contains or is inside the source ${source}, so a build would delete it.`,
    'Choose another folder with --out-dir.',
  );

/** The output folder contains files that are not docgen's. */
export const foreignFolder = (shown: string): Diagnostic =>
  problem(
    'foreign-output-folder',
    `The output folder ${shown} contains files that docgen did not create, and a build replaces the whole folder.`,
    'Empty the folder, or choose another one with --out-dir.',
  );

/**
 * The output folder cannot be replaced as a whole, because another file system is mounted there.
 *
 * @param outDir - Absolute path of the output folder.
 * @param point - Absolute path of the mount point.
 */
export function mountedFolder(shown: string, outDir: string, point: string): Diagnostic {
  const where = point === outDir ? 'is a mount point' : `contains the mount point ${point}`;
  return problem(
    'output-is-mounted',
    `The output folder ${shown} ${where}, and cannot be replaced as a whole.`,
    `Mount ${dirname(outDir)} instead and build into a folder inside of it, or build into another folder with --out-dir and copy the files.`,
  );
}

/** The output was moved aside to change it, and cannot be moved back. */
export const notMovedBack = (outDir: string, aside: string, error: unknown): Diagnostic =>
  problem(
    'output-not-restored',
    `The output folder ${outDir} is now ${aside}, because it cannot be moved back: ${systemReason(error)}.`,
    'Close the programs that use its files. The next build moves it back.',
  );

/** A folder next to the output that docgen no longer needs, but cannot remove or move. */
export const leftover = (path: string, error: Error): Diagnostic => ({
  ...problem(
    'leftover-folder',
    `${path} is left from an earlier build and cannot be removed: ${systemReason(error)}.`,
    'Remove it by hand.',
  ),
  severity: 'warning',
});

/** A static file has the path of a file that docgen writes. */
export const staticCollision = ({ file, path }: StaticFile): Diagnostic => ({
  ...problem(
    'output-collision',
    `The static file ${file} and docgen's own ${path} would be the same output file.`,
    'Rename the static file or remove it, if it is left from an earlier output.',
  ),
  place: { file },
});

function problem(code: Diagnostic['code'], message: string, hint: string): Diagnostic {
  return { code, severity: 'error', message, hint };
}
