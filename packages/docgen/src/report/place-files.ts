import { resolve } from 'node:path';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { relativePath } from '@docgen/files/relative-path';

/** Absolute paths of the folders that paths of files are relative to. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Rewrites the places of diagnostics, for example from the project folder to the working folder, so
 * that terminals find the files.
 */
export function placeFiles(diagnostics: readonly Diagnostic[], move: Move): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    place: diagnostic.place && placeFile(diagnostic.place, move),
    notes: diagnostic.notes?.map((note) => ({
      ...note,
      place: note.place && placeFile(note.place, move),
    })),
  }));
}

/** The same for one place. */
export function placeFile(place: Place, { from, to }: Move): Place {
  // The place may be the folder itself.
  return { ...place, file: relativePath(to, resolve(from, place.file)) || '.' };
}
