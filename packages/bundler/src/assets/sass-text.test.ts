import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sassText } from './sass-text.ts';

const projectDir = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-sass-')));
afterAll(() => rmSync(projectDir, { recursive: true }));

const folder = join(projectDir, 'my dir');
mkdirSync(folder);

async function compiled(sass: string) {
  const path = join(folder, 'box.scss');
  writeFileSync(path, sass);
  return sassText(path, projectDir);
}

it.each([
  ['$a: 1;\n.box { top: $top }', 'Undefined variable', 2, 13],
  ['@error "Use another box";', '"Use another box"', 1, 1],
])(
  'reports an error of %j in a folder whose name has a space',
  async (sass, reason, line, column) => {
    const [error] = (await compiled(sass)).errors ?? [];
    expect(error?.detail.diagnostic).toMatchObject({
      code: 'sass-error',
      message: `The stylesheet is not valid Sass: ${reason}.`,
      place: { file: 'my dir/box.scss', line, column },
    });
  },
);

it.each(['@site', '~@site', '@site/my dir'])('loads files of the site by %s', async (site) => {
  const file = join(projectDir, site.replace(/^~?@site/, ''), '_colors.scss');
  writeFileSync(file, '$sky: blue;');
  const sass = `@use '${site}/colors';\n.box { color: colors.$sky }`;
  expect(await compiled(sass)).toMatchObject({
    css: expect.stringContaining('color: blue'),
    files: expect.arrayContaining([file]),
  });
});

it.each([
  ['@site/my dir/missing', 'my dir/_missing.scss'],
  ['~@site/missing', '_missing.scss'],
  ['other dir/missing', 'my dir/other dir/_missing.scss'],
])('tells which files would mend that %j is missing', async (url, file) => {
  const { errors, files } = await compiled(`@use '${url}';`);
  expect(errors).toHaveLength(1);
  expect(files).toContain(join(projectDir, file));
});
