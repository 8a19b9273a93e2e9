import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function commands(lockfile: string, written: readonly string[]): Promise<string[]> {
  writeFileSync(join(folder, lockfile), '');
  const steps = await nextSteps({ folder, packageSpec: '1.2.3', template: {} }, written);
  return steps.flatMap((step) => ('command' in step ? [step.command] : []));
}

test.each([
  ['package-lock.json', 'npm install --save-dev', 'npx --no-install'],
  ['pnpm-lock.yaml', 'pnpm add --save-dev', 'pnpm exec'],
  ['yarn.lock', 'yarn add --dev', 'yarn run'],
  ['bun.lock', 'bun add --dev', 'bun run'],
])('a project with %s is told the commands of what has made it', async (file, add, exec) => {
  expect(await commands(file, [])).toEqual([
    `${add} supergraph-docgen@1.2.3`,
    `${exec} docgen build`,
    `${exec} docgen serve`,
  ]);
});

test('a new package.json is installed with the package manager of the folders above', async () => {
  expect(await commands('yarn.lock', ['package.json'])).toEqual([
    'yarn install',
    'yarn run dev',
    'yarn run build',
  ]);
});

test.each([
  ['file:docgen.tgz', false],
  ['file:../vendor/docgen.tgz', false],
  ['file:../../docgen.tgz', true],
  ['file:../node_modules/supergraph-docgen', true],
  ['^1.2.3', false],
])('whether others can reach %s, in the folder of a repository', async (spec, isElsewhere) => {
  const site = join(folder, 'docs');
  mkdirSync(join(folder, '.git'));
  mkdirSync(site);
  const steps = await nextSteps({ folder: site, packageSpec: spec, template: {} }, [
    'package.json',
  ]);
  const notes = steps.flatMap((step) => ('text' in step ? [step.text] : []));
  expect(notes).toEqual(isElsewhere ? [expect.stringContaining('location on this machine')] : []);
});
