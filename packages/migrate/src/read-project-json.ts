import type { Checked } from '@docgen/core/diagnostic';
import { readProjectFile } from './read-project-file.ts';

/**
 * Reads a JSON file of the folder that becomes a site.
 *
 * @param folder - Absolute path.
 * @param file - Relative to it.
 * @returns `undefined` when it is not there, and with a warning when it cannot be read: those of
 *   `readProjectFile`, and `init-invalid-json`.
 */
export async function readProjectJson(folder: string, file: string): Promise<Checked<unknown>> {
  const { value: text, diagnostics } = await readProjectFile(folder, file);
  if (text === undefined) return { value: undefined, diagnostics };
  try {
    return { value: JSON.parse(text), diagnostics };
  } catch {
    return {
      value: undefined,
      diagnostics: [
        ...diagnostics,
        {
          code: 'init-invalid-json',
          severity: 'warning',
          message: `${file} is not valid JSON, so nothing of it was taken over.`,
          hint: 'Correct it, and fill in by hand what is missing.',
          place: { file },
        },
      ],
    };
  }
}
