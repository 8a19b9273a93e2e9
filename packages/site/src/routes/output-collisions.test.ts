import { expect, test } from 'vitest';
import { outputCollisions, type PlannedFile } from './output-collisions.ts';

function file(path: string, origin = path): PlannedFile {
  return { path, origin, placeOf: () => ({ file: origin }) };
}

/** The codes of diagnostics, with the files that they name. */
function found(...files: readonly PlannedFile[]) {
  return outputCollisions(files, '/site').map(({ code, place, notes = [] }) => [
    code,
    ...[place?.file, ...notes.map((note) => note.place?.file)].sort(),
  ]);
}

test('a path for two', () => {
  expect(found(file('p.md', 'docs/p.mdx'), file('p.md', 'static/p.md'))).toEqual([
    ['output-collision', 'docs/p.mdx', 'static/p.md'],
  ]);
});

test('a file where another needs a folder, in either order', () => {
  const page = file('p/index.html', 'docs/p.md');
  const named = ['output-collision', 'docs/p.md', 'static/p'];
  expect(found(page, file('p', 'static/p'))).toEqual([named]);
  expect(found(file('p', 'static/p'), page)).toEqual([named]);
  expect(found(file('p.html', 'docs/p.md'), file('p.html/a.png', 'static/p.html/a.png'))).toEqual([
    ['output-collision', 'docs/p.md', 'static/p.html/a.png'],
  ]);
});

test('paths that are one file on disks that compare without case, or compose letters', () => {
  expect(found(file('a/Logo.png'), file('A/logo.PNG'))).toHaveLength(1);
  expect(found(file('gr\u00f6\u00dfe.md'), file('gro\u0308\u00dfe.md'))).toHaveLength(1);
  expect(found(file('A'), file('a/b'))).toHaveLength(1);
});

test('folders that differ in case are one folder, and nothing is lost', () => {
  expect(found(file('Img/a.png'), file('img/b.png'), file('p/q'), file('p-q/r'))).toEqual([]);
});

test('two origins that meet in several files are told once', () => {
  const both = ['p/index.html', 'p.md', 'assets/routes/p.js'];
  const files = ['docs/p.md', 'docs/P.md'].flatMap((origin) =>
    both.map((path) => file(path, origin)),
  );
  expect(found(...files)).toHaveLength(1);
});

test('names and paths that are too long for file systems', () => {
  // Letters of two bytes each, and an extension of three.
  expect(found(file(`${'ä'.repeat(126)}.md`))).toEqual([]);
  expect(found(file(`${'ä'.repeat(127)}.md`, 'docs/long.md'))).toEqual([
    ['output-path', 'docs/long.md'],
  ]);
  const deep = Array.from({ length: 40 }, () => 'x'.repeat(100)).join('/');
  expect(found(file(deep))).toEqual([]);
  expect(found(file(`${deep}/${'x'.repeat(60)}`, 'docs/deep.md'))).toEqual([
    ['output-path', 'docs/deep.md'],
  ]);
});

test('paths that leave the folder', () => {
  expect(found(file('../a/index.html', 'docs/a.md'), file('b/./c'), file('d\0'))).toHaveLength(3);
});

test('is linear in the number of files', () => {
  const files = Array.from({ length: 50_000 }, (_, index) => file(`a/b/c/${index}/index.html`));
  expect(outputCollisions(files, '/site')).toEqual([]);
});
