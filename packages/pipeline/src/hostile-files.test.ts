import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { checkConfig } from '@docgen/config/check-config';
import { configPlaces } from '@docgen/config/config-places';
import { plainConfig } from '@docgen/config/plain-value';
import type { SiteConfig, UserConfig } from '@docgen/core/config';
import { openMemo } from '@docgen/memo/memo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CompileContentInput, compileContent } from './compile/compile-content.ts';
import { createGraphqlFences } from './compile/graphql-fences.ts';
import { readContent } from './read/read-content.ts';
import { staticFiles } from './read/static-files.ts';
import { readSchemas } from './schemas/read-schemas.ts';

let project: string;
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen hostile ')));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), contents);
  }
}

function pipe(path: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  execFileSync('mkfifo', [join(project, path)]);
}

function config(more: Partial<UserConfig> = {}): SiteConfig {
  const given = { title: 'T', url: 'https://a.example', ...more };
  const { value } = checkConfig(plainConfig(given), { file: 'site.config.ts' });
  if (value === undefined) throw new Error('the configuration of the test is wrong');
  return value;
}

/** Reads and compiles the content like a build, and returns codes with places. */
async function compiled(more: Partial<UserConfig> = {}) {
  const site = config({ content: [{ id: 'docs', path: 'docs' }], ...more });
  const memo = openMemo({ version: '' });
  const content = await readContent(site, project);
  const schemas = await readSchemas(
    { config: site, projectDir: project, placeOf: configPlaces({ file: 'site.config.ts' }), memo },
    () => {},
  );
  const input: CompileContentInput = {
    files: content.value.files,
    config: site,
    projectDir: project,
    assets: createAssetFiles(),
    fences: createGraphqlFences(schemas.value, site),
    drawPage: async ({ code }, hash) => ({ hash, code: () => code }),
    memo,
    profiler: { page: () => {} },
  };
  const { value, diagnostics } = await compileContent(input, () => {});
  const all = [...content.diagnostics, ...schemas.diagnostics, ...diagnostics];
  return {
    pages: value.docs.filter(({ parts }) => parts.length > 0).map(({ doc }) => doc.path),
    said: all.map(({ code, place }) => [code, place?.file, place?.line].join(' ').trim()).sort(),
    messages: all.map(({ message }) => message),
  };
}

