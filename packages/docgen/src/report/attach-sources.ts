import { resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { MAX_TEXT_SIZE, readRegularFile } from '@docgen/files/read-file';

/**
 * Reads the files that diagnostics refer to, for code frames. A file that cannot be read gets no
 * code frame.
 *
 * @param cwd - Folder that places are relative to.
 */
export async function attachSources(
  diagnostics: readonly Diagnostic[],
  cwd: string,
): Promise<Diagnostic[]> {
  const texts = new Map<string, string | undefined>();
  const read = (file: string) => {
    if (!texts.has(file)) {
      const contents = orUndefined(() => readRegularFile(resolve(cwd, file), MAX_TEXT_SIZE));
      texts.set(file, contents?.toString('utf8'));
    }
    return texts.get(file);
  };
  return diagnostics.map((diagnostic) => {
    const { place, source } = diagnostic;
    if (source !== undefined || place?.line === undefined) return diagnostic;
    const text = read(place.file);
    return text === undefined ? diagnostic : { ...diagnostic, source: text };
  });
}
