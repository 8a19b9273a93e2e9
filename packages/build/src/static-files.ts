import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { listFiles } from './list-files.ts';
import { unreadable } from './read-source.ts';

/** A file that is copied to the site's root. */
export interface StaticFile {
  readonly from: string;
  /** Path below the site's root. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Lists the static folders. A file that two folders have is taken from the first. */
export async function staticFiles(
  folders: readonly string[],
  projectDir: string,
): Promise<Checked<readonly StaticFile[]>> {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, StaticFile>();
  for (const folder of folders) {
    try {
      for (const path of await listFiles(join(projectDir, folder))) {
        const from = join(projectDir, folder, path);
        if (!files.has(path)) files.set(path, { from, path, size: (await stat(from)).size });
      }
    } catch (error) {
      diagnostics.push(unreadable(folder, error));
    }
  }
  return { value: [...files.values()], diagnostics };
}
