import { expect, test } from 'vitest';
import { siteLink } from './site-link.ts';

test.each([
  ['docs/a', '/', '/docs/a'],
  ['/docs/a#b', '/', '/docs/a#b'],
  ['./docs/a', '/', '/docs/a'],
  ['/base/docs/a', '/base/', '/docs/a'],
  ['/basement', '/base/', '/basement'],
  ['pathname:///storybook', '/', '/storybook'],
  ['pathname:///base/storybook', '/base/', '/storybook'],
  ['https://a.example/b', '/', 'https://a.example/b'],
  ['mailto:a@b.example', '/', 'mailto:a@b.example'],
  ['//cdn.example/x.css', '/', '//cdn.example/x.css'],
  ['img/my logo.svg', '/', '/img/my%20logo.svg'],
])('%s below %s', (address, baseUrl, link) => {
  expect(siteLink(address, baseUrl)).toBe(link);
});
