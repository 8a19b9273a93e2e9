import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/**
 * The folder that paths in annotations of GitHub are relative to: the root of the repository. A
 * checkout without git, as in a container, has none but is the workspace itself, usually.
 *
 * @returns The absolute path of the working folder or of one above it.
 */
export function checkoutFolder({ cwd, workspace }: Pick<Terminal, 'cwd' | 'workspace'>): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (folder === workspace || existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}
