import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { openMemo } from '@docgen/memo/memo';
import { afterAll, expect, it } from 'vitest';
import { OUTPUT_MARKER } from './output-marker.ts';
import { previousOutput } from './previous-output.ts';
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
    isRestIn: () => false,
    isIn: () => {
      // Another build moves it aside after this one has checked it.
      rmSync(outDir, { recursive: true, force: true });
      return true;
    },
  };
  const published = publishOutput({ outDir, stage, put: ['a.html'], files, previous });
  await expect(published).rejects.toThrow(OutputChanged);
  await stage.remove();
});

it.each([
  ['replaced although its marker is gone already', undefined, []],
  ['kept where somebody has put files of their own', 'notes.txt', ['foreign-output-folder']],
])('an output that somebody removes meanwhile is %s', async (_, added, codes) => {
  const outDir = mkdtempSync(join(folder, 'out-'));
  for (const name of [OUTPUT_MARKER, 'a.html', 'b.html']) writeFileSync(join(outDir, name), 'old');
  const previous = previousOutput(outDir, openMemo({ folder: undefined, version: '' }));
  const stage = makeWorkFolder(`${outDir}.building-`);
  writeFileSync(join(stage.path, 'a.html'), 'new');
  rmSync(join(outDir, OUTPUT_MARKER));
  rmSync(join(outDir, 'a.html'));
  if (added !== undefined) writeFileSync(join(outDir, added), 'mine');
  const files = new Set(['a.html']);
  const found = await publishOutput({ outDir, stage, put: ['a.html'], files, previous });
  expect(found.map(({ code }) => code)).toEqual(codes);
  expect(readdirSync(outDir)).toEqual(added === undefined ? ['a.html'] : ['b.html', added]);
  await stage.remove();
});

it('an output that cannot be moved back is reported with the folder that it is in', async () => {
  const outDir = mkdtempSync(join(folder, 'locked-'));
  for (const name of [OUTPUT_MARKER, 'a.html', 'b.html']) writeFileSync(join(outDir, name), 'old');
  const stage = makeWorkFolder(`${outDir}.building-`);
  writeFileSync(join(stage.path, 'a.html'), 'new');
  const previous = { find: () => undefined, isUntouched: () => true, isRestIn: () => false };
  const files = new Set([OUTPUT_MARKER, 'a.html', 'b.html']);
  const { renameSync: real } = fs;
  fs.renameSync = (from, to) => {
    if (to === outDir) throw Object.assign(new Error('locked'), { code: 'EPERM' });
    real(from, to);
  };
  syncBuiltinESMExports();
  try {
    const publication = { outDir, stage, put: ['a.html'], files };
    const found = await publishOutput({
      ...publication,
      previous: { ...previous, isIn: () => true },
    });
    const aside = `${outDir}.previous-${stage.id}`;
    expect(found).toMatchObject([
      {
        code: 'output-not-restored',
        severity: 'error',
        message: expect.stringContaining(`The output folder ${outDir} is now ${aside}`),
      },
    ]);
    expect(readdirSync(aside)).toEqual([OUTPUT_MARKER, 'a.html', 'b.html']);
  } finally {
    fs.renameSync = real;
    syncBuiltinESMExports();
  }
  await stage.remove();
});
