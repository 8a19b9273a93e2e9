import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Evaluation, evaluateModule } from './evaluate-module.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Evaluates the first of some files, with enough time for a slow and busy machine. */
async function evaluate(files: Readonly<Record<string, string>>): Promise<Evaluation> {
  writeTexts(folder, files);
  const [first = ''] = Object.keys(files);
  return evaluateModule(join(folder, first), { timeLimit: 120_000 });
}

test('a version of Node without a permission model does not run it', async () => {
  const known = vi.spyOn(process, 'allowedNodeEnvironmentFlags', 'get').mockReturnValue(new Set());
  try {
    await evaluate({
      'a.mjs': `import { writeFileSync } from 'node:fs'; writeFileSync('written', ''); export default 1;`,
    });
    expect(existsSync(join(folder, 'written'))).toBe(false);
  } finally {
    known.mockRestore();
  }
});

const named = (name: string) => ({ $opaque: 'package', name });

describe('modules', () => {
  test.each([
    ['a.ts', 'const a: { x: number } = { x: 1 };\nexport default a satisfies object;'],
    ['a.mjs', 'export default Promise.resolve({ x: 1 });'],
    ['a.js', 'export default async function create() { return { x: await 1 }; }'],
    ['a.cjs', 'module.exports = () => ({ x: 1 });'],
    ['a.js', 'exports.x = 1;'],
    // Loaders that compile to CommonJS allow this mixture.
    ['a.js', 'import { y } from "nowhere";\nmodule.exports = { x: 1 };'],
  ])('%s: %s', async (name, text) => {
    expect(await evaluate({ [name]: text })).toEqual({ value: { x: 1 } });
  });

  test('know where they lie, and import by path', async () => {
    const { value } = (await evaluate({
      'a.ts': `
        import json from './a.json';
        import inner from './in ner/b.js';
        import './a.css';
        export default { json, inner, dir: __dirname, url: import.meta.url, at: require.resolve('./x') };`,
      'in ner/b.js': 'module.exports = [__filename, require("path").basename(__dirname)];',
      'a.json': '{ "k": [1] }',
      'a.css': 'a { b: c }',
    })) as { value: unknown };
    expect(value).toEqual({
      json: { k: [1] },
      inner: [join(folder, 'in ner/b.js'), 'in ner'],
      dir: folder,
      url: pathToFileURL(join(folder, 'a.ts')).href,
      at: join(folder, 'x'),
    });
  });

  test('give their default export to `require`, as the loader of Docusaurus does', async () => {
    const result = await evaluate({
      'a.ts': `const { items, count } = require('./items.ts');
        export default [...items, count, { ...require('./items.ts') }, require('./items.ts').default,
          require('./text.ts'), require('./text.ts'), require('./names.mjs').a];`,
      'items.ts': `import type { Config } from 'x';
        export const count = 2;
        export default { items: ['a'] } satisfies Config;`,
      'text.ts': 'export default "text";',
      'names.mjs': 'export const a = 1;',
    });
    const all = { items: ['a'], count: 2 };
    expect(result).toEqual({ value: ['a', 2, all, all, 'text', 'text', 1] });
  });

  test('run packages that are installed', async () => {
    const result = await evaluate({
      'a.ts': `import { one } from 'esm'; const cjs = require('cjs');\nexport default [one, cjs.two];`,
      'node_modules/esm/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/esm/index.js': 'export const one = import.meta.url.includes("esm");',
      'node_modules/cjs/package.json': '{ "main": "main.js" }',
      'node_modules/cjs/main.js': 'exports.two = require("node:path").sep.length + 1;',
    });
    expect(result).toEqual({ value: [true, 2] });
  });
});

describe('packages that are not run', () => {
  test('are marked by name, however they are imported and used', async () => {
    const { value } = (await evaluate({
      'a.ts': `
        import math from 'remark-math';
        import { themes } from 'prism-react-renderer';
        import * as all from 'not-installed';
        const { merge } = require('lodash-not-installed');
        require('dotenv-not-installed').config({ path: '.env' });
        export default async () => ({
          math, theme: themes.github, made: new all.Plugin(), merged: merge({}, { a: 1 }),
          later: (await import('rehype-katex')).default,
          resolved: require.resolve('@docusaurus/preset-classic'),
          spread: { a: 1, ...require('@docusaurus/x'), }, items: [...themes],
        });`,
    })) as { value: unknown };
    expect(value).toEqual({
      math: named('remark-math'),
      theme: named('prism-react-renderer'),
      made: named('not-installed'),
      merged: named('lodash-not-installed'),
      later: named('rehype-katex'),
      resolved: '@docusaurus/preset-classic',
      spread: { a: 1 },
      items: [],
    });
  });

  test('show in text', async () => {
    const text = `import { execSync } from 'node:child_process';
      export default { text: \`at \${execSync('git rev-parse HEAD').toString().trim()}\` };`;
    expect(await evaluate({ 'a.ts': text })).toEqual({
      value: { text: 'at ⟨node:child_process⟩' },
    });
  });
});

