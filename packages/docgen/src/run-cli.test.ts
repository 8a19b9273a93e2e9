import fs from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, type RunningCommand, runInFolder } from './testing/run-in-folder.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await emptyFolder();
});

const run = (...argv: string[]): RunningCommand => runInFolder({ cwd }, ...argv);

describe('calls', () => {
  test('a name that nobody knows does not steer the terminal', async () => {
    const cli = run('a\u001b[31m');
    expect(await cli.code).toBe(1);
    expect(cli.err()).toMatch(/^error: unknown command 'a\\u001b\[31m'\n/);
  });

  test('--version', async () => {
    const cli = run('--version');
    expect([await cli.code, cli.out()]).toEqual([0, '1.2.3\n']);
  });

  test.each(['build', 'serve', 'check'])('%s --help', async (command) => {
    const cli = run(command, '--help');
    expect(await cli.code).toBe(0);
    expect(cli.out()).toContain(`Usage: docgen ${command}`);
  });

  test.each([
    [['build', '--out-dri', 'x'], "unknown option '--out-dri'\n(Did you mean --out-dir?)"],
    [['biuld'], "unknown command 'biuld'\n(Did you mean build?)"],
    [['check', '--format', 'xml'], 'Allowed choices are pretty, github, json.'],
    [['serve', '--port', '70000'], 'It must be a number from 0 to 65535.'],
    [['build', '--base', 'docs'], 'It must be a path that starts with "/".'],
    [['build', '--out-dir', ''], 'It must not be empty.'],
    [['build', '--out-dir', '--profile'], 'must be written as "./--profile".'],
    [['check', '--config', ''], 'It must not be empty.'],
    [['schema-diff', 'a.graphql', 'b.graphql', '--page', 'b.graphql'], '(.md or .mdx).'],
    [['schema-diff', 'a.graphql'], "missing required argument 'new'"],
  ])('%j is a mistake', async (argv, message) => {
    const cli = run(...argv);
    expect(await cli.code).toBe(1);
    expect(cli.err()).toContain(message);
    const command = /^(?:build|serve|check|schema-diff)$/.test(argv[0] ?? '') ? `${argv[0]} ` : '';
    expect(cli.err()).toContain(`(docgen ${command}--help lists`);
  });

  test('a schema that a page would lead to, without a page', async () => {
    const cli = run('schema-diff', 'a.graphql', 'b.graphql', '--schema', 'api');
    expect([await cli.code, cli.out()]).toEqual([1, '']);
    expect(cli.err()).toMatch(/^error `--schema` says .* no `--page`.*\n {2}hint: /);
  });
});

test('a build that cannot move the output back does not say that nothing was written', async () => {
  await writeFile(
    join(cwd, 'site.config.js'),
    "export default { title: 'A', url: 'https://a.example', content: [{ id: 'a', path: 'pages' }] };",
  );
  await mkdir(join(cwd, 'pages'));
  await writeFile(join(cwd, 'pages/index.md'), '# Before\n');
  const first = run('build');
  expect(await first.code).toBe(0);
  await writeFile(join(cwd, 'pages/index.md'), '# After\n');
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    if (String(to).endsWith('dist')) throw Object.assign(new Error('locked'), { code: 'EPERM' });
    renameSync(from, to);
  };
  syncBuiltinESMExports();
  const cli = run('build');
  try {
    expect(await cli.code).toBe(1);
  } finally {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  }
  expect(cli.err()).toContain('error output-not-restored');
  expect(cli.err()).toContain('\n1 error, the output folder is not in its place\n');
  expect(cli.err()).not.toContain('nothing was written');
  const next = run('build');
  expect(await next.code).toBe(0);
  expect(await readFile(join(cwd, 'dist/index.html'), 'utf8')).toContain('After');
});

