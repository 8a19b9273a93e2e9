import { dirname } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { StaticFile } from './static-files.ts';

/** The output folder cannot be written. */
export function notWritable(shown: string, reason: string): Diagnostic {
  return {
    code: 'output-not-writable',
    severity: 'error',
    message: `The output folder ${shown} cannot be written: ${reason}.`,
    hint: 'Choose another folder with --out-dir, or change the permissions.',
  };
}

/** Somebody else's files are in the output folder. */
export function foreignFolder(shown: string): Diagnostic {
  return {
    code: 'foreign-output-folder',
    severity: 'error',
    message: `The output folder ${shown} holds files that docgen did not make; a build replaces the whole folder.`,
    hint: 'Empty the folder yourself, or choose another one with --out-dir.',
  };
}

/**
 * The output folder cannot be replaced as a whole, because another file system is mounted there.
 *
 * @param outDir - Its absolute path.
 * @param point - Where it is mounted.
 */
export function mountedFolder(shown: string, outDir: string, point: string): Diagnostic {
  const where = point === outDir ? 'is a mount point' : `holds the mount point ${point}`;
  return {
    code: 'output-is-mounted',
    severity: 'error',
    message: `The output folder ${shown} ${where}, and cannot be replaced as a whole.`,
    hint: `Mount ${dirname(outDir)} instead and build into a folder inside of it, or build into another folder with --out-dir and copy the files.`,
  };
}

/** A folder beside the output that docgen has no more use for, and cannot remove or move. */
export function leftover(path: string, error: Error): Diagnostic {
  return {
    code: 'leftover-folder',
    severity: 'warning',
    message: `${path} is left from an earlier build and cannot be removed: ${reasonOf(error)}.`,
    hint: 'Remove it yourself.',
  };
}

/** A static file lies where docgen writes a file of its own. */
export function staticCollision({ file, path }: StaticFile): Diagnostic {
  return {
    code: 'output-collision',
    severity: 'error',
    message: `The static file ${file} and docgen's own ${path} would be the same file of the output.`,
    hint: 'Rename the static file or remove it, if it is left from an earlier output.',
    place: { file },
  };
}

/** The file system's reason without the name of its function and the paths. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, \w+ '.*$/, '') : String(error);
}
