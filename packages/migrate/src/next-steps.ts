import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import { projectRoot } from './foreign/project-root.ts';
import type { NextStep } from './init-outcome.ts';
import { readProjectFile } from './read-project-file.ts';
import { PACKAGE } from './starter/package-spec.ts';
import { SCRIPTS, type StarterInput } from './starter/plan-starter.ts';
import { withParents } from './with-parents.ts';

/**
 * What is left to do after the files are written: what belongs into files that were kept, and
 * the commands that come next.
 *
 * @param written - Files that are new.
 */
export async function nextSteps(
  { folder, packageSpec }: StarterInput,
  written: readonly string[],
): Promise<NextStep[]> {
  const read = async (name: string) => (await readProjectFile(folder, name)).value;
  const manifest = (await read('package.json')) ?? '';
  const ignored = await read('.gitignore');
  const isIgnored = ignored === undefined || /^\/?dist\b/m.test(ignored);
  const notes = isIgnored ? [] : [{ text: 'Add dist/ to .gitignore.' }];
  if (written.includes('package.json')) {
    return [
      ...notes,
      ...(packageSpec.startsWith('file:') ? [{ text: ELSEWHERE }] : []),
      { command: 'npm install' },
      { command: 'npm run build' },
      { command: 'npm run serve' },
    ];
  }
  const scripts = Object.entries(SCRIPTS).map(([name, script]) => `"${name}": "${script}"`);
  return [
    ...(manifest === '' || manifest.includes('docgen build')
      ? []
      : [{ text: `Add scripts to package.json, such as ${scripts.join(', ')}.` }]),
    ...notes,
    ...(manifest.includes(`"${PACKAGE}"`)
      ? []
      : [{ command: `${installing(folder)} ${quoted(`${PACKAGE}@${packageSpec}`)}` }]),
    // Without docgen in the folder, npx would fetch what the registry has under the command's name.
    { command: 'npx --no-install docgen build' },
    { command: 'npx --no-install docgen serve' },
  ];
}

/** What adds a development dependency, by the lockfile of the package manager that says so. */
const INSTALLING = {
  'pnpm-lock.yaml': 'pnpm add --save-dev',
  'yarn.lock': 'yarn add --dev',
};

/** The command of the package manager that the project uses; its lockfile may be that of a workspace above. */
function installing(folder: string): string {
  const root = projectRoot(folder);
  const within = withParents(folder).filter((at) => isWithin(at, root));
  const [found] = Object.entries(INSTALLING).filter(([lockfile]) =>
    within.some((at) => existsSync(join(at, lockfile))),
  );
  return found?.[1] ?? 'npm install --save-dev';
}

const ELSEWHERE =
  'package.json takes docgen from where it lies on this machine; name a place that others have, too, before they install the site.';

/** As shells take it for one word, those of Windows too. */
function quoted(word: string): string {
  return /^[\w@:./-]+$/.test(word) ? word : `"${word}"`;
}
