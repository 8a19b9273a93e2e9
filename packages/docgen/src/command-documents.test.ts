import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIAGNOSTIC_CODES } from '@docgen/core/diagnostic-codes';
import { describe, expect, test } from 'vitest';
import { type Run, runDocgen } from '../../../test/support/run-docgen.ts';
import { readEntries } from './explain/read-entries.ts';

/** The package's folder in the repository, whose `docs/` are published. */
const packageFolder = fileURLToPath(new URL('..', import.meta.url));

const run = (...args: string[]): Promise<Run> => runDocgen(args, tmpdir());

describe('the documentation of the commands', () => {
  /** Each command with its options, such as `--port <number>`. */
  async function helped(): Promise<Record<string, string[]>> {
    const help = await run('--help');
    expect(help.code).toBe(0);
    const names = help.stdout.matchAll(/^ {2}(?!help)([a-z-]+) .*$/gm);
    const entries = Array.from(names, async ([, name = '']) => {
      const { stdout } = await run(name, '--help');
      const options = stdout.matchAll(/^ {2}(--\S+(?: <[^>]+>)?)/gm);
      return [name, Array.from(options, ([, option = '']) => option)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  test('has every command with its options, and no others', async () => {
    const guide = await readFile(join(packageFolder, 'docs/cli.md'), 'utf8');
    const [, ...sections] = guide.split(/^## docgen /m);
    const told = sections.map((section) => [
      /^\S+/.exec(section)?.[0],
      Array.from(section.matchAll(/^\| `(--\S+(?: <[^>]+>)?)` \|/gm), ([, option]) => option),
    ]);
    expect(Object.fromEntries(told)).toEqual(await helped());
  });

  test('has them in the overview of the README, too', async () => {
    const readme = await readFile(join(packageFolder, '../../README.md'), 'utf8');
    const [, overview = ''] = readme.split('\n## Commands\n');
    const rows = (overview.split('\n## ')[0] ?? '').matchAll(/^\| `docgen (\S+)([^`]*)` \|/gm);
    const told = Array.from(rows, ([, name = '', usage = '']) => [
      name,
      Array.from(usage.matchAll(/--[a-z-]+/g), ([option]) => option).sort(),
    ]);
    const there = Object.entries(await helped()).map(([name, options]) => [
      name,
      options.map((option) => option.replace(/ .*/, '')).sort(),
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(there));
  });

  test('has the options of `build` in a program', async () => {
    const guide = await readFile(join(packageFolder, 'docs/cli.md'), 'utf8');
    const [, section = ''] = guide.split('\n## In a program\n');
    const types = await readFile(join(packageFolder, 'src/api.ts'), 'utf8');
    const options = Array.from(types.matchAll(/^ {2}readonly (\w+)\?:/gm), ([, name = '']) => name);
    expect(options).toContain('outDir');
    expect(options.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('explain', () => {
  test('prints the cause and the cure of each code', async () => {
    const { code, stdout } = await run('explain', 'broken-image', 'invalid-config-value');
    expect(code).toBe(0);
    const [image = '', value = ''] = stdout.split('invalid-config-value\n');
    expect(image).toMatch(/^broken-image\n {2}Cause: .*\n {2}.*\n\n {2}Cure: /);
    expect(value).toContain('Configuration (docs/configuration.md of the package)');
    expect(stdout).not.toMatch(/\*\*|\]\(|.{81}/);
  });

  test('lists all codes, which are those that messages have', async () => {
    const { code, stdout } = await run('explain');
    expect(code).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, code]) => code);
    expect(listed.sort()).toEqual([...DIAGNOSTIC_CODES]);
  });

  test('proposes the code that a mistyped one was meant to be, and prints nothing else', async () => {
    const { code, stdout, stderr } = await run('explain', 'broken-image', 'brokn-link');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('hint: Did you mean "broken-link"');
  });

  test('says of every code what causes it and what cures it', async () => {
    const guide = await readFile(join(packageFolder, 'docs/diagnostics.md'), 'utf8');
    const shape = /^\*\*Cause:\*\* .+\n\*\*Cure:\*\* .+$/;
    const others = readEntries(guide).filter(
      ({ paragraphs }) => !shape.test(paragraphs.join('\n')),
    );
    expect(others.map(({ code }) => code)).toEqual([]);
  });

  /** The code of all packages. */
  async function sources(): Promise<string> {
    const rooms = join(packageFolder, '..');
    const paths = await readdir(rooms, { recursive: true });
    const modules = paths.filter((path) =>
      /^[^/\\]+.src.+(?<!\.test|diagnostic-codes)\.tsx?$/.test(path),
    );
    const texts = await Promise.all(modules.map((path) => readFile(join(rooms, path), 'utf8')));
    return texts.join('\n');
  }

  test('says of every warning that it is one', async () => {
    const guide = await readFile(join(packageFolder, 'docs/diagnostics.md'), 'utf8');
    const errors = readEntries(guide)
      .filter(({ paragraphs }) => !paragraphs.join().includes('warning'))
      .map(({ code }) => code);
    const warnings = (await sources()).matchAll(/code: '([a-z-]+)',\s+severity: 'warning'/g);
    const codes = Array.from(warnings, ([, code = '']) => code);
    expect(codes).toContain('front-matter-unknown-key');
    expect(codes.filter((code) => errors.includes(code))).toEqual([]);
  });

  test('every code is one that some room tells', async () => {
    const source = await sources();
    // These codes start with the kind of author: `${kind}-timeout`.
    const made = (code: string) => `}${code.slice(code.indexOf('-'))}\``;
    const unused = DIAGNOSTIC_CODES.filter(
      (code) => !source.includes(`'${code}'`) && !source.includes(made(code)),
    );
    expect(unused).toEqual([]);
  });
});
