import { expect, test } from 'vitest';
import { placeFiles } from './place-files.ts';

test('files of places and notes become relative to the working folder', () => {
  const diagnostic = {
    code: 'mdx-syntax',
    severity: 'error',
    message: '',
    place: { file: 'docs/a.md', line: 1 },
    notes: [{ message: 'n', place: { file: 'site.config.ts' } }, { message: 'm' }],
  } as const;
  const moved = (from: string, to: string) =>
    placeFiles([diagnostic], { from, to }).map(({ place, notes }) => [
      place?.file,
      ...(notes ?? []).map((note) => note.place?.file),
    ]);
  expect(moved('/home/site', '/home/site')).toEqual([['docs/a.md', 'site.config.ts', undefined]]);
  expect(moved('/home/site', '/home')).toEqual([
    ['site/docs/a.md', 'site/site.config.ts', undefined],
  ]);
  expect(moved('/home/site', '/home/site/docs')).toEqual([
    ['a.md', '../site.config.ts', undefined],
  ]);
});

test('a folder that stands where a file should be has a name', () => {
  const diagnostic = {
    code: 'not-a-file',
    severity: 'error',
    message: '',
    place: { file: 'site' },
  } as const;
  const [moved] = placeFiles([diagnostic], { from: '/home', to: '/home/site' });
  expect(moved?.place?.file).toBe('.');
});
