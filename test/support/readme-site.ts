import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependencies } from '../../packages/docgen/package.json';
import { readmeSteps } from './readme-steps.ts';
import { environment as ofDocgen } from './spawn-docgen.ts';

/** Root of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const environment = {
  ...ofDocgen,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  // docgen has to work where installing runs no script. Nor is `prepack` run: the global setup has
  // made what it makes, and anew it would be pulled away from other tests.
  npm_config_ignore_scripts: 'true',
};

/** The site that a reader of the README makes, with the packed docgen installed. */
export interface ReadmeSite {
  /** A folder outside of the repository that holds all the others. */
  readonly home: string;
  /** Where the tarball lies. */
  readonly checkout: string;
  /** The project folder; the only place where the package is installed. */
  readonly site: string;
  /** Folder of the installed package. */
  readonly installed: string;
  /** What the last command of the README said. */
  readonly said: string;
}

/** Does what the README says under "A site of your own in five minutes". */
export function makeReadmeSite(): ReadmeSite {
  // A name with a space and an umlaut, as people have them.
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'docgen package ä ')));
  const checkout = join(home, 'docgen');
  const site = join(home, 'garden-docs');
  mkdirSync(checkout);
  let folder = checkout;
  let said = '';
  for (const step of readmeSteps('A site of your own in five minutes')) {
    if (!('command' in step)) {
      mkdirSync(dirname(join(folder, step.path)), { recursive: true });
      writeFileSync(join(folder, step.path), step.text);
      continue;
    }
    const { command } = step;
    // What the tests run in is the repository, installed; and serving does not end.
    if (command === 'npm ci' || command.endsWith('docgen serve')) continue;
    if (command.startsWith('cd ')) folder = resolve(folder, command.slice('cd '.length));
    // Packed is the repository, but into a folder of the test's.
    else if (command.startsWith('npm pack'))
      runShell(`${command} --pack-destination "${checkout}"`, root);
    else {
      if (command.startsWith('npm install')) pinVersions(folder);
      said = runShell(command, folder);
    }
  }
  return { home, checkout, site, installed: join(site, 'node_modules/supergraph-docgen'), said };
}

/**
 * Has what is installed beside docgen in the versions that the repository has: what comes out is compared
 * with what docgen makes there, and a newer React would make something else.
 */
function pinVersions(project: string): void {
  const manifest = join(project, 'package.json');
  const overrides = Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const installed = join(root, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(installed, 'utf8')).version];
    }),
  );
  const own = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...own, overrides }));
}

/** Runs a command as a shell does. */
export function runShell(command: string, cwd: string): string {
  return execSync(command, { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' });
}
