import { spawn } from 'node:child_process';
import {
  appendFileSync,
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
import { lendCode } from './support/lend-code.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-interrupt-')));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A small site with the output of an earlier build, and a page that runs some code during
 * rendering.
 */
function siteWith(code: string): string {
  const project = mkdtempSync(join(folder, 'site-'));
  for (const path of ['content', 'tmp', 'dist']) mkdirSync(join(project, path));
  writeFileSync(
    join(project, 'site.config.ts'),
    "export default { title: 'A', url: 'https://e.org', pageTimeout: 3600, content: [{ id: 'a', path: 'content' }] };\n",
  );
  writeFileSync(join(project, 'content/index.md'), '# Home\n');
  writeFileSync(join(project, 'dist/.docgen-output'), 'Made by docgen\n');
  writeFileSync(join(project, 'dist/index.html'), 'previous');
  change(project, code);
  lendCode(project, 'build');
  return project;
}

function change(project: string, code: string): void {
  const page = `export default function Page() { ${code}; return <h1>Page</h1>; }\n`;
  writeFileSync(join(project, 'content/page.tsx'), page);
}

/** Code that lets another process send a signal to this one: pages cannot use `process.kill`. */
function signalled(signal: string): string {
  const kill = `'process.kill(' + process.pid + ', "${signal}")'`;
  return `process.getBuiltinModule('child_process').execFileSync(process.execPath, ['-e', ${kill}])`;
}

/** Code that runs while the bundler is working. `child` is the bundler's process. */
function whileBundling(code: string): string {
  return `const processes = require('node:child_process');
const { spawn } = processes;
processes.spawn = (...args) => {
  const child = spawn(...args);
  const write = child.stdin.write.bind(child.stdin);
  child.stdin.write = (...packet) => {
    child.stdin.write = write;
    ${code};
    return write(...packet);
  };
  return child;
};
`;
}

/** Code that runs right before a line of progress is written. */
function atLine(line: string, code: string): string {
  return `const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (text, ...rest) => {
  if (text.includes(${JSON.stringify(line)})) ${code};
  return write(text, ...rest);
};
`;
}

/**
 * Builds the site with temporary files in its folder `tmp`, as the first process of a process
 * group, like a command in a terminal.
 *
 * @param before - Code to run in the process before docgen.
 */
async function build(
  project: string,
  before = '',
): Promise<{ code: number | null; output: string }> {
  const preload = join(project, 'preload.cjs');
  writeFileSync(preload, before);
  const args = ['--require', preload, join(root, 'bin/docgen.js'), 'build'];
  const child = spawn(process.execPath, args, {
    cwd: project,
    detached: true,
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

/** Files beside the output and in the folder of temporary files that should have been removed. */
function leftovers(project: string): string[] {
  const beside = readdirSync(project).filter((name) => /^dist./.test(name));
  return [...beside, ...readdirSync(join(project, 'tmp'))];
}

function expectInterrupted(project: string, { code, output }: Awaited<ReturnType<typeof build>>) {
  expect(output).toContain('Interrupted. The previous output is unchanged.');
  expect(output).not.toContain('bug in docgen');
  expect(code).toBe(130);
  expectAsBefore(project);
}

function expectAsBefore(project: string): void {
  expect(leftovers(project)).toEqual([]);
  expect(readdirSync(join(project, 'dist')).sort()).toEqual(['.docgen-output', 'index.html']);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe('previous');
}

it.concurrent('Ctrl-C during rendering keeps the previous output and leaves nothing behind', async () => {
  const project = siteWith(signalled('SIGINT'));
  expectInterrupted(project, await build(project));
});

it.concurrent('a second Ctrl-C does not wait for pending work', async () => {
  const project = siteWith('0');
  const again = `process.once('SIGINT', () => setImmediate(() => ${signalled('SIGINT')}))`;
  const endless = 'setInterval(() => {}, 1000); await new Promise(() => {})';
  appendFileSync(
    join(project, 'content/page.tsx'),
    `${again}; ${signalled('SIGINT')}; ${endless};\n`,
  );
  expectInterrupted(project, await build(project));
});

it.concurrent('Ctrl-C after the new output is in place has no effect', async () => {
  const project = siteWith('0');
  const { code, output } = await build(
    project,
    atLine('✓ write', "process.kill(process.pid, 'SIGINT')"),
  );
  expect(output).toMatch(/^3 pages, .* in dist, made in/m);
  expect(code).toBe(0);
  expect(leftovers(project)).toEqual([]);
  expect(readdirSync(join(project, 'dist'))).toContain('page');
});

it.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  '%s to the process group is an interruption, although it ends the bundler as well',
  async (signal) => {
    const project = siteWith('0');
    const code = whileBundling(`process.kill(-process.pid, '${signal}')`);
    expectInterrupted(project, await build(project, code));
  },
);

it.concurrent('Ctrl-C is an interruption even if the end of the bundler is noticed first', async () => {
  const project = siteWith('0');
  const signal = "child.stdout.once('end', () => process.kill(process.pid, 'SIGINT'))";
  const code = whileBundling(`${signal}; child.kill('SIGKILL')`);
  expectInterrupted(project, await build(project, code));
});

it.concurrent.each([
  [
    'a bundler that is killed',
    "child.kill('SIGKILL')",
    1,
    'The bundler, esbuild, ended unexpectedly',
  ],
  [
    'a bundler that never responds',
    'child.ref = () => {}; child.unref(); return true',
    2,
    'The build waits for something that never happens',
  ],
])('%s makes the build fail with a message', async (_, code, exitCode, message) => {
  const project = siteWith('0');
  const ended = await build(project, whileBundling(code));
  expect(ended.output).toContain(message);
  expect(ended.code).toBe(exitCode);
  expectAsBefore(project);
});

it.concurrent.each([
  ['ends the process', 'process.exit(3)'],
  ['throws after it has been rendered', "setImmediate(() => { throw new Error('late') })"],
])('a page that %s leaves no partial output and no temporary files', async (_, code) => {
  const project = siteWith(code);
  await build(project);
  expect(leftovers(project)).toEqual([]);
});

it.concurrent('the leftovers of a killed build are removed by the next one', async () => {
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
