import { join } from 'node:path';
import { type EvaluationFailure, evaluateModule } from '@docgen/build/foreign/evaluate-module';
import { type ForeignObject, isForeignObject } from '@docgen/build/foreign/foreign-value';
import { readLiterals } from '@docgen/build/foreign/read-literals';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';

const HINT =
  'It runs by itself here: without environment variables, network, other programs, and the right to write.';

/**
 * Reads what a module of a Docusaurus site exports: by running it, or, when that fails, off its
 * text.
 *
 * @param folder - Absolute path of the site.
 * @param file - Path of the module relative to it.
 * @returns `undefined` when neither gave an object, with one diagnostic: `docusaurus-syntax`,
 *   `docusaurus-throws`, `docusaurus-timeout`, `docusaurus-exits` or `docusaurus-unreadable`.
 *   It is a warning where there is a value all the same.
 */
export async function readModule(
  folder: string,
  file: string,
): Promise<Checked<ForeignObject | undefined>> {
  const path = join(folder, file);
  const evaluated = await evaluateModule(path);
  if ('value' in evaluated) {
    const { value } = evaluated;
    if (isForeignObject(value)) return { value, diagnostics: [] };
  }
  const value = await readLiterals(path);
  const failure = 'failure' in evaluated ? evaluated.failure : undefined;
  return { value, diagnostics: [diagnose(file, failure, value !== undefined)] };
}

const CODES: Readonly<Record<EvaluationFailure['reason'], readonly [code: string, text: string]>> =
  {
    syntax: ['docusaurus-syntax', 'is not valid'],
    throws: ['docusaurus-throws', 'threw an error'],
    time: ['docusaurus-timeout', 'took too long'],
    silent: ['docusaurus-exits', 'exported nothing'],
  };

function diagnose(
  file: string,
  failure: EvaluationFailure | undefined,
  isRead: boolean,
): Diagnostic {
  const severity = isRead ? 'warning' : 'error';
  const rest = isRead
    ? 'What stands in its text as it is was carried over, what is computed is missing.'
    : 'Nothing could be read off its text either.';
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
  return {
    code,
    severity,
    message: `${file} ${what}: ${failure.message.replace(/\.$/, '')}. ${rest}`,
    hint: failure.reason === 'syntax' ? way : `${HINT} ${way}`,
    place: failure.place ?? { file },
  };
}
