import { basename, dirname } from 'node:path';
import { problemOfMessage } from '@docgen/bundler/problem-message';
import { markedRange } from '@docgen/bundler/report/marked-range';
import { unmatchedImport } from '@docgen/bundler/resolve/missing-export';
import { missingPackage, unresolvedImport } from '@docgen/bundler/resolve/unresolved-import';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { isConflictMarker, MERGE_HINT } from '@docgen/core/sources/merge-conflict';
import { didYouMeanOf } from '@docgen/core/strings/did-you-mean';
import type { Message, Note } from 'esbuild';
import { STUB } from './original-place.ts';

/**
 * Converts a message of esbuild about a configuration.
 *
 * @param configFile - Absolute path.
 * @returns `config-syntax` for an error, `config-warning` for a warning, or the diagnostic of the
 *   plugin that reported the problem.
 */
export function bundleDiagnostic(
  entry: Message,
  severity: Diagnostic['severity'],
  configFile: string,
): Diagnostic {
  const { location } = entry;
  // Errors of the system, such as a name that is too long, have no location.
  const place =
    location === null
      ? { file: basename(configFile) }
      : { file: location.file, ...markedRange(location) };
  const own = problemOfMessage(entry);
  // The problem concerns a file that is not a regular one, so the place is that of its import.
  if (own !== undefined) return { ...own, place };
  const code = severity === 'error' ? 'config-syntax' : 'config-warning';
  return {
    hint: severity === 'error' ? syntaxHint(location?.lineText) : undefined,
    ...problemOf(entry, dirname(configFile)),
    code,
    severity,
    place,
  };
}

function syntaxHint(line = ''): string {
  return isConflictMarker(line)
    ? MERGE_HINT
    : 'Correct this place. The mistake may also be right before it.';
}

function problemOf(
  { text, location, notes }: Message,
  projectDir: string,
): Pick<Diagnostic, 'message' | 'hint' | 'notes'> {
  const [, missing] = /^Could not resolve "([^/].*)"$/.exec(text) ?? [];
  const isThere = notes.some((note) => /exported by package/.test(note.text));
  if (missing !== undefined && !isThere) {
    return /^\.\.?\//.test(missing)
      ? unresolvedImport(missing, { importer: location?.file, projectDir })
      : missingPackage(missing, { projectDir, isInConfig: true });
  }
  const unmatched = unmatchedImport(text);
  if (unmatched !== undefined) {
    const { module, name } = unmatched;
    const similar = notes.flatMap(
      (note) => /^Did you mean to import "(.+)"/.exec(note.text)?.[1] ?? [],
    );
    return {
      message: `${module.replace(`${STUB}:`, '')} has no export "${name}".`,
      hint: didYouMeanOf(similar) ?? 'Correct the name, or export it there.',
    };
  }
  const shown = notes.filter((note) => !OF_OPTIONS.test(note.text));
  return { message: `${text}.`, ...(shown.length > 0 && { notes: shown.map(noteOf) }) };
}

/** Advice about esbuild's options, which configurations do not have. */
const OF_OPTIONS = /^You can (?:mark|use) /;

/** A note of esbuild, such as `The original key "title" is here:`. */
function noteOf({ text, location }: Note): DiagnosticNote {
  const message = text.replace(/:$/, '.');
  return location
    ? { message, place: { file: location.file, ...markedRange(location) } }
    : { message };
}
