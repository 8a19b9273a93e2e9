import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { lendCode } from './support/lend-code.ts';
import { runDocgen } from './support/run-docgen.ts';
import { LIMIT, repositoryBin, spawnDocgen } from './support/spawn-docgen.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-process-end-')));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function project(files: Readonly<Record<string, string>>, settings = ''): string {
  const path = join(folder, String(count++));
  const config = `export default { title: 'T', url: 'https://t.example', ${settings} content: [{ id: 'docs', path: 'content' }] };\n`;
  for (const [file, text] of Object.entries({ 'site.config.ts': config, ...files })) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  lendCode(path, 'build');
  return path;
}

const expression = (code: string) => `# Page\n\n{(() => { ${code} })()}\n`;

/** Enough broken links for a report of more than a megabyte. */
const LINKS = Array.from({ length: 500 }, (_, n) => `[${n}](/missing-${n}-${'x'.repeat(2000)})`);

/** Handles that keep a process from ending. */
const OPEN = `
  setInterval(() => {}, 1000);
  const builtin = (name) => process.getBuiltinModule(name);
  builtin('net').createServer().listen(0);
  builtin('dgram').createSocket('udp4').bind(0);
  new (builtin('worker_threads').Worker)('setInterval(() => {}, 1000)', { eval: true });
`;

describe('the process ends after the command', () => {
  it('even if a page keeps handles open', async () => {
    const cwd = project({ 'content/index.mdx': expression(OPEN.replaceAll('\n', ' ')) });
    const { code, stdout, stderr } = await spawnDocgen(['build'], cwd);
    expect(stderr).not.toContain('error');
    expect(stdout).toContain('2 pages');
    expect(code).toBe(0);
  });

  it('and a slow reader gets the whole output', async () => {
    const cwd = project({
      'content/index.mdx': `${LINKS.join('\n')}\n\n{(() => { setInterval(() => {}, 1000); })()}\n`,
    });
    const child = spawn(process.execPath, [repositoryBin, 'check', '--format', 'json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      ...LIMIT,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    let text = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      text += chunk;
      await setTimeout(5);
    }
    expect(await ended).toBe(1);
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(text).diagnostics).toHaveLength(LINKS.length);
  });

  it('at once on Ctrl-C, even if the reader does not read', async () => {
    const cwd = project({ 'content/index.mdx': LINKS.join('\n') });
    const child = spawn(process.execPath, [repositoryBin, 'check', '--format', 'json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      ...LIMIT,
    });
    child.stdout.once('readable', () => child.kill('SIGINT'));
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
    child.stdout.destroy();
  });

  it('without an EPIPE message if the reader has disconnected', async () => {
    const cwd = project({ 'content/index.mdx': LINKS.join('\n') });
    const child = spawn(process.execPath, [repositoryBin, 'check', '--format', 'json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...LIMIT,
    });
    child.stdout.once('data', () => child.stdout.destroy());
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (more) => {
      stderr += more;
    });
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(stderr).not.toContain('EPIPE');
  });
});

/** Loops that only the end of the process can stop. */
const LOOPS = {
  'a module while it is loaded': {
    'content/loop.tsx': 'while (Math.random() < 2);\nexport default () => null;\n',
  },
  'a chain of promises': {
    'content/loop.mdx': expression('(async () => { while (true) await null; })();'),
  },
  'a timer': {
    'content/loop.mdx': expression('setTimeout(() => { while (true); }, 0);'),
  },
};

// They mostly wait. On a busy machine, resolving one module may take a fifth of a second.
describe.concurrent('an endless loop is stopped and reported with its page', () => {
  it.each(Object.entries(LOOPS))('in %s', async (_, files) => {
    const { code, stderr } = await spawnDocgen(['build'], project(files, 'pageTimeout: 1,'));
    expect(stderr.slice(stderr.indexOf('error'))).toBe(
      `error page-timeout  ${Object.keys(files)[0]}
  The page was stopped after 1 s, because its code did not finish.
  hint: Look for an endless loop or recursion. If it needs that long, set \`pageTimeout\` in the configuration.

1 error, nothing was written
Causes and cures: docgen explain page-timeout
`,
    );
    expect(code).toBe(1);
  });

  it('is only a warning if the new output is already in place', async () => {
    const loop = `const { existsSync } = process.getBuiltinModule('fs'); setInterval(() => { while (existsSync('dist')); }, 0);`;
    const cwd = project({ 'content/loop.mdx': expression(loop) }, 'pageTimeout: 1,');
    const { code, stderr } = await spawnDocgen(['build'], cwd);
    expect(stderr).toMatch(
      /warning page-timeout {2}content\/loop.mdx\n.*\n1 warning\nCauses and cures: docgen explain page-timeout\nThe new output is in place.\n$/s,
    );
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, 'dist'))).toContain('loop');
  });
});

