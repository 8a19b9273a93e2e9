import { findLanguage } from '@docgen/content/code/code-languages';
import { MAX_MARKDOWN_SIZE, MAX_TEXT_SIZE } from '@docgen/files/read-file';
import * as v from 'valibot';
import {
  boolean,
  integer,
  label,
  list,
  object,
  oneOf,
  optional,
  optionalWith,
  required,
  switchable,
  textThat,
} from '../words.ts';

const themes = object('MermaidThemesConfig', {
  light: optionalWith(label, 'docgen-light', 'Theme in the light colour mode.'),
  dark: optionalWith(label, 'docgen-dark', 'Theme in the dark colour mode.'),
});

const mermaid = object('MermaidConfig', {
  themes: optionalWith(
    themes,
    {},
    "Theme of diagrams per colour mode: docgen's own, or one of mermaid's such as `neutral`.",
  ),
});

const math = object('MathConfig', {
  stylesheet: optionalWith(
    oneOf('cdn', 'local'),
    'cdn',
    'Where the stylesheet of formulas comes from: `cdn` with an integrity hash, or `local` with fonts self-hosted.',
  ),
});

const v1Compatibility = object('V1CompatibilityConfig', {
  comments: optionalWith(boolean, true, '`<!-- -->` in MDX.'),
  admonitions: optionalWith(boolean, true, '`:::note Title` beside `:::note[Title]`.'),
  headingIds: optionalWith(boolean, true, '`## Title {#id}`.'),
});

export const markdown = object('MarkdownConfig', {
  format: optionalWith(
    oneOf('md', 'mdx', 'detect'),
    'mdx',
    "`mdx` reads every file as MDX, `md` as CommonMark + GFM, `detect` by extension. A page's front matter `format` comes first.",
  ),
  v1Compatibility: optionalWith(v1Compatibility, {}, 'Habits of MDX version 1 that keep working.'),
  admonitions: optionalWith(
    list('names', label),
    [],
    'Names of admonitions beside note, tip, info, warning, caution and danger.',
    { example: ['recipe'] },
  ),
  mermaid: optionalWith(switchable(mermaid), true, 'Draw `mermaid` fences as diagrams.'),
  math: optionalWith(switchable(math), true, 'Read `$…$` and `$$…$$` as formulas.'),
  emoji: optionalWith(boolean, false, 'Read `:smile:` as an emoji.'),
  maxFileSize: optionalWith(
    integer(1, MAX_TEXT_SIZE),
    MAX_MARKDOWN_SIZE,
    'Largest size in bytes of a file of Markdown, React pages included. A larger one is most likely there by mistake, and would take the build long.',
  ),
});

const block = object('MagicCommentBlockConfig', {
  start: required(label, 'Comment before the block.'),
  end: required(label, 'Comment after the block.'),
});

const magicComment = object('MagicCommentConfig', {
  className: required(label, 'Class of the marked lines.'),
  line: optional(label, 'Comment that marks the line after it.'),
  block: optional(block, 'Comments around a marked block.'),
});

/** Loads the language as well, so that its name is known to be right before any page uses it. */
const language = textThat(
  'the name of a language of Prism',
  (value) => findLanguage(value).kind !== 'unknown',
  (value) => {
    const found = findLanguage(value);
    const nearest = found.kind === 'unknown' ? found.nearest : undefined;
    return nearest && `Did you mean "${nearest}"?`;
  },
);

export const code = object('CodeConfig', {
  languages: optionalWith(
    list('Prism languages', language),
    [],
    'Prism languages that are loaded at the start. Pages load those that they ask for by themselves, so that this only checks the names.',
  ),
  magicComments: optionalWith(
    list('magic comments', magicComment),
    [],
    'Comments that mark lines, beside `highlight-next-line` and `highlight-start`/`highlight-end`.',
    { example: [{ className: 'line-wrong', line: 'This is wrong' }] },
  ),
});

export const tableOfContents = v.pipe(
  object('TableOfContentsConfig', {
    minLevel: optionalWith(integer(1, 6), 2, 'Largest heading, from 1 to 6.'),
    maxLevel: optionalWith(integer(1, 6), 3, 'Smallest heading, from 1 to 6.'),
  }),
  v.forward(
    v.check(
      ({ minLevel, maxLevel }) => minLevel <= maxLevel,
      ({ input: { minLevel, maxLevel } }) =>
        `(${minLevel}) must not be greater than maxLevel (${maxLevel}).`,
    ),
    ['minLevel'],
  ),
);
