import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openOutputStage } from './output-stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-stage-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More files than are read at once. */
const names = Array.from({ length: 150 }, (_, index) => `pages/${index}.md`);

test.each([true, false])(
  'files are put together in the order asked for (write: %s)',
  async (write) => {
    const outDir = join(folder, `dist-${write}`);
    const stage = openOutputStage({ outDir, basePath: '/', write });
    await Promise.all(names.map((name) => stage.write(name, `ü ${name}\n`)));
    const before = stage.bytes();
    const parts = names.toReversed().map((path) => ({ before: `<${path}>\n`, path }));
    await stage.concatenate('all.txt', 'head\n', parts);
    const expected = `head\n${parts.map(({ path }) => `<${path}>\nü ${path}\n`).join('')}`;
    expect(stage.files.has('all.txt')).toBe(true);
    expect(stage.bytes() - before).toBe(Buffer.byteLength(expected));
    await stage.publish();
    if (write) expect(readFileSync(join(outDir, 'all.txt'), 'utf8')).toBe(expected);
  },
);