describe('build and check of a wrong configuration', () => {
  beforeEach(() =>
    writeFile(
      join(cwd, 'site.config.ts'),
      `export default {\n  titel: 'Shop',\n  url: 'https://a.example',\n};\n`,
    ),
  );

  test('build ends in 1 and says why on standard error', async () => {
    const cli = run('build');
    expect(await cli.code).toBe(1);
    expect(cli.out()).toBe('');
    expect(cli.err()).toMatch(/^✗ config +site\.config\.ts +\d/);
    expect(cli.err()).toContain(
      'error unknown-config-key  site.config.ts:2:3\n  titel is not a known key.\n',
    );
    expect(cli.err()).toContain("  > 2 │   titel: 'Shop',\n      │   ^^^^^\n");
    expect(cli.err()).toContain('hint: Did you mean "title"?');
    expect(cli.err()).toMatch(
      /\n2 errors, nothing was written\nCauses and cures: docgen explain missing-config-key unknown-config-key\n$/,
    );
  });

  test('check reports on standard output, in the format asked for', async () => {
    const github = run('check', '--format', 'github');
    expect(await github.code).toBe(1);
    expect(github.out()).toContain(
      '::error file=site.config.ts,line=2,endLine=2,col=3,endColumn=8,title=unknown-config-key::',
    );
    const json = run('check', '--format', 'json');
    expect(await json.code).toBe(1);
    expect(JSON.parse(json.out())).toMatchObject({ version: 1, errors: 2, warnings: 0 });
  });

  test('annotations are relative to the root of the repository, all else to the working folder', async () => {
    await mkdir(join(cwd, '.git'));
    const site = join(cwd, 'site');
    await mkdir(site);
    await writeFile(join(site, 'site.config.ts'), 'export default {');
    const github = runInFolder({ cwd: site }, 'check', '--format', 'github');
    expect(await github.code).toBe(1);
    expect(github.out()).toMatch(/^::error file=site\/site\.config\.ts,line=1,/);
    const pretty = runInFolder({ cwd: site }, 'check');
    expect(await pretty.code).toBe(1);
    expect(pretty.out()).toMatch(/^error config-syntax {2}site\.config\.ts:1:/);
  });

  test('a checkout without git is the workspace', async () => {
    await mkdir(join(cwd, 'site'));
    await writeFile(join(cwd, 'site/site.config.ts'), 'export default {');
    const github = runInFolder(
      { cwd: join(cwd, 'site'), workspace: cwd },
      'check',
      '--format',
      'github',
    );
    expect(await github.code).toBe(1);
    expect(github.out()).toMatch(/^::error file=site\/site\.config\.ts,line=1,/);
  });

  test('an interruption ends the run with 130', async () => {
    const cli = run('build');
    cli.interrupt();
    expect(await cli.code).toBe(130);
    expect(cli.err()).toContain('Interrupted. The previous output is unchanged.');
  });

  test('places are relative to the working folder', async () => {
    await mkdir(join(cwd, 'site'));
    await writeFile(join(cwd, 'site/my.config.ts'), 'export default {');
    const cli = run('check', '--config', 'site/my.config.ts');
    expect(await cli.code).toBe(1);
    expect(cli.out()).toContain('error config-syntax  site/my.config.ts:1:17');
  });
});

/** Writes a site of one page. */
async function writeSite(): Promise<void> {
  await mkdir(join(cwd, 'docs'));
  await writeFile(join(cwd, 'docs/index.md'), '# Home\n');
  await writeFile(
    join(cwd, 'site.config.ts'),
    "export default { title: 'Shop', url: 'https://a.example', content: [{ id: 'docs', path: 'docs' }] };\n",
  );
}

test('a check of one page says how much it went through, in the singular', async () => {
  await writeSite();
  const cli = run('check');
  expect(await cli.code).toBe(0);
  expect(cli.err()).toMatch(/ read +1 file +\d/);
  expect(cli.err()).toMatch(/ compile +1 page +\d/);
});

test('check takes --no-cache, because checkouts of CI may be read-only', async () => {
  await writeSite();
  expect(await run('check', '--no-cache').code).toBe(0);
  expect(await readdir(cwd)).not.toContain('node_modules');
  expect(await run('check').code).toBe(0);
  expect(await readdir(cwd)).toContain('node_modules');
});