test('what is no data is marked', async () => {
  const text = `const circle = {}; circle.self = circle;
    export default { f() {}, g: () => 1, C: class C {}, date: new Date(0), r: /x/, n: NaN, b: 1n,
      u: undefined, circle, list: [undefined, 1] };`;
  expect(await evaluate({ 'a.js': text })).toEqual({
    value: {
      f: { $opaque: 'function', name: 'f' },
      g: { $opaque: 'function', name: 'g' },
      C: { $opaque: 'function', name: 'C' },
      date: { $opaque: 'expression', name: 'Date' },
      r: { $opaque: 'expression', name: 'RegExp' },
      n: null,
      b: { $opaque: 'expression', name: '1' },
      circle: { self: { $opaque: 'expression', name: 'a circle' } },
      list: [null, 1],
    },
  });
});

describe('what goes wrong', () => {
  test('an error has the place in the source', async () => {
    const result = await evaluate({
      'a.ts': 'import { need } from "./sub/b.ts";\nexport default { x: need("X") };',
      'sub/b.ts':
        'interface A { a: 1 }\nexport function need(name: string) {\n  throw new Error(name + " is not set");\n}',
    });
    expect(result).toEqual({
      failure: {
        reason: 'throws',
        message: 'X is not set',
        place: { file: 'sub/b.ts', line: 3, column: 9 },
      },
    });
  });

  test.each([
    ['"a text"', 'a text'],
    ['{ code: 7, at: { line: 1 } }', '{ code: 7, at: { line: 1 } }'],
    ['Object.create(null)', '[Object: null prototype] {}'],
    ['undefined', 'undefined'],
  ])('what is thrown and is no error: %s', async (thrown, message) => {
    expect(await evaluate({ 'a.js': `throw ${thrown};` })).toMatchObject({
      failure: { reason: 'throws', message },
    });
  });

  test('invalid code', async () => {
    const text = 'const a = 1;\nexport default { /* größer 😀 */ a b };';
    expect(await evaluate({ 'a.ts': text })).toMatchObject({
      failure: { reason: 'syntax', place: { file: 'a.ts', line: 2, column: 36 } },
    });
  });

  test('code that does not end', async () => {
    const file = join(folder, 'a.mjs');
    await writeFile(file, 'while (true);');
    expect(await evaluateModule(file, { timeLimit: 200 })).toEqual({
      failure: { reason: 'time', message: 'It did not end within 0.2 seconds' },
    });
  });

  test('code that ends the process', async () => {
    expect(await evaluate({ 'a.js': 'process.exit(3);' })).toEqual({
      failure: { reason: 'silent', message: 'Its process ended with exit code 3' },
    });
  });

  test('timers and servers do not keep the process', async () => {
    const text = 'setInterval(() => {}, 1000); export default { x: 1 };';
    expect(await evaluate({ 'a.mjs': text })).toEqual({ value: { x: 1 } });
  });
});

