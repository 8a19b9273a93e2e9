import { scanPage } from '@docgen/links/scan-page';
import { createDescriptionRenderer } from '@docgen/pipeline/descriptions/description-renderer';
import { descriptionMarkdown } from '@docgen/twins/html/html-markdown';
import { array, constantFrom, oneof, string } from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from './for-all.ts';

/**
 * Pieces that open something, close something that is not open, or contain code. None of them hides
 * text by itself, as an address, an attribute or a complete comment would.
 */
const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    '    ',
    '\t',
    '\\',
    '*',
    '**',
    '_',
    '~~',
    '`',
    '``',
    '```\n',
    '~~~',
    '<',
    '>',
  ],
  ...['# ', '\n===\n', '- ', '1. ', '> ', '| ', '|\n|-|\n', '[', ']', '](', ')', '![', '&', '&#0;'],
  ...['[^1]', '[^1]: ', '[^2]: ', '[^2]', '{', '}', '{a: 1}', '<T>', '</T>', 'import a from "b"\n'],
  ...['<script>', '</script>', '<style>', '<textarea>', '<title>', '<xmp>', '<plaintext>'],
  ...['<iframe src="javascript:a">', '<noembed>', '<noframes>', '<noscript>', '<template>', '<!--'],
  ...['<![CDATA[', ']]>', '<?', '<!A ', '<svg onload="a()">', '<math>', '<select>', '<option>'],
  ...['<table>', '<tr>', '<td>', '</table>', '<details>', '<summary>', '<p>', '</p>', '<b title="'],
  ...['<div class="', '<head>', '<body onload=a()>', '<frameset>', '<form action="javascript:b">'],
  ...['\u202e', '\u2067', '\u2069', '\u202c', '\0', '\ud800', '🚀', '[a](javascript:b)'],
  ...['<img src=x onerror=a()>', '<a href="java&#9;script:b">', ':::note\n', '$$', '---\n'],
];

/** A word in a separate paragraph or footnote. `§` is later replaced by its number. */
const WORDS = ['\n\n§\n\n', '\n\n§\n\n', '\n\n[^1]: §\n\n', '\n\n[^2]: § [^1]\n\n'];

const descriptions = array(
  oneof(
    { weight: 6, arbitrary: constantFrom(...PIECES) },
    { weight: 2, arbitrary: constantFrom(...WORDS) },
    { weight: 1, arbitrary: string({ maxLength: 8 }).map((text) => text.replace(/-->|§/g, '')) },
  ),
  { maxLength: 30 },
).map((pieces) => {
  let words = 0;
  return pieces
    .join('')
    .replaceAll('-->', '--')
    .replace(/§/g, () => `word${words++}end`);
});

/** Values of attributes may contain any text. An example is `data-language`, taken from a fence. */
const TAG = /<\/?[a-z](?:"[^"]*"|[^">])*>/gi;

const site = { configFile: 'site.config.ts', locale: 'en' };
const style = { basePath: '/', trailingSlash: 'preserve' } as const;
const targets = { style, routeOfFile: new Map<string, string>(), contentFolders: [] };

it('random descriptions run no code, and pages, texts and twins keep all their words', async () => {
  await forAll(descriptions, 1_000, (markdown) => {
    const { html, rendered, failures } = createDescriptionRenderer(targets, site);
    const block = html({ markdown });
    const twin = descriptionMarkdown()(block, 'https://a.example');
    const words = markdown.match(/word\d+end/g) ?? [];
    for (const written of [block, rendered({ markdown }).text, twin]) {
      expect(words.filter((word) => !written.includes(word))).toEqual([]);
    }
    expect(block.replace(TAG, '')).not.toContain('<');
    for (const tag of block.match(TAG) ?? []) {
      expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(
        /^<(?:script|style|iframe|object|embed|form|svg)|\s(?:on\w+|style)=/,
      );
    }
    expect(scanPage(block).unsafe).toBeUndefined();
    expect(failures().map(({ code }) => code)).not.toContain('file-failure');
  });
}, 600_000);
