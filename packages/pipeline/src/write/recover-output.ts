import { existsSync, renameSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isClaimed } from '@docgen/files/folders/claim';
import { removeFolder } from '@docgen/files/folders/remove-folder';
import { sweepFolders, workFolders } from '@docgen/files/folders/sweep-folders';
import { finishUpdate } from '@docgen/files/folders/update-folder';
import { systemReason } from '@docgen/files/read-source';
import { resolveLinks } from '@docgen/files/resolve-links';
import { isReplaceable, OUTPUT_MARKER } from './output-marker.ts';
import { leftover, notWritable } from './output-problem.ts';

/**
 * Resolves symbolic links in the path of an output folder, and cleans up after killed builds: moves
 * back an output that was moved aside and not replaced, and removes incomplete stages.
 *
 * @param outDir - Absolute path.
 * @param projectDir - Absolute path that paths in messages are relative to.
 * @returns `undefined` for broken links, with the error `output-not-writable`. Reports the warnings
 *   `output-not-restored` and `leftover-folder`.
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

/** Moves back the newest output that was moved aside. */
async function restore(outDir: string): Promise<Diagnostic[]> {
  if (existsSync(outDir)) return [];
  const [newest] = (await outputsAside(outDir)).sort((a, b) => b.mtimeMs - a.mtimeMs);
  if (newest === undefined) return [];
  try {
    finishUpdate(newest.path, `${outDir}.building-${newest.id}`);
    renameSync(newest.path, outDir);
    return [];
  } catch (error) {
    // A concurrent build has already restored it.
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
  for (const { path, id } of await outputsAside(outDir)) {
    const stage = `${outDir}.building-${id}`;
    // While a build has a stage, the output that it replaces may still be needed.
    if (existsSync(stage) && (await isClaimed(stage))) continue;
    const error = await removeFolder(path);
    if (error !== undefined) diagnostics.push(leftover(path, error));
  }
  return diagnostics;
}

interface AsideOutput {
  readonly path: string;
  /** The part of its name that it shares with its stage. */
  readonly id: string;
  readonly mtimeMs: number;
}

async function outputsAside(outDir: string): Promise<AsideOutput[]> {
  // A folder that cannot be read is reported when the output folder is checked.
  const found = await workFolders(`${outDir}.previous-`);
  return found.flatMap(({ path, id }) => {
    // A folder that cannot be read may not be docgen's.
    const mtimeMs = orUndefined(() => isReplaceable(path) && statSync(path).mtimeMs);
    return mtimeMs ? [{ path, id, mtimeMs }] : [];
  });
}
