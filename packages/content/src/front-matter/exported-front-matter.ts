import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { sourcePlace } from '@docgen/core/sources/source-place';
import type { Problem } from '../report.ts';
import { checkKey, isKnownKey } from './front-matter.ts';

/** The keys that have an effect in React pages. */
const KEYS = ['title', 'description'] as const;

/** The front matter of a React page. */
export type ExportedFrontMatter = { readonly [K in (typeof KEYS)[number]]?: string };

/** Names under which pages of Astro, and of Next.js and Nextra, export their front matter. */
export const OTHER_NAMES = ['frontmatter', 'metadata'] as const;

const noObject: Problem = {
  code: 'front-matter-type',
  severity: 'error',
  message: 'The export "frontMatter" must be an object.',
  hint: "Write export const frontMatter = { title: 'First steps' }.",
};

/**
 * Checks the front matter that a React page exports.
 *
 * @param exported - Its keys and values; anything but an object is reported. `undefined` if the page
 *   exports none.
 * @param file - Path of the page relative to the project folder.
 * @param readSource - Returns the text of the page, to find the places of what is reported.
 * @returns The keys with valid values.
 */
export function checkExportedFrontMatter(
  exported: unknown,
  file: string,
  readSource: () => string,
): Checked<ExportedFrontMatter> {
  const reported = (problem: Problem, key?: string): Diagnostic => {
    const source = readSource();
    return { ...problem, place: placeOf(file, source, key), source };
  };
  if (exported === undefined) return { value: {}, diagnostics: [] };
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) {
    return { value: {}, diagnostics: [reported(noObject)] };
  }
  const mapping = Object.fromEntries(
    Object.entries(exported).filter(([, value]) => value !== undefined),
  );
  const value: Record<string, unknown> = {};
  const diagnostics: Diagnostic[] = [];
  for (const key of Object.keys(mapping)) {
    const checked = checkExported(key, mapping);
    if (checked.problem !== undefined) diagnostics.push(reported(checked.problem, key));
    else if (hasEffect(key)) value[key] = checked.value;
  }
  return { value, diagnostics };
}

/**
 * Reports that a page exports its front matter under one of `OTHER_NAMES`.
 *
 * @param file - Path of the page relative to the project folder.
 * @param source - Text of the page.
 */
export function misnamedFrontMatter(name: string, file: string, source: string): Diagnostic {
  const declared = String.raw`(?:const|let|var|(?:async\s+)?function|class)\s+|\{[^}]*?\b`;
  const pattern = new RegExp(String.raw`^\s*export\s*(?:${declared})(${name})\b`, 'dm');
  const at = pattern.exec(source)?.indices?.[1];
  return {
    code: 'front-matter-unknown-key',
    severity: 'warning',
    message: `The export "${name}" has no effect in React pages.`,
    hint: 'Did you mean "frontMatter"? Its keys "title" and "description" have an effect.',
    place: at === undefined ? { file } : sourcePlace(file, source, ...at),
    source,
  };
}

function hasEffect(key: string): boolean {
  return KEYS.some((known) => known === key);
}

function checkExported(
  key: string,
  mapping: Readonly<Record<string, unknown>>,
): { readonly value?: unknown; readonly problem?: Problem } {
  if (!hasEffect(key) && isKnownKey(key)) return { problem: withoutEffect(key) };
  const { value, problem } = checkKey(key, mapping, KEYS);
  // Hints about values are about YAML.
  return problem === undefined || !hasEffect(key)
    ? { value, problem }
    : { problem: { ...problem, hint: undefined } };
}

function withoutEffect(key: string): Problem {
  return {
    code: 'front-matter-unknown-key',
    severity: 'warning',
    message: `The front matter key "${key}" has no effect in React pages.`,
    hint: 'Only "title" and "description" have.',
  };
}

/** The place of a key of a literal object, otherwise of its export. */
function placeOf(file: string, source: string, key?: string): Place {
  const start = /\bfrontMatter\b/.exec(source)?.index;
  if (start === undefined) return { file };
  const literal = source.slice(start, source.indexOf('}', start) + 1);
  const at = Array.from(literal.matchAll(/(?<=[{,]\s*["']?)[\w$]+/g)).find(
    ([name]) => name === key,
  );
  const offset = start + (at?.index ?? 0);
  return sourcePlace(file, source, offset, offset + (at?.[0] ?? 'frontMatter').length);
}
