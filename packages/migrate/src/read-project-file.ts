import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { readSource } from '@docgen/files/read-source';
import { type ForeignValue, parsedJson } from './foreign/foreign-value.ts';

/**
 * Reads a text file of the folder that becomes a site.
 *
 * @param folder - Absolute path.
 * @param file - Relative to it.
 * @returns `undefined` if it does not exist, or if it cannot be read, then with the diagnostics of
 *   `readSource` as warnings, because the site can be created without the file.
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
      hint: 'It was ignored. Replace it with a text file, or remove it.',
    })),
  };
}

/**
 * Reads a JSON file of that folder. For the parameters see `readProjectFile`.
 *
 * @returns `undefined` if it does not exist, or with a warning if it cannot be read: those of
 *   `readProjectFile`, and `init-invalid-json`.
 */
export async function readProjectJson(
  folder: string,
  file: string,
): Promise<Checked<ForeignValue | undefined>> {
  const { value: text, diagnostics } = await readProjectFile(folder, file);
  const value = text === undefined ? undefined : parsedJson(text);
  if (text === undefined || value !== undefined) return { value, diagnostics };
  const invalid: Diagnostic = {
    code: 'init-invalid-json',
    severity: 'warning',
    message: `${file} is not valid JSON, so it was ignored.`,
    hint: 'Correct it, and fill in by hand what is missing.',
    place: { file },
  };
  return { value, diagnostics: [...diagnostics, invalid] };
}
