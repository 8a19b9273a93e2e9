import { isSafeAddress } from '@docgen/core/url';
import type { BaseIssue } from 'valibot';
import { type KeyPath, type Problem, pathText } from './check.ts';

/** Tells an issue that Valibot found in docgen's words. */
export function problemOf(issue: BaseIssue<unknown>): Problem {
  const path: KeyPath = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? key : String(key),
  );
  if (issue.input === undefined && typeof path.at(-1) === 'string') {
    return { code: 'missing-config-key', path, message: `${pathText(path)} is missing.` };
  }
  const [what, hint] = issue.message.split('\n');
  return { code: codeOf(issue), path, message: `${pathText(path)} ${what}`, hint };
}

function codeOf({ expected, requirement }: BaseIssue<unknown>): Problem['code'] {
  if (expected === 'never') return 'unknown-config-key';
  return requirement === isSafeAddress ? 'unsafe-address' : 'invalid-config-value';
}
