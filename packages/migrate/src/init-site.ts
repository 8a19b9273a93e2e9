import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findConfig } from '@docgen/config/find-config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { planDocusaurus } from './docusaurus/plan-docusaurus.ts';
import type { InitResult, PlannedFile } from './init-outcome.ts';
import { nextSteps } from './next-steps.ts';
import { readProjectJson } from './read-project-file.ts';
import { pageBeside } from './starter/find-sources.ts';
import { planStarter, type StarterInput } from './starter/plan-starter.ts';
import { fileInTheWay, notWritten, writeFiles } from './write-files.ts';

/** The folder to turn into a site, and how. */
export interface InitInput extends StarterInput {
  /** Whether the user named the folder. */
  readonly isNamed: boolean;
  /** Whether foreign configurations may be run. */
  readonly mayRun: boolean;
  /** Whether to report the planned files without writing them. */
  readonly isCheck?: boolean;
}

/**
 * Turns a folder into a site: migrates the configuration of a Docusaurus site, or creates a new
 * site. Existing files are not changed.
 *
 * @returns `undefined` if there was an error, in which case nothing was written. Places are
 *   relative to the folder. The diagnostics are `init-config-exists`, `init-not-a-folder`,
 *   `init-docusaurus-below`, `init-among-pages`, `init-file-in-the-way`, `init-not-writable`, and
 *   those of `planStarter`, `planDocusaurus` and `readProjectJson`.
 * @throws For faults of docgen or of the machine.
 */
export async function initSite(input: InitInput): Promise<Checked<InitResult | undefined>> {
  const { folder } = input;
  const docusaurus = findDocusaurus(folder);
  const obstacle =
    obstacleIn(folder) ??
    (docusaurus === undefined && !input.isNamed ? docusaurusBelow(folder) : undefined) ??
    (docusaurus === undefined ? await amongPages(folder) : undefined);
  if (obstacle !== undefined) return { value: undefined, diagnostics: [obstacle] };
  const manifest = await readProjectJson(folder, 'package.json');
  const { value: plan, diagnostics: found } =
    docusaurus === undefined
      ? await planStarter(input)
      : await planDocusaurus(folder, docusaurus, input.mayRun);
  const diagnostics = [...manifest.diagnostics, ...found];
  if (plan === undefined) return { value: undefined, diagnostics };
  const { files, ...rest } = plan;
  const blocked = fileInTheWay(folder, files);
  if (blocked !== undefined) return { value: undefined, diagnostics: [blocked] };
  if (input.isCheck) return { value: { ...rest, ...unwritten(folder, files) }, diagnostics };
  let done: Awaited<ReturnType<typeof writeFiles>>;
  try {
    done = await writeFiles(folder, files);
  } catch (error) {
    return { value: undefined, diagnostics: [...diagnostics, notWritten(folder, error)] };
  }
  const next = await nextSteps(input, done.written);
  return { value: { ...rest, ...done, next }, diagnostics };
}

/** Planned files that no build reads, except for the configuration. */
const NOT_BUILT: ReadonlySet<string> = new Set(['.gitignore', 'package.json', 'site.config.ts']);

/** The result of a dry run, including the configuration if it can be checked. */
function unwritten(
  folder: string,
  files: readonly PlannedFile[],
): Pick<InitResult, 'written' | 'kept' | 'next' | 'config'> {
  const isThere = ({ path }: PlannedFile) => existsSync(join(folder, path));
  const kept = files.filter(isThere).map(({ path }) => path);
  const written = files.filter((file) => !isThere(file)).map(({ path }) => path);
  const isComplete = written.every((path) => NOT_BUILT.has(path));
  const config = isComplete ? files.find(({ path }) => path === 'site.config.ts') : undefined;
  return { written, kept, next: [], config };
}

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** Name of the configuration file of the Docusaurus site in a folder. */
function findDocusaurus(folder: string): string | undefined {
  const names = ENDINGS.map((ending) => `docusaurus.config.${ending}`);
  return names.find((name) => existsSync(join(folder, name)));
}

/** Reports a Docusaurus site in a subfolder, because many repositories have theirs in `website`. */
function docusaurusBelow(folder: string): Diagnostic | undefined {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const sites = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const config = findDocusaurus(join(folder, name));
      return config === undefined ? [] : [{ name, config }];
    });
  const [first] = sites;
  if (first === undefined) return undefined;
  return {
    code: 'init-docusaurus-below',
    severity: 'error',
    message: `There is a Docusaurus site in ${sites.map(({ name }) => name).join(', ')}, but none here.`,
    hint: `Run \`docgen init --dir "${first.name}"\` to migrate it, or \`docgen init --dir .\` to create a new site here.`,
    place: { file: `${first.name}/${first.config}` },
  };
}

/** Reports a folder of pages: a site created in it would not contain them. */
async function amongPages(folder: string): Promise<Diagnostic | undefined> {
  const page = await pageBeside(folder);
  if (page === undefined) return undefined;
  return {
    code: 'init-among-pages',
    severity: 'error',
    message: `The folder ${basename(folder)} contains pages, such as ${page}, but the pages of a site are in a folder below its configuration.`,
    hint: `Run \`docgen init\` in the parent folder to create a site of these pages, or move them to ${basename(folder)}/content first.`,
    place: { file: page },
  };
}

function obstacleIn(folder: string): Diagnostic | undefined {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    return {
      code: 'init-not-a-folder',
      severity: 'error',
      message: `${folder} is a file, so no site can be created in it.`,
      hint: 'Name a folder with --dir. It is created if it does not exist.',
    };
  }
  const config = findConfig(folder);
  if (!existsSync(config)) return undefined;
  const file = basename(config);
  return {
    code: 'init-config-exists',
    severity: 'error',
    message: `The configuration ${file} already exists, and existing files are not overwritten.`,
    hint: 'Run `docgen check` to check it. To start over, rename it first, or name another folder with --dir.',
    place: { file },
  };
}
