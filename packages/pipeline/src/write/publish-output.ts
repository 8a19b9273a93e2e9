import { existsSync } from 'node:fs';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { removeFolder } from '@docgen/files/folders/remove-folder';
import { replaceFolder } from '@docgen/files/folders/replace-folder';
import { updateFolder } from '@docgen/files/folders/update-folder';
import type { WorkFolder } from '@docgen/files/folders/work-folder';
import { filesIn } from './files-in.ts';
import { isReplaceable } from './output-marker.ts';
import { foreignFolder, leftover, mountedFolder, notMovedBack } from './output-problem.ts';
import type { PreviousOutput } from './previous-output.ts';

/**
 * The previous output, of which files were to be kept, was replaced or removed during the build.
 */
export class OutputChanged extends Error {
  constructor(outDir: string) {
    super(`another process has replaced or removed the output folder ${outDir} during the build`);
  }
}

export interface Publication {
  /** Absolute path of the output folder, with symbolic links resolved. */
  readonly outDir: string;
  /** Folder with the new files, next to the output folder. */
  readonly stage: WorkFolder;
  /** Paths of the new files, relative to the output folder. */
  readonly put: readonly string[];
  /** Paths of all files, including those that are kept from the previous output. */
  readonly files: { readonly size: number; readonly has: (path: string) => boolean };
  readonly previous?: PreviousOutput | undefined;
  /** Called when the files are in place, before the previous output is removed. */
  readonly onPublished?: (() => void) | undefined;
}

/**
 * Replaces the previous output by the files of a stage: either the whole folder or, if files of the
 * previous output are kept, only what has changed. There is never a mixture of both outputs.
 *
 * @returns See `OutputStage.publish`, also for errors that are thrown.
 */
export async function publishOutput(publication: Publication): Promise<readonly Diagnostic[]> {
  const { outDir, stage, put, files, previous, onPublished } = publication;
  const aside = `${outDir}.previous-${stage.id}`;
  const isUpdate = put.length < files.size;
  try {
    if (isUpdate) {
      if (!update(publication, aside)) throw new OutputChanged(outDir);
    } else {
      stage.release();
      const mayReplace = (folder: string): boolean =>
        isReplaceable(folder) || previous?.isRestIn(folder) === true;
      if (!replaceFolder({ from: stage.path, to: outDir, aside, mayReplace })) {
        return [foreignFolder(outDir)];
      }
    }
  } catch (error) {
    if (existsSync(aside) && !existsSync(outDir)) return [notMovedBack(outDir, aside, error)];
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EBUSY' || code === 'EXDEV') return [mountedFolder(outDir, outDir, outDir)];
    throw error;
  }
  onPublished?.();
  const error = isUpdate ? undefined : await removeFolder(aside);
  return error === undefined ? [] : [leftover(aside, error)];
}

function update({ outDir, stage, put, files, previous }: Publication, aside: string): boolean {
  const isExpected = (folder: string): boolean => previous?.isIn(folder) === true;
  if (!isExpected(outDir)) return false;
  const there = filesUnlessMoved(outDir);
  if (there === undefined) return false;
  const remove = there.filter((path) => !files.has(path));
  const isPut = new Set(put);
  const kept = there.filter((path) => files.has(path) && !isPut.has(path));
  // Some are gone, or behind a link to a folder, which is removed.
  if (kept.length < files.size - put.length) return false;
  return updateFolder({ folder: outDir, aside, from: stage.path, put, remove, isExpected });
}

/** @returns `undefined` if another process moves or removes the folder meanwhile. */
function filesUnlessMoved(folder: string): string[] | undefined {
  try {
    return filesIn(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
