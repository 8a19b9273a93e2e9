import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const guide = read('packages/docgen/docs/looks.md');
const override = /^```css title="theme\/styles\.css"\n(.*?)^```/ms.exec(guide)?.[1] ?? '';

let site: FixtureSite;

beforeAll(async () => {
  site = await buildFixtureSite({
    'site.config.ts': config("theme: 'theme'"),
    'content/index.md': '# Home\n',
    'theme/styles.css': override,
  });
});

afterAll(() => site?.remove());

it('the guide describes every design token, and no others', () => {
  const tokens = new Set(read('theme/src/styles/tokens.css').match(/(?<=^ +)--[\w-]+(?=:)/gm));
  const told = new Set(guide.replace(override, '').match(/--[a-z][\w-]*/g));
  expect(
    [...told].filter((token) => !tokens.has(token) && !['--code-', '--hue'].includes(token)),
  ).toEqual([]);
  const ofCode = /^--code-/;
  expect([...tokens].filter((token) => !told.has(token) && !ofCode.test(token))).toEqual([]);
});

it("the guide's example overrides the styles of the default theme", async () => {
  const assets = join(site.folder, 'assets');
  const [stylesheet = ''] = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const css = await readFile(join(assets, stylesheet), 'utf8');
  expect(css).toContain('.navbar');
  const values = Array.from(css.matchAll(/--primary:\s*([^;}]+)/g), ([, value]) => value);
  // Those of the theme for light mode, dark mode and more contrast, then those of the guide.
  expect(values).toHaveLength(5);
  expect(values.slice(3)).toEqual(['#0f766e', '#5fd4c4']);
});
