import { isSafeAddress } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { type KeyPath, pathText } from '@docgen/core/diagnostics/key-path';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { translationOf } from '@docgen/core/texts/translation-of';
import * as v from 'valibot';
import { checkReferences, type PartialConfig } from './check-references.ts';
import { checkTexts } from './check-texts.ts';
import { type ConfigSource, placesWithin } from './config-places.ts';
import { site } from './declaration/site.ts';
import { isObject } from './describe-value.ts';
import { keyHomes } from './key-homes.ts';
import type { PlainConfig } from './plain-value.ts';
import type { Problem } from './problem.ts';

/**
 * Checks a configuration and fills in its defaults. Finds all problems in one run.
 *
 * @param config - The default export of the configuration file.
 * @param source - The file, for the places of diagnostics.
 * @returns `undefined` as value if there is an error.
 */
export function checkConfig(
  config: PlainConfig,
  source: ConfigSource,
): Checked<SiteConfig | undefined> {
  const problems = [...config.problems];
  // Values that could not be read are already reported, and must not cause further errors.
  if (problems.length === 0) {
    const {
      success,
      output,
      issues = [],
    } = v.safeParse(site, config.value, { abortPipeEarly: true });
    problems.push(...issues.map(problemOf));
    const wrong = new Set(problems.map(({ path }) => path[0]));
    if (isObject(output)) {
      const right = Object.entries(output).filter(([key]) => !wrong.has(key));
      // The path of a problem starts with the key of the invalid value; the other values are valid.
      const rest = Object.fromEntries(right) as PartialConfig;
      problems.push(...checkReferences(rest), ...checkTexts(rest));
    }
    if (success && problems.length === 0) {
      const { navbar, texts, ...rest } = output;
      const completed = {
        ...rest,
        navbar: { ...navbar, title: navbar.title ?? output.title },
        texts: { ...translationOf(output.locale), ...texts },
      };
      return { value: completed, diagnostics: [] };
    }
  }
  const placeOf = placesWithin(source);
  return {
    value: undefined,
    diagnostics: problems.map(({ path, ...problem }) => ({
      ...problem,
      severity: 'error',
      ...placeOf(path),
    })),
  };
}

/** Hint for a key that is present, but has no value. */
const NO_VALUE =
  'The key is there, but its value is undefined, for example because an environment variable is not set.';

/** Converts an issue that Valibot found to docgen's form. */
function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const [what, hint] = issue.message.split('\n');
  if (issue.input === undefined && typeof path.at(-1) === 'string') {
    const message = `${pathText(path)} is missing.`;
    return { code: 'missing-config-key', path, message, hint: hint ?? NO_VALUE };
  }
  const code = codeOf(issue);
  const message = `${pathText(path)} ${what}`;
  const isUnknown = code === 'unknown-config-key' && hint === undefined;
  return { code, path, message, hint: isUnknown ? hintFor(issue, path) : hint };
}

/** Hint for an unknown key. A key that several objects have is most likely not meant for them. */
function hintFor({ requirement }: v.BaseIssue<unknown>, path: KeyPath): string {
  const key = String(path.at(-1));
  const keys = requirement as readonly string[];
  const [home, ...others] = keyHomes(site, key);
  const isKeyOf =
    home !== undefined && others.length === 0 ? `\`${key}\` is a key of ${home}.` : undefined;
  const hints = [didYouMean(key, keys), isKeyOf].filter((hint) => hint !== undefined);
  return hints.length > 0 ? hints.join(' ') : `The keys are ${keys.toSorted().join(', ')}.`;
}

function codeOf({ expected, requirement }: v.BaseIssue<unknown>): Problem['code'] {
  if (expected === 'never') return 'unknown-config-key';
  return requirement === isSafeAddress ? 'unsafe-address' : 'invalid-config-value';
}
