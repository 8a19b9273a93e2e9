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
  // npm may need them to reach its registry.
  NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  // docgen has to work without install scripts. Skipping scripts also skips `prepack`: the global
  // setup has already built the package, and building it again would replace files that other tests
  // use.
  npm_config_ignore_scripts: 'true',
};

/** The site that the README describes, with the packed docgen installed. */
export interface ReadmeSite {
  /** A folder outside the repository that contains the other ones. */
  readonly home: string;
  /** Folder with the tarball. */
  readonly checkout: string;
  /** The project folder. The package is installed only here. */
  readonly site: string;
  /** Folder of the installed package. */
  readonly installed: string;
  /** Output of the README's last command. */
  readonly said: string;
}

/** Follows the steps of the README's section "A site of your own in five minutes". */
export function makeReadmeSite(): ReadmeSite {
  // A name with a space and an umlaut, as users have them.
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
    // The repository is installed already, and `serve` does not end.
    if (command === 'npm ci' || command.endsWith('docgen serve')) continue;
    if (command.startsWith('cd ')) folder = resolve(folder, command.slice('cd '.length));
    // The repository is packed, but into a temporary folder.
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
 * Pins docgen's dependencies to the versions that the repository has. The test compares the output
 * with that of the repository, and a newer React would produce other bytes.
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

/** Runs a command in a shell. @returns Its output. @throws Error if its exit code is not 0. */
export function runShell(command: string, cwd: string): string {
  return execSync(command, { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' });
}
