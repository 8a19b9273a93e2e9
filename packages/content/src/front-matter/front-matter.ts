import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { placeFinder, sourcePlace } from '@docgen/core/sources/source-place';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import * as v from 'valibot';
import type { Problem } from '../report.ts';
import { dayOf } from './day-of.ts';
import {
  FRONT_MATTER_KEYS,
  type FrontMatter,
  HARMLESS,
  IGNORED_FRONT_MATTER_KEYS,
} from './front-matter-keys.ts';
import { readYaml, type YamlProblem } from './read-yaml.ts';

export type { FrontMatter } from './front-matter-keys.ts';

/** Front matter and the offset of the text below it. */
export interface FrontMatterResult {
  /** The keys with valid values, including the site's own keys. */
  readonly data: FrontMatter;
  /** Finds the place of a key by its name, because few places are needed. */
  readonly placeOf: (key: string) => Place | undefined;
  /** Offset of the first character after the closing `---` line; 0 without front matter. */
  readonly bodyStart: number;
}

const NONE: FrontMatterResult = { data: {}, placeOf: () => undefined, bodyStart: 0 };

const noMapping: Problem = {
  code: 'front-matter-syntax',
  severity: 'error',
  message: 'The front matter must be a list of keys and values.',
  hint: 'Write one "key: value" per line, such as "title: First steps". To start a page with a horizontal rule, write ***.',
};

const inToml: Problem = {
  code: 'front-matter-syntax',
  severity: 'error',
  message: 'The front matter is TOML, so it is shown as text.',
  hint: 'Write YAML between lines of ---, such as title: "First steps" instead of title = "First steps".',
};

const notAtStart: Problem = {
  code: 'front-matter-syntax',
  severity: 'error',
  message: 'The front matter is not at the start of the page, so it is shown as text.',
  hint: 'Move the line --- to the start of the first line. To start a page with a horizontal rule, write ***.',
};

const tooManyDashes: Problem = {
  code: 'front-matter-syntax',
  severity: 'error',
  message: 'The front matter is not between lines of three dashes, so it is shown as text.',
  hint: 'Write --- above and below the keys. To start a page with a horizontal rule, write ***.',
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
  if (opening === null) return { value: NONE, diagnostics: mistakenStart(file, source) };
  const start = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(source.slice(start));
  if (closing === null) return withoutEnd(file, source, start);

  const bodyStart = start + closing.index + closing[0].length;
  const { value, diagnostics } = readMapping(file, source, start, start + closing.index);
  return { value: { ...value, bodyStart }, diagnostics };
}

/** A first line of `---` is a thematic break unless the text below it can only be front matter. */
function withoutEnd(file: string, source: string, start: number): Checked<FrontMatterResult> {
  if (!/^[A-Za-z_]+:(?:\s|$)/.test(source.slice(start))) return { value: NONE, diagnostics: [] };
  const diagnostic: Diagnostic = {
    code: 'front-matter-unclosed',
    severity: 'error',
    message: 'The front matter that starts here is not closed.',
    hint: 'Add a line that contains only --- below the last key.',
    place: sourcePlace(file, source, 0, 3),
    source,
  };
  return { value: NONE, diagnostics: [diagnostic] };
}

/** What may stand above text that was meant as front matter, and the line that would start it. */
const MISTAKEN_START =
  /^(\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->|\{\/\*(?:(?!\*\/)[\s\S])*\*\/\})*)(-{3,}|\+{3})[ \t]*\r?\n/;

/** Number of characters at the start of a page in which front matter is looked for. */
const SEARCHED = 5000;

