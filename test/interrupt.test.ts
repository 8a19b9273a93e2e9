import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-interrupt-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** A small site with an output of an earlier build; a page of it runs some code while it is rendered. */
function siteWith(code: string): string {
  const project = mkdtempSync(join(folder, 'site-'));
  for (const path of ['content', 'tmp', 'dist']) mkdirSync(join(project, path));
  writeFileSync(
    join(project, 'site.config.ts'),
    "export default { title: 'A', url: 'https://e.org', content: [{ id: 'a', path: 'content' }] };\n",
  );
  writeFileSync(join(project, 'content/index.md'), '# Home\n');
  writeFileSync(join(project, 'dist/.docgen-output'), 'Made by docgen\n');
  writeFileSync(join(project, 'dist/index.html'), 'previous');
  change(project, code);
  return project;
}

function change(project: string, code: string): void {
  const page = `export default function Page() { ${code}; return <h1>Page</h1>; }\n`;
  writeFileSync(join(project, 'content/page.tsx'), page);
}

/** Code that sends a signal to its process from another one: `process.kill` is taken from pages. */
function signalled(signal: string): string {
  const kill = `'process.kill(' + process.pid + ', "${signal}")'`;
  return `process.getBuiltinModule('child_process').execFileSync(process.execPath, ['-e', ${kill}])`;
}

/** Builds it with temporary files in its folder `tmp`. */
async function build(project: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'bin/docgen.js'), 'build'], {
    cwd: project,
    env: { ...process.env, TMPDIR: join(project, 'tmp'), TMP: join(project, 'tmp') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

/** What lies beside the output and among the temporary files that should not. */
function leftovers(project: string): string[] {
  const beside = readdirSync(project).filter((name) => /^dist./.test(name));
  return [...beside, ...readdirSync(join(project, 'tmp'))];
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  '%s while pages are rendered leaves the previous output as it was, and nothing else',
  async (signal) => {
    const project = siteWith(signalled(signal));
    const { code, output } = await build(project);
    expect(output).toContain('Interrupted. The previous output is as it was.');
    expect(code).toBe(130);
    expect(leftovers(project)).toEqual([]);
    expect(readdirSync(join(project, 'dist')).sort()).toEqual(['.docgen-output', 'index.html']);
    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe('previous');
  },
);

it.each([
  ['ends the process', 'process.exit(3)'],
  ['throws after it has been rendered', "setImmediate(() => { throw new Error('late') })"],
])('a page that %s leaves neither stage nor temporary files', async (_, code) => {
  const project = siteWith(code);
  await build(project);
  expect(leftovers(project)).toEqual([]);
});

it('what a killed build leaves, the next one removes', async () => {
  const project = siteWith(signalled('SIGKILL'));
  const killed = await build(project);
  expect(killed.code).toBe(null);
  expect(leftovers(project)).toEqual([
    expect.stringMatching(/^dist\.building-[\da-f]{12}$/),
    expect.stringMatching(/^docgen-build-[\da-f]{12}$/),
  ]);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe('previous');

  change(project, '0');
  expect((await build(project)).output).toContain('pages');
  expect(leftovers(project)).toEqual([]);
});
