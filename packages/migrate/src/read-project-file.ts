import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import { readSource } from '@docgen/files/read-source';

/**
 * Reads a text file of the folder that becomes a site.
 *
 * @param folder - Absolute path.
 * @param file - Relative to it.
 * @returns `undefined` when it is not there, and with the warnings of `readSource` when it cannot be
 *   read: the site can be made without it.
 */
export async function readProjectFile(
  folder: string,
  file: string,
): Promise<Checked<string | undefined>> {
  const path = join(folder, file);
  if (!existsSync(path)) return { value: undefined, diagnostics: [] };
  const { value, diagnostics } = await readSource(path, file);
  return {
    value,
    diagnostics: diagnostics.map((entry) => ({
      ...entry,
      severity: 'warning',
      hint: 'Nothing of it was taken over. Put a text file in its place, or remove it.',
    })),
  };
}
