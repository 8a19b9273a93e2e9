import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from '@docgen/config/check-config';
import { plainConfig } from '@docgen/config/plain-value';
import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import { openMemo } from '@docgen/memo/memo';
import { imageSize } from 'image-size';
import { afterAll, expect, test } from 'vitest';
import { openOutputStage } from '../../write/output-stage.ts';
import { createSocialImages } from './social-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-social-'));
afterAll(() => rmSync(folder, { recursive: true }));

function configured(socialImages: boolean): SiteConfig {
  const given = {
    title: 'Shop',
    url: 'https://docs.example.org',
    basePath: '/base/',
    socialImages,
  };
  const { value } = checkConfig(plainConfig(given), { file: 'site.config.ts' });
  if (value === undefined) throw new Error('the configuration is right');
  return value;
}

function route(path: string, title: string, group = 'Guide'): Route {
  const page = { kind: 'category', title, cards: [] } as const;
  return { path, page, breadcrumbs: [{ label: group }, { label: title, to: path }] };
}

async function build(outDir: string, routes: readonly Route[], draw = true) {
  const stage = openOutputStage({ outDir: join(folder, outDir), basePath: '/base/', write: true });
  const memo = openMemo({ folder: join(folder, 'not/there/yet'), version: '' });
  const images = createSocialImages({
    config: configured(true),
    memo,
    routes: () => routes,
  });
  const found = routes.map(images.of);
  const counts = await images.write(stage, { draw });
  await stage.publish();
  memo.close({ keep: true });
  return { found, counts, files: [...stage.files] };
}

test('each page gets a picture, pages that say the same share it, and the next build finds it', async () => {
  const routes = [
    route('/a', 'Query', 'One'),
    route('/b', 'Query', 'Two'),
    route('/c', 'Query', 'Two'),
  ];
  const first = await build('first', routes);
  expect(first.counts).toEqual({ all: 2, drawn: 2 });
  expect(first.found[1]).toEqual(first.found[2]);
  expect(first.found[0]).toMatchObject({ width: 1200, height: 630, alt: 'Query – Shop' });
  const [path = ''] = first.files;
  expect(first.found.map((image) => image?.url)).toContain(`https://docs.example.org/base/${path}`);
  expect(path).toMatch(/^assets\/social\/[\da-f]{16}\.png$/);
  const picture = readFileSync(join(folder, 'first', path));
  expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });

  const again = await build('again', routes);
  expect(again.counts).toEqual({ all: 2, drawn: 0 });
  expect(readFileSync(join(folder, 'again', path)).equals(picture)).toBe(true);
});

test('characters that XML forbids do not appear, whatever a title contains', async () => {
  const titles = ['a\bb', '\u001b[31mred', 'c\ufffe', 'd\uffff', 'e\ud800', ']]></text><text>'];
  const { counts } = await build('forbidden', [
    route('/plain', 'ab'),
    ...titles.map((title, index) => route(`/${index}`, title, 'Before\u0001')),
  ]);
  expect(counts).toEqual({ all: 7, drawn: 7 });
});

test('a check knows the files without drawing them', async () => {
  const { counts, files } = await build('check', [route('/d', 'Not drawn')], false);
  expect(counts).toEqual({ all: 1, drawn: 0 });
  expect(files).toHaveLength(1);
});

test('redirects have no picture, and no page has one while they are switched off', async () => {
  const page = { kind: 'redirect', title: 'Moved', to: '/a' } as const;
  const routes = [route('/a', 'A'), { path: '/old', page, breadcrumbs: [] }];
  const images = (on: boolean) => {
    const { of } = createSocialImages({
      config: configured(on),
      memo: openMemo({ version: '' }),
      routes: () => routes,
    });
    return routes.map((each) => of(each) !== undefined);
  };
  expect(images(true)).toEqual([true, false]);
  expect(images(false)).toEqual([false, false]);
});
