import { expect, test } from 'vitest';
import { articleMarkdown } from './article-markdown.ts';

test.each([
  ['a heading that is on top', '<h1>One</h1><p>Text.</p>', '# One\n\nText.\n'],
  ['none', '<p>Text.</p><h2>Two</h2>', '# Page\n\nText.\n\n## Two\n'],
  [
    'one that stands in the middle',
    '<p>Text.</p><h2>Two</h2><p>New.</p><h1>One</h1><p>End.</p>',
    '# Page\n\nText.\n\n## Two\n\nNew.\n\n# One\n\nEnd.\n',
  ],
  ['another than that of the page', '<p>Text.</p><h1>One</h1>', '# Page\n\nText.\n\n# One\n'],
  ['that of the page, below text', '<p>Text.</p><h1>Page</h1>', '# Page\n\nText.\n'],
])('a page begins with its title: %s', (_, html, expected) => {
  expect(articleMarkdown({ title: 'Page' }, html, 'https://t.example/a')).toBe(expected);
});

test.each([
  ['note', 'Hinweis', '> **Hinweis**'],
  ['note', 'Klein', '> **Hinweis: Klein**'],
  ['danger', '', '> **Gefahr**'],
  // GitHub's alert.
  ['danger', 'Vorsicht', '> **Vorsicht**'],
  ['custom', 'Custom', '> **Custom**'],
])(
  'an admonition says its kind in the language of the site: %s with the title "%s"',
  (kind, title, heading) => {
    const html = `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p><p>a</p></div>`;
    const texts = { Note: 'Hinweis', Danger: 'Gefahr', Caution: 'Vorsicht' };
    const twin = articleMarkdown({ title: 'Seite', texts }, html, 'https://t.example/a');
    expect(twin).toBe(`# Seite\n\n${heading}\n>\n> a\n`);
  },
);
