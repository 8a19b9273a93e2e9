import { join } from 'node:path';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { relativePath } from '@docgen/files/relative-path';

/**
 * Rewrites the files of diagnostics, which are relative to the project folder, to be relative to
 * the folder that the reader is in, so that terminals and GitHub find them.
 */
export function placeFiles(
  diagnostics: readonly Diagnostic[],
  { projectDir, cwd }: { readonly projectDir: string; readonly cwd: string },
): Diagnostic[] {
  const move = (place: Place): Place => ({
    ...place,
    // A folder may stand where a file should be.
    file: relativePath(cwd, join(projectDir, place.file)) || '.',
  });
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    place: diagnostic.place && move(diagnostic.place),
    notes: diagnostic.notes?.map((note) => ({ ...note, place: note.place && move(note.place) })),
  }));
}
