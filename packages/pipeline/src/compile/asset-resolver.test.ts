import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { makePipe } from '@docgen/files/testing/make-pipe';
import { expect, test } from 'vitest';
import { assetResolver } from './asset-resolver.ts';

test('what is no file is not said to be missing', { timeout: 15_000 }, () => {
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen assets '));
  try {
    makePipe(join(projectDir, 'i.png'));
    const options = { assets: createAssetFiles(), projectDir, basePath: '/' };
    const resolve = assetResolver(options, 'page.md');
    expect(resolve('./i.png')).toMatchObject({
      missing: { file: 'i.png', problem: 'is a named pipe (FIFO), not a file' },
    });
    symlinkSync('circle.png', join(projectDir, 'circle.png'));
    expect(resolve('./circle.png')).toMatchObject({
      missing: { problem: expect.stringMatching(/^cannot be opened \(ELOOP: .+\)$/) },
    });
    const gone = resolve('./gone.png');
    expect(gone).toMatchObject({ missing: { file: 'gone.png' } });
    expect(gone).not.toHaveProperty('missing.problem', expect.anything());
  } finally {
    rmSync(projectDir, { recursive: true });
  }
});

test.each([
  ['./50%.png', '50%.png', '/base/assets/50%25-'],
  ['./50%25.png', '50%.png', '/base/assets/50%25-'],
  ['./pi%23c.png', 'pi#c.png', '/base/assets/pi%23c-'],
  ['@site/a%20b.png?x#y', 'a b.png', '/base/assets/a%20b-'],
  ['./orders.7z', 'orders.7z', '/base/assets/orders-'],
  ['./orders.tar-gz', 'orders.tar-gz', '/base/assets/orders-'],
  ['./pi%23c.svg', 'pi#c.png', undefined],
])('%s is the file %s', (written, file, address) => {
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen assets '));
  try {
    writeFileSync(join(projectDir, file), 'picture');
    const options = { assets: createAssetFiles(), projectDir, basePath: '/base/' };
    const found = assetResolver(options, 'page.md')(written);
    if (address !== undefined)
      expect(found).toHaveProperty('href', expect.stringContaining(address));
    // Suggestions can be written into a page unchanged.
    else expect(found).toMatchObject({ missing: { file: 'pi#c.svg', nearest: ['./pi%23c.png'] } });
  } finally {
    rmSync(projectDir, { recursive: true });
  }
});
