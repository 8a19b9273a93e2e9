import { expect, test } from 'vitest';
import { versionNote } from './version-note.ts';

test('texts of a site are text in the banner of a version', () => {
  const note = versionNote('1', '/2', {
    url: 'https://t.example',
    basePath: '/',
    trailingSlash: 'never',
    versions: [
      { id: '2', label: '2_', route: '/2' },
      { id: '1', label: '1*', route: '/1', banner: 'unmaintained' },
    ],
    texts: {
      'This page is about version {0}, which is no longer maintained.': '*Old*\n\n# {0} <b>',
      'The current version is {0}.': '[{0}]\n$&',
    },
  });
  expect(note).toBe('> \\*Old\\* # 1\\* \\<b> \\[[2\\_](https://t.example/2)\\] $&\n\n');
});
