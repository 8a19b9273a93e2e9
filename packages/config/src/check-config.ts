import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import * as v from 'valibot';
import { type At, isObject, type Problem } from './check.ts';
import { checkReferences, type PartialConfig } from './check-references.ts';
import { site } from './declaration/site.ts';
import { keyLocator } from './locate-key.ts';
import { plainValue } from './plain-value.ts';
import { problemOf } from './problem-of.ts';

/** Where a configuration was read from. */
export interface ConfigSource {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Text of the file, to find the places of keys in. */
  readonly text?: string;
}

/**
 * Checks a configuration and fills in its defaults. Finds every problem in one go.
 *
 * @param value - What the configuration file exports.
 * @param source - The file, for the places of diagnostics.
 * @returns `undefined` as value when there is an error.
 */
export function checkConfig(value: unknown, source: ConfigSource): Checked<SiteConfig | undefined> {
  const problems: Problem[] = [];
  const root: At = { path: [], report: (problem) => problems.push(problem) };
  const plain = plainValue(value, root);
  // What could not be read has been told, and is no further mistake.
  if (problems.length === 0) {
    const { success, output, issues = [] } = v.safeParse(site, plain, { abortPipeEarly: true });
    problems.push(...issues.map(problemOf));
    const wrong = new Set(problems.map(({ path }) => path[0]));
    if (isObject(output)) {
      const right = Object.entries(output).filter(([key]) => !wrong.has(key));
      // What is wrong of a checked value is below the path of a problem.
      checkReferences(Object.fromEntries(right) as PartialConfig, root);
    }
    if (success && problems.length === 0) {
      const { navbar, ...rest } = output;
      const title = navbar.title ?? output.title;
      return { value: { ...rest, navbar: { ...navbar, title } }, diagnostics: [] };
    }
  }
  const locate = source.text === undefined ? () => undefined : keyLocator(source.text);
  return {
    value: undefined,
    diagnostics: problems.map((problem) => ({
      ...diagnose(problem, source),
      place: { file: source.file, ...locate(problem.path) },
    })),
  };
}

function diagnose({ code, message, hint }: Problem, { text }: ConfigSource): Diagnostic {
  return {
    code,
    severity: 'error',
    message,
    hint,
    source: text,
  };
}
