import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAssetFiles } from './asset-files.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-assets-')));
afterAll(() => rmSync(folder, { recursive: true }));

test('holds what docgen has made, and of other files only where they are', () => {
  const assets = createAssetFiles();
  const manual = join(folder, 'manual.pdf');
  const picture = join(folder, 'picture.svg');
  writeFileSync(manual, '%PDF, and many megabytes');
  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

  expect(assets.add(manual)).toMatchObject({ source: { from: manual, size: 24 } });
  const cleaned = assets.add(picture)?.source;
  const contents =
    cleaned && 'contents' in cleaned ? new TextDecoder().decode(cleaned.contents) : undefined;
  expect(contents).toMatch(/^<svg[^>]*>/);
  expect(contents).not.toContain('script');
  expect(assets.add(join(folder, 'missing.png'))).toBeUndefined();
  expect(Array.from(assets.all(), ({ path }) => path)).toEqual([
    expect.stringMatching(/^assets\/manual-[\da-f]{8}\.pdf$/),
    expect.stringMatching(/^assets\/picture-[\da-f]{8}\.svg$/),
  ]);
});
