import { join } from 'node:path';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { relativePath } from '@docgen/files/relative-path';

/**
 * Rewrites the places of diagnostics, which are relative to the project folder, to be relative to
 * the working folder, so that terminals and GitHub find the files.
 */
export function placeFiles(
  diagnostics: readonly Diagnostic[],
  { projectDir, cwd }: { readonly projectDir: string; readonly cwd: string },
): Diagnostic[] {
  const move = (place: Place): Place => ({
    ...place,
    // The place may be the working folder itself.
    file: relativePath(cwd, join(projectDir, place.file)) || '.',
  });
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    place: diagnostic.place && move(diagnostic.place),
    notes: diagnostic.notes?.map((note) => ({ ...note, place: note.place && move(note.place) })),
  }));
}
