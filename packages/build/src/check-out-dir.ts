import { existsSync, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { isReplaceable, recoverOutput } from './output-stage.ts';

/**
 * Finds out before any work whether the output folder can be written, and
 * whether replacing it would destroy anything.
 *
 * @param outDir - Absolute path of the output folder.
 * @param projectDir - Absolute path of the project folder.
 */
export async function checkOutDir(
  outDir: string,
  projectDir: string,
  config: SiteConfig,
): Promise<Diagnostic[]> {
  const shown = relative(projectDir, outDir) || '.';
  const problem = (code: string, message: string, hint: string): Diagnostic[] => [
    { code, severity: 'error', message, hint },
  ];
  const source = sourcePaths(projectDir, config).find((path) => overlaps(outDir, path));
  if (source !== undefined) {
    return problem(
      'output-overlaps-source',
      `The output folder ${shown} holds or lies in the source ${relative(projectDir, source) || '.'}; writing the site would destroy it.`,
      'Choose another folder with --out-dir.',
    );
  }
  if (existsSync(outDir) && !statSync(outDir).isDirectory()) {
    return problem(
      'output-not-writable',
      `The output folder ${shown} is a file.`,
      'Remove the file, or choose another folder with --out-dir.',
    );
  }
  // The new output is built beside the old one, so it is the parent that has to be writable.
  const parent = nearestExisting(dirname(outDir));
  try {
    if (!statSync(parent).isDirectory()) throw new Error(`${parent} is a file`);
    await access(parent, constants.W_OK);
  } catch (error) {
    return problem(
      'output-not-writable',
      `The output folder ${shown} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
      'Choose another folder with --out-dir, or change the permissions.',
    );
  }
  await recoverOutput(outDir);
  if (!(await isReplaceable(outDir))) {
    return problem(
      'foreign-output-folder',
      `The output folder ${shown} holds files that docgen did not make; a build replaces the whole folder.`,
      'Empty the folder yourself, or choose another one with --out-dir.',
    );
  }
  return [];
}

function sourcePaths(projectDir: string, config: SiteConfig): string[] {
  return [
    ...config.content.map((root) => root.path),
    ...config.staticFolders,
    ...config.schemas.instances.flatMap((instance) => instance.paths),
  ].map((path) => join(projectDir, path));
}

function overlaps(outDir: string, source: string): boolean {
  return outDir === source || inside(outDir, source) || inside(source, outDir);
}

function inside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
