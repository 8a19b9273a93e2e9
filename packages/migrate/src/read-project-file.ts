import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '@docgen/content/front-matter/read-yaml';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { sourcePlace } from '@docgen/core/sources/source-place';
import { listFiles } from '@docgen/files/list-files';
import { readSource } from '@docgen/files/read-source';
import type { FoundSource } from '@docgen/graphql/parts/schema-unit';
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
 * Reads text files of that folder. Files that cannot be read have no text; if they matter, the build
 * reports them.
 */
export async function readProjectFiles(
  folder: string,
  files: readonly string[],
): Promise<FoundSource[]> {
  return Promise.all(
    files.map(async (file) => ({ file, text: (await readProjectFile(folder, file)).value })),
  );
}

/** The files of a folder of that project. A folder that cannot be listed has none. */
export async function projectFiles(folder: string): Promise<string[]> {
  return listFiles(folder).catch(() => []);
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

/**
 * Reads the YAML of a file of that folder.
 *
 * @param text - That of the file.
 * @param file - Its path in the warning.
 * @returns `undefined` with the warning `init-invalid-yaml` if the text is invalid.
 */
export function projectYaml(text: string, file: string): Checked<ForeignValue | undefined> {
  const { value, problems } = readYaml(text);
  const [problem] = problems;
  // Without custom tags, YAML only results in data.
  if (problem === undefined) return { value: value as ForeignValue | undefined, diagnostics: [] };
  const invalid: Diagnostic = {
    code: 'init-invalid-yaml',
    severity: 'warning',
    message: `${file} is not valid YAML, so it was ignored: ${problem.message}.`,
    hint: 'Correct it and run `docgen init` again, or fill in by hand what is missing.',
    place: sourcePlace(file, text, ...problem.range),
    source: text,
  };
  return { value: undefined, diagnostics: [invalid] };
}
