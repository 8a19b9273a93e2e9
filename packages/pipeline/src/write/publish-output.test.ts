import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { afterAll, expect, it } from 'vitest';
import { OutputChanged, publishOutput } from './publish-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-publish-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('an output that goes while its files are listed has changed, and is no fault', async () => {
  const outDir = join(folder, 'dist');
  mkdirSync(outDir);
  const stage = makeWorkFolder(`${outDir}.building-`);
  writeFileSync(join(stage.path, 'a.html'), 'new');
  const files = new Set(['a.html', 'b.html']);
  const previous = {
    find: () => undefined,
    isUntouched: () => true,
    isIn: () => {
      // Another build moves it aside once this one has looked.
      rmSync(outDir, { recursive: true, force: true });
      return true;
    },
  };
  const published = publishOutput({ outDir, stage, put: ['a.html'], files, previous });
  await expect(published).rejects.toThrow(OutputChanged);
  await stage.remove();
});
