import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { isSafeAddress } from '@docgen/core/url';
import * as v from 'valibot';
import { isObject, type Problem, pathText } from './check.ts';
import { checkReferences, type PartialConfig } from './check-references.ts';
import { type ConfigSource, configPlaces } from './config-places.ts';
import { site } from './declaration/site.ts';
import { plainValue } from './plain-value.ts';

/**
 * Checks a configuration and fills in its defaults. Finds every problem in one go.
 *
 * @param value - What the configuration file exports.
 * @param source - The file, for the places of diagnostics.
 * @returns `undefined` as value when there is an error.
 */
export function checkConfig(value: unknown, source: ConfigSource): Checked<SiteConfig | undefined> {
  const problems: Problem[] = [];
  const plain = plainValue(value, [], (problem) => problems.push(problem));
  // What could not be read has been told, and is no further mistake.
  if (problems.length === 0) {
    const { success, output, issues = [] } = v.safeParse(site, plain, { abortPipeEarly: true });
    problems.push(...issues.map(problemOf));
    const wrong = new Set(problems.map(({ path }) => path[0]));
    if (isObject(output)) {
      const right = Object.entries(output).filter(([key]) => !wrong.has(key));
      // What is wrong of a checked value is below the path of a problem.
      problems.push(...checkReferences(Object.fromEntries(right) as PartialConfig));
    }
    if (success && problems.length === 0) {
      const { navbar, ...rest } = output;
      const title = navbar.title ?? output.title;
      return { value: { ...rest, navbar: { ...navbar, title } }, diagnostics: [] };
    }
  }
  const placeOf = configPlaces(source);
  return {
    value: undefined,
    diagnostics: problems.map(({ path, ...problem }) => ({
      ...problem,
      severity: 'error',
      ...placeOf(path),
    })),
  };
}

/** What is said of a key that is written, but has no value. */
const NO_VALUE =
  'The key is there, but its value is undefined, for example because an environment variable is not set.';

/** Tells an issue that Valibot found in docgen's words. */
function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const [what, hint] = issue.message.split('\n');
  if (issue.input === undefined && typeof path.at(-1) === 'string') {
    const message = `${pathText(path)} is missing.`;
    return { code: 'missing-config-key', path, message, hint: hint ?? NO_VALUE };
  }
  return { code: codeOf(issue), path, message: `${pathText(path)} ${what}`, hint };
}

function codeOf({ expected, requirement }: v.BaseIssue<unknown>): Problem['code'] {
  if (expected === 'never') return 'unknown-config-key';
  return requirement === isSafeAddress ? 'unsafe-address' : 'invalid-config-value';
}