describe('files that are none', () => {
  test('pipes, sockets, devices and endless links are told, and the others are read', async () => {
    pipe('docs/pipe.md');
    symlinkSync('/dev/zero', join(project, 'docs/zero.md'));
    symlinkSync('nowhere.md', join(project, 'docs/dangling.md'));
    symlinkSync('circle.md', join(project, 'docs/circle.md'));
    pipe('docs/_category_.json');
    pipe('docs/_partial.md');
    pipe('docs/picture.png');
    pipe('schema.graphql');
    write({
      'docs/folder.md/inside.md': '# Inside',
      'docs/good.md': '# Good\n\n![](picture.png)',
      'docs/importing.mdx': "import A from './_partial.md';\n\n<A />",
    });
    const server = createServer().listen(join(project, 'docs/socket.md'));
    const schemas = { instances: [{ id: 'shop', path: 'schema.graphql' }] };
    const { said, pages } = await compiled({ schemas });
    server.close();
    expect(said).toEqual([
      'not-a-file docs/_category_.json',
      'not-a-file docs/_partial.md',
      'not-a-file docs/pipe.md',
      'not-a-file docs/socket.md',
      'not-a-file docs/zero.md',
      'not-a-file schema.graphql',
      'unreadable-file docs/circle.md',
      'unreadable-file docs/dangling.md',
    ]);
    expect(pages).toEqual(['folder.md/inside.md', 'good.md', 'importing.mdx']);
  });

  test('static folders: links to folders are followed, unless they never end', async () => {
    write({ 'shared/logo.svg': '<svg/>', 'static/a.txt': 'a', 'static/sub/b.txt': 'b' });
    pipe('static/pipe.bin');
    symlinkSync('../shared', join(project, 'static/brand'));
    symlinkSync('..', join(project, 'static/sub/up'));
    symlinkSync('nowhere', join(project, 'static/lost'));
    symlinkSync('circle', join(project, 'static/circle'));
    symlinkSync('/dev/zero', join(project, 'static/zero'));
    const { value, diagnostics } = await staticFiles(['static'], project);
    expect(value.map(({ path, size }) => [path, size])).toEqual([
      ['a.txt', 1],
      ['brand/logo.svg', 6],
      ['sub/b.txt', 1],
    ]);
    expect(diagnostics.map(({ code, place, message }) => [code, place?.file, message])).toEqual([
      ['unreadable-file', 'static/circle', expect.stringContaining('too many symbolic links')],
      [
        'unreadable-file',
        'static/lost',
        'static/lost is a symbolic link to "nowhere", which does not exist.',
      ],
      ['not-a-file', 'static/pipe.bin', 'static/pipe.bin is a named pipe (FIFO), not a file.'],
      [
        'not-a-file',
        'static/sub/up',
        expect.stringMatching(
          /^static\/sub\/up is a symbolic link to a folder and is not followed/,
        ),
      ],
      ['not-a-file', 'static/zero', 'static/zero is a device, not a file.'],
    ]);
  });

  // Other systems reject such names.
  test.runIf(process.platform === 'linux')('names that are not UTF-8', async () => {
    write({ 'docs/good.md': '# Good', 'static/good.txt': '' });
    const latin1 = (name: string) => Buffer.from(join(project, name), 'latin1');
    writeFileSync(latin1('docs/caf\xe9.md'), '');
    writeFileSync(latin1('static/caf\xe9.txt'), '');
    mkdirSync(join(project, 'assets'));
    mkdirSync(latin1('assets/f\xe9'));
    const { pages, messages } = await compiled();
    const { value, diagnostics } = await staticFiles(['static', 'assets'], project);
    expect([...pages, ...value.map(({ path }) => path)]).toEqual(['good.md', 'good.txt']);
    expect([...messages, ...diagnostics.map(({ message }) => message)]).toEqual(
      ['docs/caf\ufffd.md', 'static/caf\ufffd.txt', 'assets/f\ufffd'].map(
        (file) => `${file} cannot be read: its name is not encoded as UTF-8.`,
      ),
    );
  });

  test('folders that link to each other do not multiply for ever', async () => {
    for (let level = 0; level < 24; level++) {
      const folder = join(project, 'static', `l${level}`);
      mkdirSync(folder, { recursive: true });
      symlinkSync(`../l${level + 1}`, join(folder, 'a'));
      symlinkSync(`../l${level + 1}`, join(folder, 'b'));
    }
    write({ 'static/l24/end.txt': '' });
    const { value } = await staticFiles(['static'], project);
    expect(value.length).toBeLessThan(100);
  });

  test('a file over the size that the configuration allows', async () => {
    write({ 'docs/big.md': 'x'.repeat(2_000), 'docs/small.md': 'x'.repeat(900) });
    const { said, pages, messages } = await compiled({ markdown: { maxFileSize: 1_000 } });
    expect(said).toEqual(['file-too-large docs/big.md']);
    expect(messages).toEqual(['docs/big.md has 2,000 bytes, but at most 1,000 are read.']);
    expect(pages).toEqual(['small.md']);
  });
});

