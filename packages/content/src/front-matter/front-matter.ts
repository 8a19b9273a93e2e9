import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import * as v from 'valibot';
import {
  FRONT_MATTER_KEYS,
  type FrontMatter,
  IGNORED_FRONT_MATTER_KEYS,
} from './front-matter-keys.ts';
import { readYaml, type YamlProblem } from './read-yaml.ts';
import { sourcePlace } from './source-place.ts';

export type { FrontMatter } from './front-matter-keys.ts';

/** Front matter and the offset of the text below it. */
export interface FrontMatterResult {
  /** The keys with valid values, including the site's own keys. */
  readonly data: FrontMatter;
  /** Offset of the first character after the closing `---` line; 0 without front matter. */
  readonly bodyStart: number;
}

type Problem = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;

const noMapping: Problem = {
  code: 'front-matter-syntax',
  severity: 'error',
  message: 'The front matter must be a list of keys and values.',
  hint: 'Write one "key: value" per line, such as "title: First steps". To start a page with a horizontal rule, write ***.',
};

/**
 * Reads the YAML between `---` lines at the top of a page.
 *
 * @param file - Path of the page relative to the project folder, for messages.
 * @param source - Text of the whole page.
 * @returns The checked keys. A key with an invalid value is reported and left out.
 */
export function readFrontMatter(file: string, source: string): Checked<FrontMatterResult> {
  const opening = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(source);
  if (opening === null) return { value: { data: {}, bodyStart: 0 }, diagnostics: [] };
  const start = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(source.slice(start));
  if (closing === null) return withoutEnd(file, source, start);

  const bodyStart = start + closing.index + closing[0].length;
  const { value, diagnostics } = readMapping(file, source, start, start + closing.index);
  return { value: { data: value, bodyStart }, diagnostics };
}

/** A first line of `---` is a thematic break unless the text below it can only be front matter. */
function withoutEnd(file: string, source: string, start: number): Checked<FrontMatterResult> {
  const value = { data: {}, bodyStart: 0 };
  if (!/^[A-Za-z_]+:(?:\s|$)/.test(source.slice(start))) return { value, diagnostics: [] };
  const diagnostic: Diagnostic = {
    code: 'front-matter-unclosed',
    severity: 'error',
    message: 'The front matter that starts here is not closed.',
    hint: 'Add a line that contains only --- below the last key.',
    place: sourcePlace(file, source, 0, 3),
    source,
  };
  return { value, diagnostics: [diagnostic] };
}

function readMapping(
  file: string,
  source: string,
  start: number,
  end: number,
): Checked<FrontMatter> {
  const diagnostics: Diagnostic[] = [];
  const report = (problem: Problem, range: readonly [number, number]) => {
    const place = sourcePlace(file, source, start + range[0], start + range[1]);
    diagnostics.push({ ...problem, place, source });
  };

  const { value, keys, problems } = readYaml(source.slice(start, end));
  for (const problem of problems) report(yamlProblem(problem), problem.range);
  if (problems.length > 0 || value === null) return { value: {}, diagnostics };
  if (!isRecord(value)) {
    report(noMapping, wordsOf(source.slice(start, end)));
    return { value: {}, diagnostics };
  }

  const data: Record<string, unknown> = {};
  for (const { name, range } of keys) {
    const checked = checkKey(name, value[name]);
    if ('problem' in checked) report(checked.problem, range);
    else if (name !== '__proto__') data[name] = checked.value;
  }
  // Every key that docgen reads has passed the check of the same name.
  return { value: data as FrontMatter, diagnostics };
}

/** The value of a key, or the problem with the key or its value. */
function checkKey(
  name: string,
  value: unknown,
): { readonly value: unknown } | { readonly problem: Problem } {
  if (IGNORED_FRONT_MATTER_KEYS.has(name)) return { value };
  const check = Object.entries(FRONT_MATTER_KEYS).find(([known]) => known === name)?.[1];
  if (check === undefined) {
    // Other keys belong to the site, for components that receive `frontMatter`.
    const hint = didYouMean(name, Object.keys(FRONT_MATTER_KEYS));
    if (hint === undefined) return { value };
    const problem: Problem = {
      code: 'front-matter-unknown-key',
      severity: 'warning',
      message: `The front matter key "${name}" is unknown and has no effect.`,
      hint,
    };
    return { problem };
  }
  const parsed = v.safeParse(check, value);
  if (parsed.success) return { value: parsed.output };
  return { problem: wrongValue(name, value, parsed.issues[0].message) };
}

function wrongValue(name: string, value: unknown, expected: string): Problem {
  const code = 'front-matter-type';
  const message = `The front matter key "${name}" expects ${expected}, but got ${describe(value)}.`;
  // Pages from other programs name layouts of those programs, which Docusaurus ignores.
  if (name === 'layout') {
    return { code, severity: 'warning', message, hint: 'The page is drawn as "doc".' };
  }
  const quote = /text/.test(expected) && isBareScalar(value);
  const hint = quote ? `Put the value in quotes: ${name}: "${String(value)}".` : undefined;
  return { code, severity: 'error', message, hint };
}

function yamlProblem({ message, hint }: YamlProblem): Problem {
  return {
    code: 'front-matter-syntax',
    severity: 'error',
    message: `The front matter is not valid YAML: ${message}.`,
    hint: hint ?? 'Put values that contain : # { } [ ] , & * or quotes in "quotes".',
  };
}

/** Range of a text without the white space around it. */
function wordsOf(text: string): readonly [number, number] {
  return [text.length - text.trimStart().length, text.trimEnd().length];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text "${value}"`;
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a group of keys';
  return `${String(value)} (${typeof value === 'boolean' ? 'true or false' : typeof value})`;
}

function isBareScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}
