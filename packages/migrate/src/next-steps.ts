import { resolve } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import { packageManager } from '@docgen/files/package-manager';
import { projectRoot } from './foreign/project-root.ts';
import type { NextStep } from './init-outcome.ts';
import { readProjectFile } from './read-project-file.ts';
import { shellWord } from './shell-word.ts';
import { PACKAGE } from './starter/package-spec.ts';
import { SCRIPTS, type StarterInput } from './starter/plan-starter.ts';

/**
 * The remaining steps after the files are written: additions to files that were kept, and the
 * commands to run.
 *
 * @param written - Paths of the files that were created.
 */
export async function nextSteps(
  { folder, packageSpec }: StarterInput,
  written: readonly string[],
): Promise<NextStep[]> {
  const { install, addForDevelopment, run, exec } = packageManager(folder);
  const read = async (name: string) => (await readProjectFile(folder, name)).value;
  const manifest = (await read('package.json')) ?? '';
  const ignored = await read('.gitignore');
  const isIgnored = ignored === undefined || /^\/?dist\b/m.test(ignored);
  const notes = isIgnored ? [] : [{ text: 'Add dist/ to .gitignore.' }];
  if (written.includes('package.json')) {
    return [
      ...notes,
      ...(isElsewhere(packageSpec, folder) ? [{ text: ELSEWHERE }] : []),
      { command: install },
      { command: `${run} dev` },
      { command: `${run} build` },
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
      : [{ command: `${addForDevelopment} ${shellWord(`${PACKAGE}@${packageSpec}`)}` }]),
    { command: `${exec} docgen build` },
    { command: `${exec} docgen serve` },
  ];
}

/** Whether a spec leads to a file or folder that is not part of the project's repository. */
function isElsewhere(spec: string, folder: string): boolean {
  if (!spec.startsWith('file:')) return false;
  const path = resolve(folder, spec.slice('file:'.length));
  return !isWithin(path, projectRoot(folder)) || spec.includes('node_modules/');
}

const ELSEWHERE =
  'package.json refers to docgen by its location on this machine. Change that to a location that others can reach before they install the site.';
