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
