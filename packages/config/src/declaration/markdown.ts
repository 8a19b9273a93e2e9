import { resolveLanguage } from '@docgen/content/code/code-languages';
import { MAX_MARKDOWN_SIZE, MAX_TEXT_SIZE } from '@docgen/files/read-file';
import * as v from 'valibot';
import { optional, optionalWith, required } from './keys.ts';
import { object, switchable } from './objects.ts';
import { boolean, integer, label, list, oneOf, textThat } from './values.ts';

const themes = object('MermaidThemesConfig', {
  light: optionalWith(label, 'docgen-light', 'Theme in light mode.'),
  dark: optionalWith(label, 'docgen-dark', 'Theme in dark mode.'),
});

const mermaid = object('MermaidConfig', {
  themes: optionalWith(
    themes,
    {},
    "Themes of diagrams: docgen's own, or one of Mermaid, such as `neutral`.",
  ),
});

const math = object('MathConfig', {
  stylesheet: optionalWith(
    oneOf('cdn', 'local'),
    'cdn',
    'Source of the stylesheet for formulas: `cdn` loads it from jsDelivr with an integrity hash, `local` adds it and its fonts to the site.',
  ),
});

const v1Compatibility = object('V1CompatibilityConfig', {
  comments: optionalWith(boolean, true, 'Allows `<!-- -->` in MDX.'),
  admonitions: optionalWith(boolean, true, 'Allows `:::note Title` as well as `:::note[Title]`.'),
  headingIds: optionalWith(boolean, true, 'Allows `## Title {#id}`.'),
});

export const markdown = object('MarkdownConfig', {
  format: optionalWith(
    oneOf('md', 'mdx', 'detect'),
    'mdx',
    'Format of pages: `mdx` reads every file as MDX, `md` as CommonMark and GFM, `detect` decides by the file extension. The front matter key `format` overrides it for one page.',
  ),
  v1Compatibility: optionalWith(v1Compatibility, {}, 'Support for syntax of MDX 1.'),
  admonitions: optionalWith(
    list('names', label),
    [],
    'Additional kinds of admonitions, beside the built-in ones such as `note` and `tip`.',
    { example: ['recipe'] },
  ),
  mermaid: optionalWith(
    switchable(mermaid),
    true,
    'Whether `mermaid` fences are rendered as diagrams.',
  ),
  math: optionalWith(switchable(math), true, 'Whether `$…$` and `$$…$$` are formulas.'),
  emoji: optionalWith(boolean, false, 'Whether names such as `:smile:` are emoji.'),
  maxFileSize: optionalWith(
    integer(1, MAX_TEXT_SIZE),
    MAX_MARKDOWN_SIZE,
    'Maximum size of a page, in bytes. A larger file is most likely a mistake, and would slow down the build.',
  ),
});

const block = object('MagicCommentBlockConfig', {
  start: required(label, 'Text of the comment before the block.'),
  end: required(label, 'Text of the comment after the block.'),
});

const magicComment = object('MagicCommentConfig', {
  className: required(label, 'CSS class of the highlighted lines.'),
  line: optional(label, 'Text of the comment that highlights the next line.'),
  block: optional(block, 'Comments around a block of highlighted lines.'),
});

/** Reports an unknown name before any page uses it. */
const language = textThat(
  'the name of a language of Prism',
  (value) => value !== '' && resolveLanguage(value).kind !== 'unknown',
  (value) => {
    const found = resolveLanguage(value);
    const nearest = found.kind === 'unknown' ? found.nearest : undefined;
    return nearest && `Did you mean "${nearest}"?`;
  },
);

export const code = object('CodeConfig', {
  languages: optionalWith(
    list('Prism languages', language),
    [],
    'Prism languages to load in advance. docgen loads the languages that pages use anyway, so this only checks the names.',
  ),
  magicComments: optionalWith(
    list('magic comments', magicComment),
    [],
    'Magic comments that highlight lines, in addition to `highlight-next-line`, `highlight-start` and `highlight-end`. Each is the whole text of a comment, such as `wrong-next-line` or `This will fail`.',
    { example: [{ className: 'line-wrong', line: 'wrong-next-line' }] },
  ),
});

export const tableOfContents = v.pipe(
  object('TableOfContentsConfig', {
    minLevel: optionalWith(integer(1, 6), 2, 'Highest level of headings, from 1 to 6.'),
    maxLevel: optionalWith(integer(1, 6), 3, 'Lowest level of headings, from 1 to 6.'),
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
