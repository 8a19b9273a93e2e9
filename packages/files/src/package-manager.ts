import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withParentsOfProject } from './with-parents.ts';

/** How the package manager of a project is called. Names of packages follow `add` and `addForDevelopment`. */
export interface PackageManager {
  /** Installs what `package.json` lists. */
  readonly install: string;
  readonly add: string;
  readonly addForDevelopment: string;
}

const NPM: PackageManager = {
  install: 'npm install',
  add: 'npm install',
  addForDevelopment: 'npm install --save-dev',
};

const PNPM: PackageManager = {
  install: 'pnpm install',
  add: 'pnpm add',
  addForDevelopment: 'pnpm add --save-dev',
};

const YARN: PackageManager = {
  install: 'yarn install',
  add: 'yarn add',
  addForDevelopment: 'yarn add --dev',
};

const BY_LOCKFILE: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', PNPM],
  ['yarn.lock', YARN],
  ['package-lock.json', NPM],
];

/**
 * The package manager that a project uses, by its lockfile, which may be that of a workspace above.
 *
 * @param folder - Absolute path of a folder of the project.
 * @returns npm where there is no lockfile.
 */
export function packageManager(folder: string): PackageManager {
  for (const at of projectFolders(folder)) {
    const found = BY_LOCKFILE.find(([lockfile]) => existsSync(join(at, lockfile)));
    if (found !== undefined) return found[1];
  }
  return NPM;
}

/** A folder of a project and those of the project that it lies in, the nearest first: up to its repository. */
export function projectFolders(folder: string): string[] {
  const all = withParentsOfProject(folder);
  const repository = all.findIndex((at) => existsSync(join(at, '.git')));
  return repository === -1 ? all : all.slice(0, repository + 1);
}