describe('each file is a boundary', () => {
  test('text in other encodings, and NUL', async () => {
    write({
      'docs/bom.md': Buffer.from('\ufeff# Title', 'utf16le'),
      'docs/big-endian.md': Buffer.from('\ufeff# Title', 'utf16le').swap16(),
      'docs/no-bom.md': Buffer.from('# Title\n\nText.', 'utf16le'),
      'docs/nul.md': '# Title\n\nTe\0xt',
      'docs/good.md': '# Good',
    });
    const { said, pages, messages } = await compiled();
    expect(said).toEqual([
      'not-text docs/nul.md 3',
      'not-utf8 docs/big-endian.md 1',
      'not-utf8 docs/bom.md 1',
      'not-utf8 docs/no-bom.md 1',
    ]);
    expect(messages.filter((message) => message.includes('UTF-16'))).toHaveLength(3);
    expect(pages).toEqual(['good.md']);
  });

  test('YAML that refers to nothing, to itself or to too much', async () => {
    const laughs = Array.from(
      { length: 30 },
      (_, index) => `b${index}: &b${index} [*${index === 0 ? 'a' : `b${index - 1}`}, *a, *a]`,
    );
    write({
      'docs/alias.md': '---\ntitle: *Orders*\n---\n',
      'docs/laughs.md': `---\na: &a [x, x]\n${laughs.join('\n')}\n---\n`,
      'docs/self.md': '---\ntitle: &a [*a]\n---\n',
      'docs/keys.md': `---\n${'? '.repeat(3_000)}a\n---\n`,
      'docs/deep.md': `---\na: ${'['.repeat(20_000)}\n---\n`,
      'docs/sub/_category_.yml': 'label: *Orders*\n',
      'docs/sub2/_category_.json': '['.repeat(20_000),
      'docs/good.md': '# Good',
    });
    const { said, messages } = await compiled();
    expect(said.filter((text) => !text.includes('good'))).toEqual(
      expect.arrayContaining([
        'front-matter-syntax docs/alias.md 2',
        'front-matter-syntax docs/keys.md 2',
        'invalid-category docs/sub/_category_.yml 1',
      ]),
    );
    expect(
      messages.filter((message) => message.includes('nested more than 100 levels')),
    ).toHaveLength(2);
    for (const file of ['laughs', 'self', 'deep']) {
      expect(
        said.some((text) => text.includes(`docs/${file}.md`)),
        file,
      ).toBe(true);
    }
    expect(said.some((text) => text.includes('docs/sub2/_category_.json'))).toBe(true);
    expect(messages.some((message) => message.includes('"*Orders*"'))).toBe(true);
  });

  const deep = (open: string, close = '') => `${open.repeat(10_000)}a${close.repeat(10_000)}`;
  test.each<[name: string, text: string]>([
    ['quotes', deep('>')],
    ['lists', deep('- ')],
    ['indented lists', Array.from({ length: 600 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
    ['links', deep('[', '](b)')],
    ['pictures', deep('![', '](b)')],
    ['emphasis', deep('_a ', ' b_')],
    ['tags', deep('<a>', '</a>')],
    ['open tags', deep('<a>')],
    ['tags in lines', deep('<a>\n\n', '</a>\n\n')],
    ['braces', deep('{', '}')],
    ['open braces', deep('{')],
    ['parentheses', `{${deep('(', ')')}}`],
    ['angle brackets', deep('<')],
    ['comments', deep('<!-- ')],
    ['admonitions', deep(':::note\n')],
    ['formulas', `$${deep('{', '}')}$`],
    ['cells', `|${'a|'.repeat(5_000)}\n|${'-|'.repeat(5_000)}\n${'|a\n'.repeat(1_000)}`],
  ])('nesting: %s', async (_name, text) => {
    write({ 'docs/deep.mdx': `# Deep\n\n${text}\n`, 'docs/good.md': '# Good' });
    const { said } = await compiled();
    expect(said).toEqual([expect.stringMatching(/^nested-too-deeply docs\/deep\.mdx( \d+)?$/)]);
  });

  test('what is deep in code is not nesting', async () => {
    const text = `\`\`\`js\n${'{['.repeat(300)}\n\`\`\`\n\n\`${'{'.repeat(300)}\`\n\n${'- '.repeat(200)}\n`;
    write({ 'docs/code.mdx': text });
    expect((await compiled()).said).toEqual([]);
  });

  test('SDL and GraphQL documents', async () => {
    write({
      'deep.graphql': `type Query { a: ${'['.repeat(20_000)}Int }`,
      'good.graphql': 'type Query { a: Int }',
      'docs/fence.md': `\`\`\`graphql\n${'{a'.repeat(20_000)}\n\`\`\``,
    });
    const instances = ['deep', 'good'].map((id) => ({ id, path: `${id}.graphql` }));
    const text = '```graphql schema=good\n';
    write({ 'docs/fence.md': `${text}${'{a'.repeat(20_000)}\n\`\`\`` });
    const { said } = await compiled({ schemas: { instances } });
    expect(said).toEqual(['nested-too-deeply deep.graphql 1', 'nested-too-deeply docs/fence.md 2']);
  });

  test('names that no address can have', async () => {
    const names = ['new\nline.md', 'back\\slash.md'];
    const fine = [
      'a#b.md',
      'c?d.md',
      '100%.md',
      'a b.md',
      "it's.md",
      'say "x".md',
      'e%20f.md',
      'größe.md',
    ];
    write(Object.fromEntries([...names, ...fine].map((name) => [`docs/${name}`, '# Title'])));
    const { said, pages } = await compiled();
    expect(said).toEqual(names.map((name) => `route-character docs/${name} 1`).sort());
    expect(pages.sort()).toEqual(fine.sort());
  });

  test('what the compiler is not prepared for', async () => {
    // The MDX parser leaves some of the parentheses in a tree that should contain none.
    write({ 'docs/parentheses.mdx': '{((((1))))}', 'docs/good.md': '# Good' });
    const { said, pages } = await compiled();
    expect(said).toEqual(['file-failure docs/parentheses.mdx']);
    expect(pages).toContain('good.md');
  });

  test('category files whose values hold themselves', async () => {
    write({ 'docs/a/_category_.yml': 'label: &a [*a]\nlink: &b {type: *b}\n' });
    expect((await compiled()).said).toEqual([
      'invalid-category docs/a/_category_.yml 1',
      'invalid-category docs/a/_category_.yml 2',
    ]);
  });
});
