import { findLanguage } from '@docgen/content/code-languages';
import { MAX_MARKDOWN_SIZE, MAX_TEXT_SIZE } from '@docgen/files/read-file';
import { type At, type Check, pathText, reportWrong } from '../check.ts';
import {
  and,
  boolean,
  either,
  integer,
  label,
  list,
  object,
  oneOf,
  optional,
  optionalWith,
  required,
} from '../combinators.ts';

const isSwitch = (value: unknown) => typeof value !== 'object';

const mermaid = object({
  themes: optionalWith(
    object({ light: optionalWith(label, 'default'), dark: optionalWith(label, 'dark') }),
    { light: 'default', dark: 'dark' },
  ),
});

const math = object({ stylesheet: optionalWith(oneOf('cdn', 'local'), 'cdn') });

const v1Compatibility = object({
  comments: optionalWith(boolean, true),
  admonitions: optionalWith(boolean, true),
  headingIds: optionalWith(boolean, true),
});

export const markdown = object({
  format: optionalWith(oneOf('md', 'mdx', 'detect'), 'mdx'),
  v1Compatibility: optionalWith(v1Compatibility, {
    comments: true,
    admonitions: true,
    headingIds: true,
  }),
  admonitions: optionalWith(list('names', label), []),
  mermaid: optionalWith(either(isSwitch, boolean, mermaid), true),
  math: optionalWith(either(isSwitch, boolean, math), true),
  emoji: optionalWith(boolean, false),
  maxFileSize: optionalWith(integer(1, MAX_TEXT_SIZE), MAX_MARKDOWN_SIZE),
});

const magicComment = object({
  className: required(label),
  line: optional(label),
  block: optional(object({ start: required(label), end: required(label) })),
});

/** Loads the language as well, so that its name is known to be right before any page uses it. */
const language: Check<string> = (value, at) => {
  const found = typeof value === 'string' ? findLanguage(value) : undefined;
  if (typeof value === 'string' && found?.kind !== 'unknown') return value;
  const nearest = found?.kind === 'unknown' ? found.nearest : undefined;
  const hint = nearest && `Did you mean "${nearest}"?`;
  return reportWrong(value, 'the name of a language of Prism', at, hint);
};

export const code = object({
  languages: optionalWith(list('Prism languages', language), []),
  magicComments: optionalWith(list('magic comments', magicComment), []),
});

const levels = object({
  minLevel: optionalWith(integer(1, 6), 2),
  maxLevel: optionalWith(integer(1, 6), 3),
});

export const tableOfContents = and(levels, inOrder);

function inOrder(value: { minLevel: number; maxLevel: number }, at: At): typeof value | undefined {
  if (value.minLevel <= value.maxLevel) return value;
  at.report({
    code: 'invalid-config-value',
    path: [...at.path, 'minLevel'],
    message: `${pathText(at.path)}.minLevel (${value.minLevel}) must not be greater than maxLevel (${value.maxLevel}).`,
  });
  return undefined;
}
