import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { At, Problem } from './check.ts';
import { checkReferences } from './check-references.ts';
import { object, partialObject } from './combinators.ts';
import { siteFields } from './fields/site-fields.ts';
import { keyLocator } from './locate-key.ts';
import { plainValue } from './plain-value.ts';
import { resolveConfig } from './resolve-config.ts';

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
  const partial = problems.length > 0 ? undefined : partialObject(siteFields)(plain, root);
  const complete = (key: string) => !problems.some(({ path }) => path[0] === key);
  if (partial !== undefined) checkReferences(partial, complete, root);
  if (problems.length > 0) {
    const locate = source.text === undefined ? () => undefined : keyLocator(source.text);
    return {
      value: undefined,
      diagnostics: problems.map((problem) => ({
        ...diagnose(problem, source),
        place: { file: source.file, ...locate(problem.path) },
      })),
    };
  }
  const checked = object(siteFields)(plain, root);
  return { value: checked && resolveConfig(checked), diagnostics: [] };
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
