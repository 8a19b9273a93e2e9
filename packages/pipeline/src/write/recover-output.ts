import { existsSync, renameSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { orUndefined } from '@docgen/core/or-undefined';
import { isClaimed } from '@docgen/files/folders/claim';
import { removeFolder } from '@docgen/files/folders/remove-folder';
import { sweepFolders, workFolders } from '@docgen/files/folders/sweep-folders';
import { finishUpdate } from '@docgen/files/folders/update-folder';
import { systemReason } from '@docgen/files/read-source';
import { resolveLinks } from '@docgen/files/resolve-links';
import { isReplaceable, OUTPUT_MARKER } from './output-marker.ts';
import { leftover, notWritable } from './output-problem.ts';

/**
 * Finds the folder that an output folder is, with all links resolved, and puts right what killed
 * builds left beside it: an output that was moved away and not replaced comes back, half-written
 * stages go.
 *
 * @param outDir - Absolute path.
 * @param projectDir - Absolute path that messages name it relative to.
 * @returns `undefined` for links that lead nowhere, with the error `output-not-writable`; warnings of
 *   code `output-not-restored` and `leftover-folder`.
 */
export async function recoverOutput(
  outDir: string,
  projectDir: string,
): Promise<Checked<string | undefined>> {
  let folder: string;
  try {
    folder = resolveLinks(outDir);
  } catch (error) {
    const shown = relative(projectDir, outDir) || '.';
    return { value: undefined, diagnostics: [notWritable(shown, systemReason(error))] };
  }
  const diagnostics = [
    ...(await restore(folder)),
    ...(await removePrevious(folder)),
    ...(await sweepFolders(`${folder}.building-`)).map(({ path, error }) => leftover(path, error)),
  ];
  return { value: folder, diagnostics };
}

/** Brings the newest output back that was moved away. */
async function restore(outDir: string): Promise<Diagnostic[]> {
  if (existsSync(outDir)) return [];
  const [newest] = (await previousOutputs(outDir)).sort((a, b) => b.mtimeMs - a.mtimeMs);
  if (newest === undefined) return [];
  try {
    finishUpdate(newest.path, `${outDir}.building-${newest.id}`);
    renameSync(newest.path, outDir);
    return [];
  } catch (error) {
    // A build that runs at the same time was faster.
    if (existsSync(outDir)) return [];
    return [
      {
        code: 'output-not-restored',
        severity: 'warning',
        message: `A build was killed while it replaced ${outDir}. The previous output is in ${newest.path} and cannot be moved back: ${systemReason(error)}.`,
        hint: 'Move it back by hand.',
      },
    ];
  }
}

/** Removes outputs that have been replaced. */
async function removePrevious(outDir: string): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  if (!existsSync(join(outDir, OUTPUT_MARKER))) return diagnostics;
  for (const { path, id } of await previousOutputs(outDir)) {
    const stage = `${outDir}.building-${id}`;
    // As long as there is a stage, the output that it will replace may be needed again.
    if (existsSync(stage) && (await isClaimed(stage))) continue;
    const error = await removeFolder(path);
    if (error !== undefined) diagnostics.push(leftover(path, error));
  }
  return diagnostics;
}

interface PreviousOutput {
  readonly path: string;
  /** What its name shares with its stage's. */
  readonly id: string;
  readonly mtimeMs: number;
}

async function previousOutputs(outDir: string): Promise<PreviousOutput[]> {
  // A folder that cannot be read is told about when the output is checked.
  const found = await workFolders(`${outDir}.previous-`);
  return found.flatMap(({ path, id }) => {
    // What may not be read may be anybody's.
    const mtimeMs = orUndefined(() => isReplaceable(path) && statSync(path).mtimeMs);
    return mtimeMs ? [{ path, id, mtimeMs }] : [];
  });
}
