import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'docgen-interrupt-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('Ctrl-C while pages are written leaves the previous output as it was, and nothing else', async () => {
  const outDir = join(folder, 'dist');
  mkdirSync(outDir);
  writeFileSync(join(outDir, '.docgen-output'), 'Made by docgen\n');
  writeFileSync(join(outDir, 'index.html'), 'previous');

  const build = spawn(process.execPath, ['bin/docgen.js', 'build', '--out-dir', outDir], {
    cwd: root,
  });
  const ended = new Promise<number | null>((resolve) => build.once('close', resolve));
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // Pages are being written as soon as there is a folder for them.
  const isWriting = () => readdirSync(folder).some((name) => name.startsWith('dist.building-'));
  await expect.poll(isWriting, { timeout: 60_000, interval: 20 }).toBe(true);
  build.kill('SIGINT');

  expect(await ended).toBe(130);
  expect(output).toContain('Interrupted. The previous output is as it was.');
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(readdirSync(outDir).sort()).toEqual(['.docgen-output', 'index.html']);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('previous');
}, 90_000);
