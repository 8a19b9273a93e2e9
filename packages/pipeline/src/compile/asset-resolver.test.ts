import { mkdtempSync, rmSync } from 'node:fs';
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
      missing: { file: 'i.png', problem: 'is a named pipe (FIFO), where a file should be' },
    });
    const gone = resolve('./gone.png');
    expect(gone).toMatchObject({ missing: { file: 'gone.png' } });
    expect(gone).not.toHaveProperty('missing.problem');
  } finally {
    rmSync(projectDir, { recursive: true });
  }
});
