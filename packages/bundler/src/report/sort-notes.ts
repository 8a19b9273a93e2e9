import type { DiagnosticNote, Place } from '@docgen/core/diagnostic';
import type { Location, Note } from 'esbuild';

/**
 * Divides the notes of esbuild's messages into advice, which includes suggestions for the marked
 * text, and notes about other places.
 */
export function sortNotes(
  all: readonly Note[],
  placeOf: (location: Location) => Place | undefined,
): { readonly advice: string; readonly notes: readonly DiagnosticNote[] } {
  // For files that docgen's plugins load, esbuild adds a note about the import, for errors of the
  // plugins one on where the plugin is registered.
  const own = all.filter(({ text }) => !/^(?:The plugin "|This error came from the)/.test(text));
  const advice: string[] = [];
  const notes: DiagnosticNote[] = [];
  for (const { text, location } of own) {
    if (location === null || location.suggestion !== '') advice.push(text);
    else notes.push({ message: text.replace(/:$/, '.'), place: placeOf(location) });
  }
  return { advice: advice.join(' '), notes };
}
