import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { contentNames } from '@docgen/bundler/content-names';
import { expect, test } from 'vitest';
import { isHashedPath } from './hashed-path.ts';

test('knows the names of bundles and of pictures as a build makes them', () => {
  const bundled = ['entry-AAAAAAAA.js', 'page-module-BBBBBBBB.js', 'theme-CCCCCCCC.css'].map(
    (name) => `assets/${name}`,
  );
  const rename = contentNames(bundled.map((path) => ({ path, text: path, modules: [] })));
  const texts = Array.from({ length: 50 }, (_, index) => String(index));
  const assets = createAssetFiles();
  const pictures = texts.map((text) => assets.addText('diagram.svg', text).path);
  // Hashes that look like dates are rare, and it is safe to request such files again.
  const dates = pictures.filter((path) => /-\d{8}\.svg$/.test(path));

  for (const path of bundled.map(rename)) expect([path, isHashedPath(path)]).toEqual([path, true]);
  for (const path of pictures) {
    expect([path, isHashedPath(path)]).toEqual([path, !dates.includes(path)]);
  }
});

test.each([
  'assets/report-20240101.pdf',
  'assets/routes/docs/page-0123456789.js',
  'assets/sidebars/docs-0a1b2c3d.json',
  'assets/social/card.png',
  'assets/poster-WORKSHOP.png',
  'assets/routes/mermaid-2QDNZF7L.js',
  'docs/page-0a1b2c3d/index.html',
  'entry-0123456789.js',
])('%s is no such name', (path) => expect(isHashedPath(path)).toBe(false));
