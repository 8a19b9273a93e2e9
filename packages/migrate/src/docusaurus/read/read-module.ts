import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { markedRange } from '@docgen/bundler/report/marked-range';
import type { Checked, Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { isWithin } from '@docgen/files/is-within';
import { relativePath } from '@docgen/files/relative-path';
import { type EvaluationFailure, evaluateModule } from '../../foreign/evaluate-module.ts';
import { type ForeignObject, isForeignObject } from '../../foreign/foreign-value.ts';
import { packageFolders, projectRoot } from '../../foreign/project-root.ts';
import { isRegularFile } from '../../foreign/regular-file.ts';
import { readStatically, type StaticReading } from '../../foreign/static/read-statically.ts';
import { readProjectFile } from '../../read-project-file.ts';
import { environmentOf, howToSet } from './environment.ts';

/** How to read a module. */
export interface ReadOptions {
  /** Absolute path of the site. */
  readonly folder: string;
  /** Whether it may be run if static evaluation is not sufficient. */
  readonly mayRun: boolean;
  /** Keys whose values do not matter, because nothing is migrated from them. */
  readonly unused?: ReadonlySet<string>;
}

const HINT =
  'It runs in isolation here: without environment variables, network access, other programs, write access, or files outside of its project.';

/**
 * Reads the exports of a module of a Docusaurus site: by static evaluation, and by running it if
 * that is not sufficient.
 *
 * @param file - Path of the module relative to the site.
 * @returns `undefined` if neither results in an object, with one diagnostic: `docusaurus-syntax`,
 *   `docusaurus-throws`, `docusaurus-timeout`, `docusaurus-exits`, `docusaurus-unreadable` or
 *   `docusaurus-not-run`. It is a warning if there is a value anyway.
 */
export async function readModule(
  file: string,
  { folder, mayRun, unused = new Set() }: ReadOptions,
): Promise<Checked<ForeignObject | undefined>> {
  const path = join(folder, file);
  const fail = (failure?: ReadFailure, value?: ForeignObject) => ({
    value,
    diagnostics: [diagnose(file, value !== undefined, failure)],
  });
  if (!isRegularFile(path)) {
    return fail({ reason: 'syntax', message: 'It is not a file, or is too large' });
  }
  if (!isOfProject(path, folder)) {
    return fail({ reason: 'syntax', message: 'It is not a file of the project' });
  }
  const reading = readStatically(path, projectRoot(folder));
  if (!('value' in reading)) {
    const { text: message, location } = reading;
    const place = location ? { file, ...markedRange(location) } : undefined;
    return fail({ reason: 'syntax', message, place });
  }
  const { value: known, gaps } = reading;
  const value = isForeignObject(known) && Object.keys(known).length > 0 ? known : undefined;
  const unknown = reading.unknown.filter((key) => !unused.has(key.replace(/[.[].*$/s, '')));
  if (unknown.length + gaps.length === 0) {
    return isForeignObject(known) ? { value: known, diagnostics: [] } : fail();
  }
  if (!mayRun) {
    const rest = value
      ? 'so values that only running it can provide are missing'
      : 'so nothing of it could be read';
    const diagnostic: Diagnostic = {
      code: 'docusaurus-not-run',
      severity: value ? 'warning' : 'error',
      message: `${file} was not run, ${rest}.`,
      hint: 'Fill it in by hand, or run `docgen init` without --no-run.',
      place: { file },
      notes: unknownNotes({ ...reading, unknown }, folder),
    };
    return { value, diagnostics: [diagnostic] };
  }
  const evaluated = await evaluateModule(path);
  if ('failure' in evaluated) {
    const { value: program = '' } = await readProjectFile(folder, file);
    const isSet = evaluated.failure.reason !== 'throws' || !program.includes('process.env');
    const remedy = isSet ? undefined : `${howToSet(environmentOf(program)[0])}.`;
    return fail({ ...evaluated.failure, remedy }, value);
  }
  const exported = evaluated.value;
  return isForeignObject(exported) ? { value: exported, diagnostics: [] } : fail(undefined, value);
}

/**
 * Whether a file is one of the project or of its packages, whatever links lead to it. A setting
 * such as `sidebarPath` may name any file of the machine.
 */
function isOfProject(path: string, folder: string): boolean {
  const own = [projectRoot(folder), ...packageFolders(folder)];
  return own.some((root) => isWithin(realpathSync(path), realpathSync(root)));
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

const CODES = {
  syntax: ['docusaurus-syntax', 'is not valid'],
  throws: ['docusaurus-throws', 'threw an error'],
  time: ['docusaurus-timeout', 'took too long'],
  silent: ['docusaurus-exits', 'exported nothing'],
} as const;

interface ReadFailure extends EvaluationFailure {
  /** A sentence for the hint. */
  readonly remedy?: string | undefined;
}

function diagnose(file: string, isRead: boolean, failure?: ReadFailure): Diagnostic {
  const severity = isRead ? 'warning' : 'error';
  const rest = isRead
    ? 'Literal values were migrated; computed values are missing.'
    : 'Nothing could be read from its text either.';
  const way = isRead
    ? 'Find the cause, or fill in by hand what is missing.'
    : 'Find the cause, then run `docgen init` again.';
  if (failure === undefined) {
    return {
      code: 'docusaurus-unreadable',
      severity,
      message: `${file} does not export an object as default. ${rest}`,
      hint: 'Docusaurus needs `export default { … }` or `module.exports = { … }`.',
      place: { file },
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
