import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { MAX_TEXT_SIZE, readRegularText } from './read-file.ts';
import { withParentsOfProject } from './with-parents.ts';

/**
 * Commands of a project's package manager. `add` and `addForDevelopment` are followed by names of
 * packages, `run` by that of a script, `exec` by that of an installed command.
 */
export interface PackageManager {
  /** Installs the dependencies in `package.json`. */
  readonly install: string;
  readonly add: string;
  readonly addForDevelopment: string;
  readonly run: string;
  /** Runs an installed command, and never downloads a package with that name. */
  readonly exec: string;
}

const NPM: PackageManager = {
  install: 'npm install',
  add: 'npm install',
  addForDevelopment: 'npm install --save-dev',
  run: 'npm run',
  exec: 'npx --no-install',
};

const PNPM: PackageManager = {
  install: 'pnpm install',
  add: 'pnpm add',
  addForDevelopment: 'pnpm add --save-dev',
  run: 'pnpm run',
  exec: 'pnpm exec',
};

const YARN: PackageManager = {
  install: 'yarn install',
  add: 'yarn add',
  addForDevelopment: 'yarn add --dev',
  run: 'yarn run',
  exec: 'yarn run',
};

const BUN: PackageManager = {
  install: 'bun install',
  add: 'bun add',
  addForDevelopment: 'bun add --dev',
  run: 'bun run',
  exec: 'bun run',
};

const BY_NAME = new Map([
  ['npm', NPM],
  ['pnpm', PNPM],
  ['yarn', YARN],
  ['bun', BUN],
]);

const BY_LOCKFILE: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', PNPM],
  ['yarn.lock', YARN],
  ['bun.lock', BUN],
  ['bun.lockb', BUN],
  ['package-lock.json', NPM],
];

/** Files that package managers write last, below the folder that they install into. */
const RECORDS: readonly string[] = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-integrity',
  'node_modules/.yarn-state.yml',
  // Bun writes nothing else.
  'package.json',
  ...BY_LOCKFILE.map(([lockfile]) => lockfile),
];

/**
 * Files of which at least one changes when a project's packages have been installed, added or
 * removed, whether or not they exist.
 *
 * @param folder - Absolute path of a folder of the project.
 * @returns Absolute paths.
 */
export function installRecords(folder: string): string[] {
  return projectFolders(folder).flatMap((at) => RECORDS.map((record) => join(at, record)));
}

/**
 * Determines the package manager of a project from `packageManager` in its `package.json`, or else
 * from its lockfile. Either may be in a parent folder, as in a workspace.
 *
 * @param folder - Absolute path of a folder of the project.
 * @returns npm if there is neither.
 */
export function packageManager(folder: string): PackageManager {
  for (const at of projectFolders(folder)) {
    const found =
      named(join(at, 'package.json')) ??
      BY_LOCKFILE.find(([lockfile]) => existsSync(join(at, lockfile)))?.[1];
    if (found !== undefined) return found;
  }
  return NPM;
}

/** Reads the field `packageManager` of a `package.json`, such as `pnpm@9.1.0`. */
function named(manifest: string): PackageManager | undefined {
  const name = orUndefined(() =>
    String(JSON.parse(readRegularText(manifest, MAX_TEXT_SIZE)).packageManager),
  );
  return BY_NAME.get(name?.split('@')[0] ?? '');
}

/** A folder of a project and its parents, nearest first, up to the root of its repository. */
export function projectFolders(folder: string): string[] {
  const all = withParentsOfProject(folder);
  const repository = all.findIndex((at) => existsSync(join(at, '.git')));
  return repository === -1 ? all : all.slice(0, repository + 1);
}