it.each([
  ['ends the process', 'process.exit(0);', 'config-ends-process  site/site.config.mjs'],
  ['never loads', 'await new Promise(() => {});', 'config-timeout  site/site.config.mjs'],
])('schema-diff fails with a configuration that %s', async (_what, code, message) => {
  const cwd = project({
    'schema.graphql': 'type Query { a: Int }\n',
    'site/site.config.mjs': `${code}\nexport default {};\n`,
  });
  const args = ['schema-diff', 'schema.graphql', 'schema.graphql'];
  const run = await spawnDocgen([...args, '--config', 'site/site.config.mjs'], cwd);
  expect(run.stderr).toContain(`error ${message}`);
  expect([run.code, run.stdout]).toEqual([1, '']);
});

it('output of pages and of the configuration is not mixed into a report', async () => {
  const cwd = project({ 'content/index.mdx': expression("console.log('from a page');") });
  const config = readFileSync(join(cwd, 'site.config.ts'), 'utf8');
  writeFileSync(join(cwd, 'site.config.ts'), `console.info('from the configuration');\n${config}`);
  const { code, stdout, stderr } = await spawnDocgen(['check', '--format', 'json'], cwd);
  expect(JSON.parse(stdout)).toMatchObject({ errors: 0 });
  expect(stderr).toContain('from a page\n');
  expect(stderr).toContain('from the configuration\n');
  expect(code).toBe(0);
});

it('a failure after the new output is in place says that it is in place', async () => {
  const cwd = project({ 'content/index.md': '# Page\n' });
  const { code, stderr } = await runDocgen(['build'], cwd, {
    warned(text) {
      if (text.startsWith('✓ write')) throw new Error('the terminal has gone');
    },
  });
  expect(stderr).toMatch(/the terminal has gone.*\nThe new output is in place\. Please report/s);
  expect(code).toBe(2);
  expect(readdirSync(join(cwd, 'dist'))).toContain('index.html');
});

it.runIf(existsSync('/dev/full'))('an output that cannot be written is an error', () => {
  const full = openSync('/dev/full', 'w');
  try {
    const bin = [repositoryBin, '--version'];
    const out = spawnSync(process.execPath, bin, { stdio: ['ignore', full, 'pipe'] });
    expect([out.status, String(out.stderr)]).toEqual([
      2,
      expect.stringMatching(/^error The output could not be written: .*ENOSPC.*\n$/),
    ]);
    const both = spawnSync(process.execPath, bin, { stdio: ['ignore', full, full] });
    expect(both.status).toBe(2);
  } finally {
    closeSync(full);
  }
});

it.skipIf(process.platform === 'win32')('a missing working directory is an error', () => {
  const cwd = mkdtempSync(join(folder, 'gone-'));
  const command = `rmdir ../"\${PWD##*/}" && exec "${process.execPath}" "${repositoryBin}" build`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, ...LIMIT });
  expect(String(stderr)).toBe(
    'error The folder that docgen was started in no longer exists.\n  hint: Change to the folder of your project, with cd.\n',
  );
  expect(status).toBe(1);
});

it('interrupting a build with a stopped page prints nothing about the debugger', async () => {
  // The page runs nearly as long as allowed, the thrown value never returns when it is inspected,
  // and a promise is pending: by then, the watchdog thread queries the debugger.
  const loop = expression(
    [
      "console.log('loop');",
      'const burn = (time) => { const end = Date.now() + time; while (Date.now() < end); };',
      'Promise.resolve().then(() => burn(200));',
      'burn(900);',
      'throw { get [Symbol.toStringTag]() { while (Math.random() < 2); } };',
    ].join(' '),
  );
  const cwd = project({ 'content/index.mdx': loop }, 'pageTimeout: 1,');
  const child = spawn(process.execPath, [repositoryBin, 'build'], { cwd, ...LIMIT });
  let said = '';
  let isAsked = false;
  child.stderr.on('data', async (text) => {
    said += text;
    if (isAsked || !said.includes('loop')) return;
    isAsked = true;
    child.kill('SIGINT');
    await setTimeout(500);
    child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(said).toContain('Interrupted');
  expect(said).not.toContain('debugger');
  expect(code).toBe(130);
});
