import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runDocgen } from './support/run-docgen.ts';

const WARNING = '# Home\n\nSee [our plan][plan].\n';

/** A site with a home page. */
async function project(home: string) {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-fail-on-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'docs'));
  const write = (text: string) => writeFile(join(folder, 'docs/index.md'), text);
  await write(home);
  await writeFile(
    join(folder, 'site.config.js'),
    "export default { title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'docs' }] };",
  );
  const page = join(folder, 'dist/index.html');
  return {
    run: (...args: string[]) => runDocgen(args, folder),
    write,
    page: () => (existsSync(page) ? readFileSync(page, 'utf8') : undefined),
  };
}

test('docgen check fails on warnings with --fail-on warning', async () => {
  const { run, write } = await project(WARNING);
  expect(await run('check')).toMatchObject({ code: 0 });
  expect(await run('check', '--fail-on', 'error')).toMatchObject({ code: 0 });
  const { code, stdout } = await run('check', '--fail-on', 'warning');
  expect([code, stdout]).toEqual([1, expect.stringContaining('\n1 warning\n')]);
  const json = await run('check', '--fail-on', 'warning', '--format', 'json');
  expect([json.code, JSON.parse(json.stdout)]).toEqual([
    1,
    expect.objectContaining({ warnings: 1 }),
  ]);
  await write('# Home\n');
  expect(await run('check', '--fail-on', 'warning')).toMatchObject({ code: 0 });
});

test('docgen build --fail-on warning keeps the last output', async () => {
  const { run, write, page } = await project('# Before\n');
  const strictly = () => run('build', '--fail-on', 'warning');
  expect(await strictly()).toMatchObject({ code: 0 });
  await write(WARNING);
  const { code, stdout, stderr } = await strictly();
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('\n1 warning, nothing was written\n');
  expect(page()).toContain('Before');
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(page()).toContain('our plan');
  // The output is up to date, but the warning is still there.
  expect(await strictly()).toMatchObject({ code: 1, stdout: '' });
  expect(await run('build', '--no-cache', '--fail-on', 'warning')).toMatchObject({ code: 1 });
});

test('a severity that does not exist is a mistake', async () => {
  const { run } = await project('# Home\n');
  const { code, stderr } = await run('check', '--fail-on', 'hint');
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('Allowed choices are warning, error.'),
  ]);
});
