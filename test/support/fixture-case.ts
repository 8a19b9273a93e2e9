import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { readFolder } from './read-folder.ts';
import { type Run, runDocgen } from './run-docgen.ts';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));

/**
 * A case of `test/fixtures/`: a folder with the files of an author in `site/`, what has to come of
 * them in `expected/`, and in `args.json` the arguments of docgen, if they are not those that its
 * test takes.
 */
export interface FixtureCase {
  /** Absolute path of a copy of `site/`, so that nothing is there from an earlier run. */
  readonly project: string;
  /** Runs docgen, with the arguments of the case when none are given. */
  readonly run: (args?: readonly string[]) => Promise<CaseRun>;
  /** Compares with all of `expected/`, which `UPDATE=1` in the environment writes anew. */
  readonly expectFiles: (actual: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/** What docgen said in the copy, without how far it was and where the copy lies. */
export interface CaseRun extends Run {
  /** Command line, all that was said, and exit code. */
  readonly transcript: string;
}

/** Names of the cases below a folder of `test/fixtures/`. */
export function casesOf(suite: string): string[] {
  return readdirSync(join(fixtures, suite)).sort();
}

/**
 * Copies the site of a case to a folder of its own.
 *
 * @param path - The case's folder below `test/fixtures/`.
 * @param args - Arguments of cases without `args.json`. @default build
 * @throws Error when there is no such case.
 */
export function openCase(path: string, args: readonly string[] = ['build']): FixtureCase {
  const folder = join(fixtures, path);
  const argsFile = join(folder, 'args.json');
  const own = existsSync(argsFile) ? JSON.parse(readFileSync(argsFile, 'utf8')) : args;
  // A name with a space and an umlaut: paths are where such things go wrong.
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'docgen case ä ')));
  const project = join(temporary, basename(path));
  cpSync(join(folder, 'site'), project, { recursive: true, verbatimSymlinks: true });
  // Git keeps no empty folders.
  rmSync(join(project, '.gitkeep'), { force: true });
  return {
    project,
    async run(given = own) {
      const { code, stdout, stderr } = await runDocgen(given, project);
      const cleaned = { code, stdout: clean(stdout, project), stderr: clean(stderr, project) };
      const said = `${cleaned.stderr}${cleaned.stdout}`.trim();
      return {
        ...cleaned,
        transcript: `$ docgen ${given.join(' ')}\n${said}\nexit code ${code}\n`,
      };
    },
    expectFiles: (actual) => expectFiles(join(folder, 'expected'), actual),
    remove: () => rmSync(temporary, { recursive: true }),
  };
}

function clean(said: string, project: string): string {
  return said
    .replaceAll(project, '<project>')
    .replaceAll(/\d+ pages, \d+ files, [\d.]+ MB (in .*), made in [\d.]+ s/g, 'a site $1')
    .replaceAll(/^[✓✗] .*\n/gm, '');
}

function expectFiles(folder: string, actual: Readonly<Record<string, string>>): void {
  if (process.env.UPDATE === '1') {
    rmSync(folder, { recursive: true, force: true });
    for (const [name, text] of Object.entries(actual)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  }
  const expected = readFolder(folder);
  for (const [name, text] of Object.entries(actual)) {
    expect.soft(text, name).toBe(expected[name]);
  }
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort());
}