/** Reports TOML, and YAML that is not between `---` lines at the start of the page. */
function mistakenStart(file: string, source: string): Diagnostic[] {
  const [opening, above = '', fence = ''] = MISTAKEN_START.exec(source.slice(0, SEARCHED)) ?? [];
  if (opening === undefined) return [];
  const below = source.slice(opening.length);
  const isToml = fence === '+++';
  const closing = (isToml ? /^\+{3}[ \t]*$/m : /^-{3,}[ \t]*$/m).exec(below.slice(0, SEARCHED));
  const text = below.slice(0, closing?.index ?? 0);
  if (!(isToml ? /^[\w-]+[ \t]*=|^\[/ : /^[a-z_]+:(?:\s|$)/).test(text)) return [];
  if (!isToml && !namesKnownKey(text)) return [];
  const problem = isToml ? inToml : fence === '---' ? notAtStart : tooManyDashes;
  return [
    {
      ...problem,
      place: sourcePlace(file, source, above.length, above.length + fence.length),
      source,
    },
  ];
}

/** Text between two rules is front matter only if it contains a key that pages have. */
function namesKnownKey(text: string): boolean {
  const keys = [...text.matchAll(/^([a-z_]+):(?=\s|$)/gm)].map(([, key = '']) => key);
  return keys.some(isKnownKey);
}

function readMapping(
  file: string,
  source: string,
  start: number,
  end: number,
): Checked<Pick<FrontMatterResult, 'data' | 'placeOf'>> {
  const diagnostics: Diagnostic[] = [];
  const find = placeFinder(file, source.slice(0, end));
  const placeAt = (range: readonly [number, number]) => find(start + range[0], start + range[1]);
  const report = (problem: Problem, range: readonly [number, number]) => {
    diagnostics.push({ ...problem, place: placeAt(range), source });
  };

  const { value, keys, problems } = readYaml(source.slice(start, end));
  for (const problem of problems) report(yamlProblem(problem), problem.range);
  if (problems.length > 0 || value === null) return { value: NONE, diagnostics };
  if (!isRecord(value)) {
    report(noMapping, wordsOf(source.slice(start, end)));
    return { value: NONE, diagnostics };
  }

  const data: Record<string, unknown> = {};
  for (const { name, range } of keys) {
    const checked = checkKey(name, value);
    if (checked.problem !== undefined) report(checked.problem, range);
    else if (name !== '__proto__') data[name] = checked.value;
  }
  const placeOf = (key: string) => {
    const found = keys.find(({ name }) => name === key);
    return found && placeAt(found.range);
  };
  // Every key that docgen reads has passed the check of the same name.
  const checked = data as FrontMatter;
  const wrong = emptyLevels(checked);
  if (wrong === undefined) return { value: { data: checked, placeOf }, diagnostics };
  const { toc_min_heading_level: _, ...rest } = checked;
  diagnostics.push({ ...wrong, place: placeOf('toc_min_heading_level'), source });
  return { value: { data: rest, placeOf }, diagnostics };
}

/** The problem if no heading has one of the levels in the table of contents. */
function emptyLevels({
  toc_min_heading_level: min,
  toc_max_heading_level: max,
}: FrontMatter): Problem | undefined {
  if (min === undefined || max === undefined || min <= max) return undefined;
  return {
    code: 'front-matter-type',
    severity: 'error',
    message: `The front matter key "toc_min_heading_level" (${min}) must not be greater than "toc_max_heading_level" (${max}).`,
    hint: 'Exchange the two. To leave out the table of contents, write hide_table_of_contents: true.',
  };
}

export function isKnownKey(name: string): name is keyof typeof FRONT_MATTER_KEYS {
  return Object.hasOwn(FRONT_MATTER_KEYS, name);
}

/**
 * The value of a key, or the problem with the key or its value.
 *
 * @param keys - Keys that a misspelt one may stand for.
 */
export function checkKey(
  name: string,
  mapping: Readonly<Record<string, unknown>>,
  keys: readonly string[] = Object.keys(FRONT_MATTER_KEYS),
): { readonly value?: unknown; readonly problem?: Problem } {
  const value = mapping[name];
  if (IGNORED_FRONT_MATTER_KEYS.has(name)) return { value };
  if (!isKnownKey(name)) {
    // Other keys belong to the site, for components that receive `frontMatter`. Nobody meant a key
    // that the page has as well: `seo_title` beside `title` is no mistake.
    const meant = keys.filter((key) => !Object.hasOwn(mapping, key));
    const hint = didYouMean(name, meant);
    if (hint === undefined) return { value };
    const problem: Problem = {
      code: 'front-matter-unknown-key',
      severity: 'warning',
      message: `The front matter key "${name}" is unknown and has no effect.`,
      hint,
    };
    return { problem };
  }
  const parsed = v.safeParse(FRONT_MATTER_KEYS[name], value);
  if (parsed.success) return { value: parsed.output };
  return { problem: wrongValue(name, value, parsed.issues[0]) };
}

function wrongValue(name: string, value: unknown, issue: v.BaseIssue<unknown>): Problem {
  const { message: expected } = issue;
  if (expected === HARMLESS) {
    return {
      code: 'unsafe-address',
      severity: 'error',
      message: `The address in "${name}" would run as a script in the reader's browser, so docgen does not publish it.`,
      hint: 'Write the address of a page or a file.',
    };
  }
  const code = 'front-matter-type';
  // The wrong key in a group of keys, such as `last_update.date`.
  const part = isRecord(value) ? v.getDotPath(issue) : null;
  const key = part === null ? name : `${name}.${part}`;
  const got = describe(part === null ? value : issue.input);
  const message = `The front matter key "${key}" expects ${expected}, but got ${got}.`;
  // Pages from other programs name layouts of those programs, which Docusaurus ignores.
  if (name === 'layout') {
    return { code, severity: 'warning', message, hint: 'The page is drawn as "doc".' };
  }
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(issue.input)) ?? [];
  const isNoDay = expected === 'a date' && day !== undefined && dayOf(day) === undefined;
  const hint = isNoDay ? 'The calendar has no such day.' : adviceFor(name, value, expected);
  return { code, severity: 'error', message, hint };
}

/** What to write in place of a common mistake. */
function adviceFor(name: string, value: unknown, expected: string): string | undefined {
  if (value === null) return 'Write a value, or remove the key.';
  if (name === 'last_update') return `Write ${name}: { date: 2026-01-31, author: Name }.`;
  if (/text/.test(expected)) {
    if (isBareScalar(value)) return `Put the value in quotes: ${name}: "${String(value)}".`;
    return 'Put text that starts with a bracket or contains a colon in "quotes".';
  }
  if (typeof value !== 'string') return undefined;
  if (/list/.test(expected)) return `Write a list: ${name}: [${value}].`;
  const flag = /^(?:yes|on|no|off)$/i.test(value) && expected === 'true or false';
  return flag ? `Write ${name}: ${/^(?:yes|on)$/i.test(value)}.` : undefined;
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
  if (typeof value === 'function') return 'a function';
  return `${String(value)} (${typeof value === 'boolean' ? 'true or false' : typeof value})`;
}

function isBareScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}
