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
 * A case of `test/fixtures/`: a folder with an author's files in `site/`, the expected result in
 * `expected/`, and docgen's arguments in `args.json` if they differ from those of the test.
 */
export interface FixtureCase {
  /** Absolute path of a copy of `site/`, which contains nothing of earlier runs. */
  readonly project: string;
  /** Runs docgen, by default with the arguments of the case. */
  readonly run: (args?: readonly string[]) => Promise<CaseRun>;
  /**
   * Compares texts by path with all files of `expected/`. `UPDATE=1` in the environment rewrites
   * them.
   */
  readonly expectFiles: (actual: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/** The result of a run in the copy, without progress messages and without the path of the copy. */
export interface CaseRun extends Run {
  /** Command line, everything that was printed, and exit code. */
  readonly transcript: string;
}

/** Names of the cases below a folder of `test/fixtures/`. */
export function casesOf(suite: string): string[] {
  return readdirSync(join(fixtures, suite)).sort();
}

/**
 * Copies the site of a case into a temporary folder.
 *
 * @param path - Path of the case's folder below `test/fixtures/`.
 * @param args - Arguments for cases without `args.json`. @default ['build']
 * @throws Error if there is no such case.
 */
export function openCase(path: string, args: readonly string[] = ['build']): FixtureCase {
  const folder = join(fixtures, path);
  const argsFile = join(folder, 'args.json');
  const own = existsSync(argsFile) ? JSON.parse(readFileSync(argsFile, 'utf8')) : args;
  // A name with a space and an umlaut, because programs often mishandle such paths.
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'docgen case ä ')));
  const project = join(temporary, basename(path));
  cpSync(join(folder, 'site'), project, { recursive: true, verbatimSymlinks: true });
  // Git does not store empty folders.
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
