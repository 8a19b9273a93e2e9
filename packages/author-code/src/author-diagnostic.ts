import { type Diagnostic, distinctDiagnostics, type Place } from '@docgen/core/diagnostic';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { isWithin } from '@docgen/files/is-within';
import type { Author } from './author.ts';
import type { Incident } from './author-code.ts';
import { AuthorError, AuthorTimeout, ProcessEnd } from './author-errors.ts';
import { errorMessage, errorStack } from './error-text.ts';

/**
 * Code, message and hint for an error that author code throws. The error's message is appended to
 * `message`.
 */
export interface ThrownProblem extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** The hint for errors that code for browsers causes during a build. */
  readonly browserHint?: string;
}

const NAMES = { page: 'The page', config: 'The configuration', theme: 'The theme' } as const;

/**
 * Reports an error that author code threw to its caller.
 *
 * @param themeProblem - Used instead of `problem` if the fault is in the site's theme.
 * @returns Nothing for an attempt to end the process, which is one of the incidents.
 */
export async function thrownDiagnostics(
  incident: Incident,
  problem: ThrownProblem,
  themeProblem = problem,
): Promise<Diagnostic[]> {
  if (incident.thrown instanceof ProcessEnd) return [];
  return [await diagnose(incident, ({ kind }) => (kind === 'theme' ? themeProblem : problem))];
}

/** Reports incidents, identical ones once. */
export async function incidentDiagnostics(incidents: readonly Incident[]): Promise<Diagnostic[]> {
  const all = await Promise.all(incidents.map((incident) => diagnose(incident, lateProblem)));
  return distinctDiagnostics(all);
}

/** Reports author code that does not finish, while it is still running. */
export function stuckDiagnostic(author: Author, seconds: number): Diagnostic {
  const { file } = author;
  return { severity: 'error', ...timeout(author.kind, 'runs', seconds), place: { file } };
}

async function diagnose(
  { author: running, thrown }: Incident,
  problemOf: (author: Author) => ThrownProblem,
): Promise<Diagnostic> {
  const found = (await running.locate?.(errorStack(thrown), running.file)) ?? [];
  const [place = { file: running.file }] = found.length === 1 ? found : [];
  const { theme = running } = running;
  const author = isWithin(place.file, theme.file) ? theme : running;
  return {
    severity: 'error',
    ...described(author, thrown, problemOf(author), place.file),
    place,
    ...notes(author, place, found),
  };
}

function notes(author: Author, place: Place, found: readonly Place[]): Pick<Diagnostic, 'notes'> {
  if (found.length > 1) {
    return { notes: found.map((place) => ({ message: 'It may be the component here.', place })) };
  }
  return author.kind !== 'page' || place.file === author.file
    ? {}
    : { notes: [{ message: 'It is part of this page.', place: { file: author.file } }] };
}

function described(
  { kind }: Author,
  thrown: unknown,
  problem: ThrownProblem,
  file: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  if (thrown instanceof ProcessEnd) {
    return {
      code: `${kind}-ends-process`,
      message: `${NAMES[kind]} tries to end the build with ${thrown.message}.`,
      hint: 'Remove the call. To make the build fail, throw an error.',
    };
  }
  if (thrown instanceof AuthorTimeout) return timeout(kind, thrown.reason, thrown.seconds);
  const { code, message, hint, browserHint } = problem;
  return {
    code,
    message: `${message}: ${errorMessage(thrown)}`,
    hint:
      hookHint(thrown) ??
      requireHint(thrown) ??
      (browserHint !== undefined && mayNeedBrowser(thrown)
        ? [...undefinedHint(thrown, file), browserHint].join(' ')
        : hint),
  };
}

/** What to do about a hook that is called while React renders no component. */
function hookHint(thrown: unknown): string | undefined {
  const [, hook] =
    /^Cannot read properties of null \(reading '(use[A-Z]\w*)'\)$/.exec(errorMessage(thrown)) ?? [];
  return hook && `${hook} is a hook of React, so call it in a component.`;
}

/** What to do about `require.context` of webpack, which pages of Docusaurus sites may use. */
function requireHint(thrown: unknown): string | undefined {
  const isCause = /^require(?: is not defined|\.context is not a function)$/;
  if (!isCause.test(errorMessage(thrown))) return undefined;
  return "Import each file by its name, as in `import cart from './cart.json'`: `require.context` is a function of webpack.";
}

/** Variables that only browsers have, so that defining or importing them is no solution. */
const OF_BROWSERS = /^(?:window|document|navigator|location|localStorage|sessionStorage)$/;

/** What to do about an undefined variable, which in Markdown may be meant as text in braces. */
function undefinedHint(thrown: AuthorError, file: string): string[] {
  const [, name = ''] = /^(\S+) is not defined$/.exec(thrown.message) ?? [];
  if (name === '' || OF_BROWSERS.test(name)) return [];
  const cure = `Define or import "${name}".`;
  return [
    isMarkdownFile(file) ? `${cure} If it is text, write \\{${name}} or \`{${name}}\`.` : cure,
  ];
}

/**
 * Whether an error may be due to code that needs a browser: its variables are undefined in Node,
 * and libraries may mention browsers in their messages.
 */
function mayNeedBrowser(thrown: unknown): thrown is AuthorError {
  if (!(thrown instanceof AuthorError)) return false;
  const { errorClass, message } = thrown;
  return (
    errorClass === 'ReferenceError' ||
    errorClass === 'TypeError' ||
    /\b(browsers?|document|DOM|navigator|window)\b/.test(message)
  );
}

function timeout(
  kind: Author['kind'],
  reason: AuthorTimeout['reason'],
  seconds: number,
): ThrownProblem {
  const isConfig = kind === 'config';
  const limit = isConfig ? '' : ' If it needs that long, set `pageTimeout` in the configuration.';
  // Only a configuration may be a promise, or a function that returns one.
  const [waiting, cause] = isConfig
    ? ['a promise that it awaits, exports or returns did not settle', '`await` or the promise']
    : ['a top-level `await` did not finish', '`await`'];
  const [message, hint] =
    reason === 'runs'
      ? [
          `was stopped after ${seconds} s, because its code did not finish.`,
          'Look for an endless loop or recursion.',
        ]
      : [
          `cannot be loaded: ${waiting} within ${seconds} s.`,
          `Look for the ${cause} there or in the modules that are imported.`,
        ];
  return { code: `${kind}-timeout`, message: `${NAMES[kind]} ${message}`, hint: hint + limit };
}

function lateProblem({ kind }: Author): ThrownProblem {
  return {
    code: `${kind}-throws-late`,
    message: `${NAMES[kind]} throws an error that nothing catches`,
    hint: 'Catch errors in callbacks of timers and events, and await promises or handle their rejections.',
  };
}
