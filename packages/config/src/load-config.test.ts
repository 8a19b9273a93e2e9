import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { createAuthorCode } from '@docgen/author-code/author-code';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findConfig } from './find-config.ts';
import { loadConfig } from './load-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function load(files: Record<string, string | Uint8Array>, entry = 'site.config.ts') {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return loadConfig(join(folder, entry));
}

test('a missing file, with those of other folders of a monorepo', async () => {
  const { diagnostics } = await load({
    'apps/docs/site.config.mts': '',
    'apps/shop/package.json': '{}',
    'node_modules/other/site.config.ts': '',
    '.cache/site.config.ts': '',
    'packages/docs/site.config.json': '',
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'config-missing',
      hint: `Did you mean "${join(folder, 'apps/docs/site.config.mts')}" or "${join(folder, 'packages/docs/site.config.json')}"? Change to its folder, or name it with --config.`,
    },
  ]);
  // The hint has absolute paths: one relative to the folder in --config would be wrong elsewhere.
  const named = await load({}, 'apps/site.config.ts');
  expect(named.diagnostics[0]?.hint).toContain(join(folder, 'apps/docs/site.config.mts'));
});

test('a configuration that is named by its folder', async () => {
  await load({ 'apps/docs/site.config.mts': '' });
  expect(findConfig(folder, 'apps/docs')).toBe(join(folder, 'apps/docs/site.config.mts'));
  expect(findConfig(folder, 'apps')).toBe(join(folder, 'apps/site.config.ts'));
});

const good = `{ title: 'Shop', url: 'https://docs.example.org' }`;

describe('forms', () => {
  test.each<[string, string, string]>([
    [
      'TypeScript with defineConfig',
      'site.config.ts',
      `import { defineConfig, type UserConfig } from 'supergraph-docgen';\nconst config: UserConfig = ${good};\nexport default defineConfig(config);`,
    ],
    ['JavaScript', 'site.config.js', `export default ${good};`],
    ['a module', 'site.config.mjs', `export default ${good};`],
    ['CommonJS', 'site.config.cjs', `module.exports = ${good};`],
    ['the default of CommonJS', 'site.config.cjs', `exports.default = ${good};`],
    ['JSON', 'site.config.json', `{ "title": "Shop", "url": "https://docs.example.org" }`],
    ['a function', 'site.config.ts', `export default async () => (${good});`],
    ['a promise', 'site.config.ts', `export default Promise.resolve(${good});`],
    ['a module that awaits', 'site.config.ts', `export default await Promise.resolve(${good});`],
    [
      'a module that awaits the call of a function',
      'site.config.ts',
      `export default await (async () => (${good}))();`,
    ],
    ['a module that awaits an index', 'site.config.ts', `export default await [${good}][0];`],
    [
      'code whose last line looks like an export',
      'site.config.ts',
      `const config = ${good};\nexport { config as default };\n/* export default null; */`,
    ],
    [
      'a module with more exports',
      'site.config.ts',
      `export const a = 1;\nexport default ${good};`,
    ],
  ])('%s', async (_name, file, text) => {
    const { value, diagnostics } = await load({ [file]: text }, file);
    expect(diagnostics).toEqual([]);
    expect(value?.config.title).toBe('Shop');
  });

  test('relative imports are bundled, packages are found beside the configuration', async () => {
    const { value, diagnostics } = await load({
      'site.config.ts': `import { join } from 'node:path';
import name from 'some-package';
import { url } from './config/url.ts';
import data from './config/data.json';
export default { title: join(name, data.part), url };`,
      'config/url.ts': `export const url: string = 'https://docs.example.org';`,
      'config/data.json': `{ "part": "docs" }`,
      'node_modules/some-package/package.json': `{ "name": "some-package", "type": "module", "exports": "./index.js" }`,
      'node_modules/some-package/index.js': `export default 'shop';`,
    });
    expect(diagnostics).toEqual([]);
    expect(value?.config.title).toBe('shop/docs');
  });

  test('CommonJS requires packages and modules of Node', async () => {
    const { value, diagnostics } = await load(
      {
        'site.config.cjs': `const { join } = require('node:path');
const { basename, relative } = require('path');
const name = require('some-package');
module.exports = { title: join(name, basename(require.resolve('./url.cjs')), relative(__dirname, __filename)), ...require('./url.cjs') };`,
        'url.cjs': `exports.url = 'https://docs.example.org';`,
        'node_modules/some-package/package.json': `{ "name": "some-package" }`,
        'node_modules/some-package/index.js': `module.exports = 'shop';`,
      },
      'site.config.cjs',
    );
    expect(diagnostics).toEqual([]);
    expect(value?.config.title).toBe('shop/url.cjs/site.config.cjs');
  });

  test('a module may have a require of its own', async () => {
    const { value, diagnostics } = await load(
      {
        'site.config.mjs': `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export default { ...${good}, title: require('node:path').basename('a/b') };`,
      },
      'site.config.mjs',
    );
    expect(diagnostics).toEqual([]);
    expect(value?.config.title).toBe('b');
  });

  test('modules may be imported on demand, and Node warns of nothing', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    const { value, diagnostics } = await load({
      'site.config.ts': `const name = 'node:' + 'path';
export default async () => ({ ...${good}, title: (await import(name)).basename('a/b') });`,
    });
    await setImmediate();
    process.off('warning', note);
    expect(diagnostics).toEqual([]);
    expect(value?.config.title).toBe('b');
    expect(warnings).toEqual([]);
  });

  test('a configuration is run again each time it is loaded', async () => {
    const counting = `globalThis.docgenTestRuns = (globalThis.docgenTestRuns ?? 0) + 1;
export default { ...${good}, title: String(globalThis.docgenTestRuns) };`;
    const first = await load({ 'site.config.ts': counting });
    const second = await load({});
    expect([first.value?.config.title, second.value?.config.title]).toEqual(['1', '2']);
  });
});

