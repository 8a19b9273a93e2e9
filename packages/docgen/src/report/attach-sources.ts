import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';

/**
 * Reads the files that diagnostics point into, so that code frames can be drawn. A file that
 * cannot be read has no code frame.
 *
 * @param cwd - Folder that places are relative to.
 */
export async function attachSources(
  diagnostics: readonly Diagnostic[],
  cwd: string,
): Promise<Diagnostic[]> {
  const reads = new Map<string, Promise<string | undefined>>();
  const read = (file: string) => {
    const text = reads.get(file) ?? readFile(resolve(cwd, file), 'utf8').catch(() => undefined);
    reads.set(file, text);
    return text;
  };
  return Promise.all(
    diagnostics.map(async (diagnostic) => {
      const { place, source } = diagnostic;
      if (source !== undefined || place?.line === undefined) return diagnostic;
      const text = await read(place.file);
      return text === undefined ? diagnostic : { ...diagnostic, source: text };
    }),
  );
}