describe('what is not allowed', () => {
  test('to write files', async () => {
    const text = `require('fs').writeFileSync(require('path').join(__dirname, 'made'), 'x');`;
    expect(await evaluate({ 'a.js': text })).toMatchObject({
      failure: { message: 'It may neither write files nor start programs here' },
    });
    expect(existsSync(join(folder, 'made'))).toBe(false);
  });

  test.each([
    'export default await fetch("http://127.0.0.1:9");',
    'import net from "net"; net.connect(9, "127.0.0.1");',
    'import http from "http"; export default await new Promise((done) => http.get("http://127.0.0.1:9", done));',
  ])('to use the network: %s', async (text) => {
    expect(await evaluate({ 'a.mjs': text })).toMatchObject({
      failure: { message: 'It may not use the network here' },
    });
  });

  test('to see the environment', async () => {
    const text = 'export default process.env.PATH ?? "none";';
    expect(await evaluate({ 'a.mjs': text })).toEqual({ value: 'none' });
  });

  const network = 'It may not use the network here';
  const programs = 'It may not start programs here';
  const processes = 'It may not change processes here';
  const databases = 'It may not open databases here';
  const inside = 'It may not look into processes here';
  test('to reach other processes, the network and what writes files by itself', async () => {
    const attempts: readonly (readonly [code: string, message: string])[] = [
      [`(await import('node:dns')).promises.lookup('localhost')`, network],
      [`(await import('dns')).lookup('localhost', () => {})`, network],
      [`new (await import('dns')).Resolver().resolve4('x.example', () => {})`, network],
      [`(await import('node:http')).createServer().listen(0)`, network],
      [`new (await import('net')).Server().listen(0)`, network],
      [`(await import('dgram')).createSocket('udp4').bind(0)`, network],
      [`process.kill(process.ppid, 0)`, processes],
      [`(await import('os')).setPriority(process.ppid, 1)`, processes],
      [`process.dlopen({ exports: {} }, '/x.node')`, processes],
      [`process.binding('tcp_wrap')`, processes],
      [`(await import('trace_events')).createTracing({ categories: ['node'] }).enable()`, inside],
      [`process.report.writeReport()`, inside],
      [`(await import('v8')).writeHeapSnapshot()`, inside],
      [`(await import('v8')).setFlagsFromString('--trace')`, inside],
      [`(await import('inspector')).open(0)`, inside],
      [`new (await import('worker_threads')).Worker('1', { eval: true })`, programs],
      // Node 20 does not have this module.
      ...(process.getBuiltinModule('node:sqlite') === undefined
        ? []
        : [[`new (await import('node:sqlite')).DatabaseSync('x')`, databases] as const]),
      [`new (await import('wasi')).WASI({ version: 'preview1' })`, programs],
    ];
    const tried = attempts.map(([code]) => `async () => ${code}`);
    const text = `import { lookup } from 'node:dns';
      const said = [];
      for (const attempt of [${[...tried, "() => lookup('localhost', () => {})"]}]) {
        try { await attempt(); said.push('done'); } catch (error) { said.push(error.message); }
      }
      export default said;`;
    const messages = [...attempts.map(([, message]) => message), network];
    expect(await evaluate({ 'a.mjs': text })).toEqual({ value: messages });
    expect(readdirSync(folder)).toEqual(['a.mjs']);
  });

  test.runIf(process.platform === 'linux')('to read what is no part of the project', async () => {
    const paths = [
      '/proc/self/environ',
      `/proc/${process.pid}/environ`,
      '/proc/net/tcp',
      '/etc/hosts',
    ];
    const text = `const { readFileSync } = require('fs');
      exports.read = ${JSON.stringify(paths)}.map((path) => {
        try { return readFileSync(path, 'utf8'); } catch (error) { return error.code; }
      });`;
    const read = paths.map(() => 'ERR_ACCESS_DENIED');
    expect(await evaluate({ 'a.js': text })).toEqual({ value: { read } });
    const message = 'It may not read /etc/hosts here, which is not part of the project';
    expect(await evaluate({ 'a.js': `require('fs').readFileSync('/etc/hosts');` })).toMatchObject({
      failure: { message },
    });
  });

  test('to import by a link what is no part of the project', async () => {
    const elsewhere = temporaryFolder({ 'x.txt': 'secret' });
    await symlink(join(elsewhere, 'x.txt'), join(folder, 'x.txt'));
    const result = await evaluate({ 'a.js': `import x from './x.txt'; export default { x };` });
    expect(result).toMatchObject({
      failure: { message: expect.stringContaining('x.txt is not a file of the project') },
    });
  });

  test('to read beside its project, but in it', async () => {
    const text = `const { readFileSync } = require('fs');
      module.exports = { inside: readFileSync(__dirname + '/../x.txt', 'utf8') };`;
    expect(
      await evaluate({ 'site/a.js': text, 'package.json': '{ "workspaces": [] }', 'x.txt': 'x' }),
    ).toEqual({ value: { inside: 'x' } });
    await rm(join(folder, 'package.json'));
    expect(await evaluateModule(join(folder, 'site/a.js'))).toMatchObject({
      failure: { reason: 'throws', place: { file: 'a.js', line: 2 } },
    });
  });
});

test('code that takes too much memory ends alone', async () => {
  const text = 'const a = [];\nfor (let i = 0; ; i++) a.push(new Array(1e5).fill(i));';
  const message = 'It took too much memory, more than 512 MB';
  expect(await evaluate({ 'a.js': text })).toEqual({ failure: { reason: 'silent', message } });
});

describe('what it says is not trusted', () => {
  test.each([
    ['forged', `require('fs').writeSync(3, '{"kind":"time"}'); process.exit(0);`],
    ['endless', `const { writeSync } = require('fs'); for (;;) writeSync(3, 'x'.repeat(65536));`],
    [
      'beyond any memory',
      'let a = {}; for (let i = 0; i < 16; i++) a = { a, b: a }; module.exports = a;',
    ],
  ])('%s', async (_, text) => {
    const message = 'What its process reported is not a value, or is too large';
    expect(await evaluate({ 'a.js': text })).toEqual({ failure: { reason: 'silent', message } });
  });
});

describe.skipIf(process.platform === 'win32')('pipes do not hold it', () => {
  test.each([
    ['that is the module', 'a.js', {}, 'syntax'],
    ['that is imported', 'b.js', { 'a.js': `import './b.js'; export default { x: 1 };` }, 'syntax'],
    [
      'that the bundler looks for',
      'package.json',
      { 'a.js': 'export default { x: 1 };' },
      'syntax',
    ],
    [
      'that it reads',
      'pipe',
      { 'a.js': `require('fs').readFileSync(__dirname + '/pipe');` },
      'time',
    ],
  ])('%s', async (_, pipe, files, reason) => {
    execFileSync('mkfifo', [join(folder, pipe)]);
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    // Refused files fail immediately, not at the time limit.
    const timeLimit = reason === 'time' ? 300 : 30_000;
    const result = await evaluateModule(join(folder, 'a.js'), { timeLimit });
    expect(result).toMatchObject({ failure: { reason } });
  });

  test('and the bundler works again', async () => {
    expect(await evaluate({ 'a.js': 'module.exports = { x: 1 };' })).toEqual({ value: { x: 1 } });
  });
});