describe('problems', () => {
  test('no file', async () => {
    const { value, diagnostics } = await load({});
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'config-missing', severity: 'error' }]);
  });

  test('a syntax error has a place', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `export default {\n  /* größer 😀 */ title 'Käse',\n};`,
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-syntax',
        message: `Expected "}" but found "'Käse'".`,
        hint: 'Correct this place. The mistake may also be right before it.',
        place: { file: 'site.config.ts', line: 2, column: 25, endColumn: 31 },
        source: expect.stringContaining('title'),
      },
    ]);
  });

  test('a key that is written twice has both places', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `export default {\n  title: 'Garden',\n  url: 'https://docs.example.org',\n  title: 'Shop',\n};`,
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-warning',
        place: { file: 'site.config.ts', line: 4, column: 3 },
        notes: [
          {
            message: 'The original key "title" is here.',
            place: { file: 'site.config.ts', line: 2, column: 3 },
          },
        ],
      },
    ]);
  });

  test('a package that is not there has a place', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `import 'left-out';\nexport default ${good};`,
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-syntax',
        message: 'The package of the import "left-out" is not installed.',
        hint: 'Install it with "npm install left-out", or correct the name. Imports of the site’s own files start with ./.',
        place: { file: 'site.config.ts', line: 1, column: 8 },
      },
    ]);
    expect(diagnostics[0]?.notes).toBeUndefined();
  });

  test('a package that exports nothing to CommonJS is not called missing', async () => {
    const file = 'site.config.cjs';
    const { diagnostics } = await load(
      {
        [file]: `module.exports = require('esm-only');`,
        'node_modules/esm-only/package.json': `{ "name": "esm-only", "exports": { "import": "./index.js" } }`,
        'node_modules/esm-only/index.js': 'export default {};',
      },
      file,
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'config-syntax',
        message: 'Could not resolve "esm-only".',
        place: { file, line: 1, column: 26 },
        notes: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringContaining('exported by package') }),
        ]),
      },
    ]);
    const notes = diagnostics[0]?.notes?.map(({ message }) => message).join(' ');
    expect(notes).not.toContain('external');
  });

  test.each([
    [
      `import { navbr } from './parts';`,
      'parts.ts has no export "navbr".',
      'Did you mean "navbar"?',
    ],
    [
      `import { other } from './parts';`,
      'parts.ts has no export "other".',
      'Correct the name, or export it there.',
    ],
    [
      `import { defineConfg } from 'supergraph-docgen';`,
      'supergraph-docgen has no export "defineConfg".',
      'Did you mean "defineConfig"?',
    ],
  ])('a name that a module does not export: %s', async (text, message, hint) => {
    const [, name = ''] = /\{ (\w+) \}/.exec(text) ?? [];
    const { diagnostics } = await load({
      'parts.ts': 'export const navbar = 1;',
      'site.config.ts': `${text}\nexport default { url: ${name} };`,
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({ code: 'config-syntax', message, hint }),
    ]);
    expect(diagnostics[0]?.place).toMatchObject({ file: 'site.config.ts', line: 1, column: 10 });
  });

  test('a file that git could not merge says so', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `export default {\n<<<<<<< HEAD\n  title: 'A',\n=======\n  title: 'B',\n>>>>>>> b\n};`,
    });
    expect(diagnostics).toMatchObject([
      { code: 'config-syntax', hint: expect.stringContaining('conflicts'), place: { line: 2 } },
    ]);
  });

  test('a function that asks for arguments gets none', async () => {
    const { diagnostics } = await load({
      'site.config.ts': 'export default ({ url }) => ({ url });',
    });
    expect(diagnostics).toMatchObject([
      { code: 'config-throws', hint: 'docgen calls the exported function without arguments.' },
    ]);
  });

  test('a file that is not there has a place, and similar names', async () => {
    const { diagnostics } = await load({
      'parts/base.ts': `export { url } from './ulr.ts';`,
      'parts/url.ts': `export const url = 'https://docs.example.org';`,
      'site.config.ts': `import { url } from './parts/base.ts';\nexport default { title: 'Shop', url };`,
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-syntax',
        message: 'The import "./ulr.ts" cannot be resolved: there is no file parts/ulr.ts.',
        hint: 'Did you mean "./url.ts"?',
        place: { file: 'parts/base.ts', line: 1, column: 21 },
      },
    ]);
  });

  test('an import of docgen by the name of its command leads nobody to install a stranger’s', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `import { defineConfig } from 'docgen';\nexport default defineConfig(${good});`,
    });
    expect(diagnostics).toMatchObject([
      { code: 'config-syntax', hint: expect.stringContaining('Write "supergraph-docgen".') },
    ]);
  });

  test('an error that is thrown has the place of the throw, also in an imported file', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `import { read } from './größe.ts';\n\nexport default { title: read('x'), url: '' };`,
      'größe.ts': `\ufeffinterface Unused { a: string }\nexport function read(name: string): string {\n  throw new Error(\`no \${name}\`);\n}`,
    });
    expect(diagnostics).toEqual([
      {
        code: 'config-throws',
        severity: 'error',
        message: 'The configuration threw an error: no x',
        hint: 'Correct the code. Often an environment variable is missing, especially in CI.',
        place: { file: 'größe.ts', line: 3, column: 9 },
      },
    ]);
  });

  test.each([
    ['a text', "const a = 1;\n  throw 'no token';", 'no token', 2, 9],
    ['an object', 'await Promise.reject({ code: 3 });', '{ code: 3 }', 1, 22],
    ['a template', 'const at = () => { throw `no\\t1`; };\nat();', 'no\t1', 1, 26],
    // It may be any of them.
    ['one of two texts', "if (process.pid > 0) throw 'a';\nthrow 'b';", 'a', undefined, undefined],
    ['a variable', "const a = 'b';\nif (a === '') throw 'c';\nthrow a;", 'b', undefined, undefined],
    ['a text after an error', "if (process.pid < 0) throw new Error('a');\nthrow 'b';", 'b', 2, 7],
  ])('%s that is thrown has the place of its value', async (_, code, message, line, column) => {
    const { diagnostics } = await load({
      'site.config.ts': `${code}\nexport default ${good};`,
      'other.ts': "throw new Error('unused');",
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'config-throws',
        message: `The configuration threw an error: ${message}`,
        place: { file: 'site.config.ts', ...(line && { line, column }) },
      }),
    ]);
  });

  test.each([
    [
      'loops',
      1,
      'get title() { const end = Date.now() + 20_000; while (Date.now() < end); return "T"; }',
      'config-timeout',
      'The configuration was stopped after 1 s, because its code did not finish.',
    ],
    [
      'ends the process',
      undefined,
      'get title() { process.exit(0); }',
      'config-ends-process',
      'The configuration tries to end the build with process.exit(0).',
    ],
    [
      'throws for its keys',
      undefined,
      'title: "T", navbar: new Proxy({}, { ownKeys() { throw new Error("no keys"); } })',
      'config-throws',
      'The configuration threw an error: no keys',
    ],
  ])('a value that %s when it is read', async (_, limit, keys, code, message) => {
    const author = createAuthorCode();
    if (limit !== undefined) author.setLimit(limit);
    const text = `export default { url: 'https://a.example', ${keys} };`;
    await writeFile(join(folder, 'site.config.ts'), text);
    try {
      const { value, diagnostics } = await loadConfig(join(folder, 'site.config.ts'), author);
      expect(value).toBeUndefined();
      expect(diagnostics).toMatchObject([{ code, message }]);
    } finally {
      author.end();
    }
  });

  test.each([
    'export default () => new Promise(() => {});',
    'export default new Promise(() => {});',
    'await new Promise(() => {});\nexport default {};',
  ])('a configuration that waits without end: %s', async (text) => {
    const author = createAuthorCode();
    author.setLimit(0.2);
    await writeFile(join(folder, 'site.config.ts'), text);
    try {
      const { diagnostics } = await loadConfig(join(folder, 'site.config.ts'), author);
      expect(diagnostics).toMatchObject([
        {
          code: 'config-timeout',
          message:
            'The configuration cannot be loaded: a promise that it awaits, exports or returns did not settle within 0.2 s.',
          hint: 'Look for the `await` or the promise there or in the modules that are imported.',
        },
      ]);
    } finally {
      author.end();
    }
  });

  test.each([
    [`export const config = ${good};`, 'has no default export', undefined],
    ['export default 3;', 'exports a number (3)', 16],
    ['export default new Map();', 'exports an instance of Map', 16],
    [
      'class Config { title = 1 }; export default new Config();',
      'exports an instance of Config',
      44,
    ],
    ['export default class { static title = 1 }', 'exports a class', 1],
    ['export default () => { ({ title: 1 }); };', 'its function returns undefined', 16],
    ['export default async () => [1];', 'its function returns a list', 28],
  ])('%s', async (text, found, column) => {
    const { diagnostics } = await load({ 'site.config.ts': text });
    const place = { file: 'site.config.ts', ...(column && { line: 1, column }) };
    expect(diagnostics).toMatchObject([
      {
        code: 'config-not-an-object',
        message: `site.config.ts must export the configuration as default, but ${found}.`,
        place,
      },
    ]);
    expect(diagnostics[0]?.place?.column).toBe(column);
  });

  test.each([
    ['ts', `export default {\n  url: 'https://docs.example.org',\n};`, '1:16'],
    [
      'ts',
      `const a = 1;\nexport default defineConfig({});\nfunction defineConfig(a) { return a; }`,
      '2:29',
    ],
    ['json', `{ "url": "https://docs.example.org" }`, '1:1'],
    ['cjs', `exports.url = 'https://docs.example.org';`, '1:1'],
  ])('a missing key has the place of the configuration: %s %s', async (ending, text, expected) => {
    const file = `site.config.${ending}`;
    const { diagnostics } = await load({ [file]: text }, file);
    const found = diagnostics.find(({ message }) => message === 'title is missing.');
    expect(found?.code).toBe('missing-config-key');
    expect(`${found?.place?.line}:${found?.place?.column}`).toBe(expected);
    expect(found?.source).toBe(text);
  });

  test('bytes that are not UTF-8', async () => {
    const { diagnostics } = await load({
      'site.config.ts': Uint8Array.from([0x2f, 0x2f, 0xff, 0xfe]),
    });
    expect(diagnostics).toMatchObject([{ code: 'not-utf8', severity: 'error' }]);
  });

  test('a wrong key has its place', async () => {
    const { diagnostics } = await load({
      'site.config.ts': `export default {\n  title: 'Shop',\n  url: 'https://docs.example.org',\n  navbar: { itmes: [] },\n};`,
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'unknown-config-key',
        place: { file: 'site.config.ts', line: 4, column: 13, endLine: 4, endColumn: 18 },
      },
    ]);
  });
});

test('a mistake without a place names the file', async () => {
  const { diagnostics } = await load({ 'site.config.ts': `import '${'a'.repeat(400)}';` });
  expect(diagnostics).not.toEqual([]);
  for (const { place } of diagnostics) expect(place?.file).toBe('site.config.ts');
});
