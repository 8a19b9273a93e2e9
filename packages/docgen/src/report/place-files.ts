import { join, relative, sep } from 'node:path';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';

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
    file: relative(cwd, join(projectDir, place.file)).split(sep).join('/'),
  });
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    place: diagnostic.place && move(diagnostic.place),
    notes: diagnostic.notes?.map((note) => ({ ...note, place: note.place && move(note.place) })),
  }));
}
