import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { recoverOutput } from './recover-output.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-recover-')));
afterAll(() => rmSync(folder, { recursive: true }));

const LONG_AGO = new Date(Date.now() - 2 * 3600e3);
let project: string;
let dist: string;
beforeEach(() => {
  project = mkdtempSync(join(folder, 'a-'));
  dist = join(project, 'dist');
});

function output(name: string, text: string, at = new Date()): void {
  const path = join(project, name);
  mkdirSync(path);
  writeFileSync(join(path, '.docgen-output'), 'Made by docgen\n');
  writeFileSync(join(path, 'index.html'), text);
  utimesSync(path, at, at);
}

function stage(name: string, at: Date): void {
  mkdirSync(join(project, name));
  writeFileSync(join(project, name, 'draft.html'), 'draft');
  utimesSync(join(project, name), at, at);
}

async function recovered(): Promise<string[]> {
  expect(await recoverOutput(dist, project)).toEqual({ value: dist, diagnostics: [] });
  return readdirSync(project).sort();
}

it.each(['dist.previous-0123456789ab', `dist.previous-${process.pid}`])(
  'an output that was moved away to %s comes back, also when its process seems to run',
  async (name) => {
    output(name, 'site');
    expect(await recovered()).toEqual(['dist']);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('site');
  },
);

it('an output that a killed build was changing comes back with all of its changes', async () => {
  output('dist.previous-aaaaaaaaaaaa', 'old');
  stage('dist.building-aaaaaaaaaaaa', LONG_AGO);
  const changes = { put: ['draft.html'], remove: ['index.html'] };
  writeFileSync(`${dist}.building-aaaaaaaaaaaa/.docgen-changes`, JSON.stringify(changes));
  await recovered();
  expect(readdirSync(dist).sort()).toEqual(['.docgen-output', 'draft.html']);
});

it('the newest of several comes back, and the others go', async () => {
  output('dist.previous-aaaaaaaaaaaa', 'new');
  output('dist.previous-bbbbbbbbbbbb', 'old', LONG_AGO);
  expect(await recovered()).toEqual(['dist']);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('new');
});

it('stages of killed builds go, and those of running ones stay with the output they replace', async () => {
  output('dist', 'site');
  stage('dist.building-aaaaaaaaaaaa', LONG_AGO);
  stage('dist.building-bbbbbbbbbbbb', new Date());
  stage('dist.building-4711', LONG_AGO);
  output('dist.previous-aaaaaaaaaaaa', 'old');
  const running = makeWorkFolder(`${dist}.building-`);
  utimesSync(running.path, LONG_AGO, LONG_AGO);
  output(`dist.previous-${running.id}`, 'old');
  expect(await recovered()).toEqual(
    [
      'dist',
      'dist.building-bbbbbbbbbbbb',
      `dist.building-${running.id}`,
      `dist.previous-${running.id}`,
    ].sort(),
  );
  await running.remove();
});

it('what only has the name of a stage or an output stays, whatever it is', async () => {
  output('dist', 'site');
  const kept = join(project, 'kept');
  mkdirSync(kept);
  writeFileSync(join(kept, 'file.txt'), 'precious');
  for (const kind of ['building', 'previous']) {
    writeFileSync(`${dist}.${kind}-1`, '');
    symlinkSync(kept, `${dist}.${kind}-2`);
    symlinkSync('nowhere', `${dist}.${kind}-3`);
    execFileSync('mkfifo', [`${dist}.${kind}-4`]);
    mkdirSync(`${dist}.${kind}-of-mine`);
  }
  mkdirSync(`${dist}.previous-5`);
  writeFileSync(`${dist}.previous-5/notes.txt`, 'mine');
  execFileSync('mkfifo', [`${dist}.previous-5/.docgen-claim`]);
  const before = readdirSync(project, { recursive: true }).sort();
  await recovered();
  expect(readdirSync(project, { recursive: true }).sort()).toEqual(before);
});

it.runIf(process.getuid?.() === 0)('what another user left is told about', async () => {
  output('dist', 'site');
  stage('dist.building-aaaaaaaaaaaa', LONG_AGO);
  execFileSync('chown', ['65534', `${dist}.building-aaaaaaaaaaaa`]);
  const { diagnostics } = await recoverOutput(dist, project);
  expect(diagnostics).toMatchObject([{ code: 'leftover-folder', severity: 'warning' }]);
  expect(existsSync(`${dist}.building-aaaaaaaaaaaa`)).toBe(true);
});

it('the output behind a link is recovered where it is', async () => {
  output('real.previous-aaaaaaaaaaaa', 'site');
  symlinkSync('real', dist);
  const { value } = await recoverOutput(dist, project);
  expect(value).toBe(join(project, 'real'));
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('site');
});

it.each(['dist', 'not-there/../dist'])(
  'a link that leads to itself (%s) is refused',
  async (to) => {
    symlinkSync(to, dist);
    expect(await recoverOutput(dist, project)).toMatchObject({
      value: undefined,
      diagnostics: [{ code: 'output-not-writable', severity: 'error' }],
    });
  },
);
