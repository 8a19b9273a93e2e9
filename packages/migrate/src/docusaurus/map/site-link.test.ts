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
  ['/docs/../guide#a/../b', '/', '/guide#a/../b'],
  ['docs/./a/%2E%2e/b/..?c', '/', '/docs/?c'],
  ['../guide', '/', '/guide'],
  ['/base/docs/../guide', '/base/', '/guide'],
  ['/docs/../guide', '/base/', '/guide'],
  ['/base/../guide', '/base/', '/../guide'],
  ['/..//b.example', '/', '/..//b.example'],
  ['/docs/.../a..b', '/', '/docs/.../a..b'],
  ['img/my logo.svg', '/', '/img/my%20logo.svg'],
])('%s below %s', (address, baseUrl, link) => {
  expect(siteLink(address, baseUrl)).toBe(link);
});
