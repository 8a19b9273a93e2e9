import { markedRange } from '@docgen/bundler/report/marked-range';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { relativePath } from '@docgen/files/relative-path';
import type { Message } from 'esbuild';
import type { EvaluationFailure } from '../../foreign/evaluate-module.ts';
import { type ForeignValue, isOpaque } from '../../foreign/foreign-value.ts';
import type { StaticReading } from '../../foreign/static/read-statically.ts';

/** Why a module could not be read. */
export interface ReadFailure extends EvaluationFailure {
  /** A sentence for the hint. */
  readonly remedy?: string | undefined;
}

/** The failure of a module whose text is not valid. */
export function syntaxFailure(file: string, { text: message, location }: Message): ReadFailure {
  const place = location ? { file, ...markedRange(location) } : undefined;
  return { reason: 'syntax', message, ...(place && { place }) };
}

const HINT =
  'It runs in isolation here: without environment variables, network access, other programs, write access, or files outside of its project.';

const CODES = {
  syntax: ['docusaurus-syntax', 'is not valid'],
  throws: ['docusaurus-throws', 'threw an error'],
  time: ['docusaurus-timeout', 'took too long'],
  silent: ['docusaurus-exits', 'exported nothing'],
} as const;

/** What a module exports that exports no object; `undefined` if it exports nothing. */
export interface NoObject {
  readonly exported: ForeignValue | undefined;
}

function notAnObject(file: string, { exported }: NoObject, rest: string) {
  const name = isOpaque(exported) && exported.$opaque === 'package' ? exported.name : undefined;
  if (name === undefined) {
    return {
      message: `${file} does not export an object as default. ${rest}`,
      hint: 'Docusaurus needs `export default { … }` or `module.exports = { … }`.',
    };
  }
  const exports = `${file} exports a value of ${escapeInvisible(name)}, which`;
  const again = 'then run `docgen init` again.';
  return /^\.?\.?\//.test(name)
    ? {
        message: `${exports} does not exist. ${rest}`,
        hint: `Create it, or run the program that generates it, ${again}`,
      }
    : {
        message: `${exports} is not installed, or is not run here. ${rest}`,
        hint: `Install it, or write an object in its place, ${again}`,
      };
}

/** @param isRead - Whether literal values could be read. */
export function unreadable(
  file: string,
  isRead: boolean,
  failure: ReadFailure | NoObject,
): Diagnostic {
  const severity = isRead ? 'warning' : 'error';
  const rest = isRead
    ? 'Literal values were migrated; computed values are missing.'
    : 'Nothing could be read from its text either.';
  const way = isRead
    ? 'Find the cause, or fill in by hand what is missing.'
    : 'Find the cause, then run `docgen init` again.';
  if ('exported' in failure) {
    return {
      ...{ code: 'docusaurus-unreadable', severity, place: { file } },
      ...notAnObject(file, failure, rest),
    };
  }
  const [code, what] = CODES[failure.reason];
  // The words of a program: a terminal would take some of them for commands.
  const words = failure.message.replace(/\.$/, '').split('\n').map(escapeInvisible).join('\n');
  return {
    code,
    severity,
    message: `${file} ${what}: ${words}. ${rest}`,
    hint: [failure.reason !== 'syntax' && HINT, failure.remedy, way].filter(Boolean).join(' '),
    place: failure.place ?? { file },
  };
}

/**
 * The diagnostic of a module that would have to be run.
 *
 * @param isRead - Whether literal values could be read.
 * @param folder - Absolute path of the site.
 */
export function notRun(
  file: string,
  {
    isRead,
    reading,
    folder,
  }: { readonly isRead: boolean; readonly reading: StaticReading; readonly folder: string },
): Diagnostic {
  const rest = isRead
    ? 'so values that only running it can provide are missing'
    : 'so nothing of it could be read';
  return {
    code: 'docusaurus-not-run',
    severity: isRead ? 'warning' : 'error',
    message: `${file} was not run, ${rest}.`,
    hint: 'Fill it in by hand, or run `docgen init` without --no-run.',
    place: { file },
    notes: unknownNotes(reading, folder),
  };
}

/** The values that only running the program can provide: keys, and places in the program. */
function unknownNotes({ unknown, gaps }: StaticReading, folder: string): DiagnosticNote[] {
  // A function that is called from many places has its gap once.
  const places = new Map(gaps.map((gap) => [`${gap.file}:${gap.line}:${gap.column}`, gap]));
  return [
    ...unknown.map((key) => ({
      message: `${key === '' ? 'what it exports' : escapeInvisible(key)} is not known.`,
    })),
    ...[...places.values()].map(({ file, line, column }) => ({
      message: 'What this does is not known.',
      place: { file: relativePath(folder, file), line, column },
    })),
  ];
}
