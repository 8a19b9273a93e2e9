import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONFIG, openSite } from '../testing/open-live-site.ts';
import { writeFiles } from '../testing/serve-folder.ts';

const PATIENT = { timeout: 60_000 };

const USES = "import Box from '@site/src/box';\n\n# Bench\n\n<Box />\n";

const BOX = "import { text } from './text';\n\nexport default () => <b>{text}</b>;\n";

it('hears of modules that are made after what imports them, whatever their endings are', async () => {
  const { told, edit, page, isWatched, check } = await openSite({ 'content/bench.mdx': USES });
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['unresolved-import']);
  for (const file of ['src/box.jsx', 'src/box/index.tsx']) expect(isWatched(file)).toBe(true);
  // One error is replaced by another.
  await edit('src/box.jsx', BOX);
  expect(isWatched('src/text.ts')).toBe(true);
  await edit('src/text.ts', "export const text = 'Saw\n");
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['bundle-error']);
  expect(isWatched('src/text.ts')).toBe(true);
  await edit('src/text.ts', "export const text = 'Saw';\n");
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/bench')).toContain('<b>Saw</b>');
});

it('hears of the module with components for all pages when it is made', async () => {
  const { told, edit, page, isWatched, check } = await openSite({
    'site.config.js': `export default { ${CONFIG}, components: 'src/all.jsx' };`,
    'content/bench.mdx': '# Bench\n\n<Saw />\n',
  });
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-path-missing']);
  expect(isWatched('src/all.jsx')).toBe(true);
  await edit('src/all.jsx', 'export default { Saw: () => <b>Saw</b> };\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/bench')).toContain('<b>Saw</b>');
});

it('hears of a module of the site’s own that takes the place of one of the theme', async () => {
  const { edit, page, isWatched, remove } = await openSite({
    'content/bench.mdx':
      "import Admonition from '@theme/Admonition';\n\n# Bench\n\n<Admonition>Saw</Admonition>\n",
  });
  expect(await page('/bench')).toContain('admonition-note');
  expect(isWatched('src/theme/Admonition.jsx')).toBe(true);
  await edit('src/theme/Admonition.jsx', 'export default ({ children }) => <b>{children}</b>;\n');
  expect(await page('/bench')).toContain('<b>Saw</b>');
  await remove('src/theme/Admonition.jsx');
  expect(await page('/bench')).toContain('admonition-note');
});

it('follows the headings and mistakes of a partial that is imported by a path with a leading slash', async () => {
  const { told, edit, page } = await openSite({
    'content/bench.mdx': "import Part from '/parts/_part.mdx';\n\n# Bench\n\n<Part />\n",
    'parts/_part.mdx': '## Saw\n\n## File\n',
  });
  const contents = async () => {
    const [, toc = ''] = /data-region="toc"(.*?)<\/nav>/s.exec(await page('/bench')) ?? [];
    return Array.from(toc.matchAll(/href="(#[^"]*)"/g), ([, href]) => href);
  };
  expect(await contents()).toEqual(['#saw', '#file']);
  await edit('parts/_part.mdx', '## Plane\n\n## File\n');
  expect(await contents()).toEqual(['#plane', '#file']);
  await edit('parts/_part.mdx', '## Plane <b\n');
  await page('/bench');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['mdx-syntax']);
});

it('follows the files that a Sass stylesheet loads, also after mistakes in them', async () => {
  const { told, edit, page, file, isWatched, check } = await openSite({
    'content/bench.mdx': "import './bench.scss';\n\n# Bench\n",
    'content/bench.scss': '@use "parts";\n.bench { color: parts.$tone; }\n',
    'content/_parts.scss': '$tone: red;\n',
  });
  const styles = async () => {
    const [, path = ''] =
      /href="\/(assets\/[^"]*bench[^"]*\.css)"/.exec(await page('/bench')) ?? [];
    return file(path);
  };
  expect(await styles()).toContain('color:red');
  expect(isWatched('content/_parts.scss')).toBe(true);
  await edit('content/_parts.scss', '$tone: navy;\n');
  expect(await styles()).toContain('color:navy');
  check();
  await edit('content/_parts.scss', '$tone: ;\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['sass-error']);
  await edit('content/_parts.scss', '$tone: green;\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await styles()).toContain('color:green');
  await edit(
    'content/bench.scss',
    '@use "parts";\n@use "more/tone";\n.bench { color: tone.$dark; }\n',
  );
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['sass-error']);
  for (const made of ['content/more/_tone.scss', 'more/tone.sass', 'more/tone/_index.scss']) {
    expect([made, isWatched(made)]).toEqual([made, true]);
  }
  await edit('more/_tone.scss', '$dark: black;\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await styles()).toContain('color:#000');
});

it('shows pages with what docgen provides as it is, after code that changed it is gone', async () => {
  const code = "import { article } from 'supergraph-docgen/theme/article';\n\n";
  const { page, edit } = await openSite({
    'content/bench.mdx': `${code}export const Other = (article.DocArticle = () => <b>Changed</b>);\n`,
  });
  expect(await page('/')).toContain('<b>Changed</b>');
  await edit('content/bench.mdx', `${code}# Bench\n\n{typeof article}\n`);
  expect(await page('/bench')).toContain('Bench</h1>');
  expect(await page('/')).toContain('Home</h1>');
});

it('hears of packages that are installed after a page or the configuration needs them', async () => {
  const { folder, told, edit, change, page, isWatched, check } = await openSite({
    'content/bench.mdx': "import { saw } from 'saw';\n\n# Bench\n\n{saw}\n",
  });
  const install = async (name: string, text: string) => {
    await writeFiles(join(folder, 'node_modules', name), {
      'package.json': `{ "name": "${name}", "type": "module", "exports": "./index.js" }`,
      'index.js': text,
    });
    for (const record of ['node_modules/.package-lock.json', 'pnpm-lock.yaml']) {
      expect([record, isWatched(record)]).toEqual([record, true]);
    }
    await change('node_modules/.package-lock.json');
  };
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['unresolved-import']);
  await install('saw', "export const saw = 'A saw';\n");
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/bench')).toContain('A saw');
  await edit(
    'site.config.js',
    `import { title } from 'title';\nexport default { ${CONFIG}, navbar: { title } };`,
  );
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-syntax']);
  await install('title', "export const title = 'Shed';\n");
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/bench')).toContain('Shed');
});

it('follows the aliases of imports in tsconfig.json', async () => {
  const aliases = (folder: string) =>
    `{ "compilerOptions": { "paths": { "@/*": ["./${folder}/*"] } } }\n`;
  const { told, edit, page, isWatched, check } = await openSite({
    'content/bench.mdx': "import { saw } from '@/saw';\n\n# Bench\n\n{saw}\n",
    'first/saw.ts': "export const saw = 'A saw';\n",
    'second/saw.ts': "export const saw = 'A better saw';\n",
  });
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['unresolved-import']);
  expect(isWatched('tsconfig.json')).toBe(true);
  await edit('tsconfig.json', aliases('first'));
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/bench')).toContain('A saw');
  expect(isWatched('tsconfig.json')).toBe(true);
  await edit('tsconfig.json', aliases('second'));
  expect(await page('/bench')).toContain('A better saw');
});

it('follows the aliases of imports in a file that tsconfig.json extends', async () => {
  const aliases = (folder: string) =>
    `{ "compilerOptions": { "paths": { "@/*": ["../${folder}/*"] } } }\n`;
  const { edit, page, isWatched } = await openSite({
    'content/bench.mdx': "import { saw } from '@/saw';\n\n# Bench\n\n{saw}\n",
    'first/saw.ts': "export const saw = 'A saw';\n",
    'second/saw.ts': "export const saw = 'A better saw';\n",
    'tsconfig.json': '{\n  // All projects.\n  "extends": ["./settings/own"]\n}\n',
    'settings/own.json': '{ "extends": "./base.json" }',
    'settings/base.json': aliases('first'),
  });
  expect(await page('/bench')).toContain('A saw');
  expect(isWatched('settings/base.json')).toBe(true);
  await edit('settings/base.json', aliases('second'));
  expect(await page('/bench')).toContain('A better saw');
});

it('draws only pages again that new code of pages may have changed', async () => {
  const counter = 'globalThis.drawnInLiveImports';
  const { told, edit, check } = await openSite({
    'content/_part.md': 'A part.\n',
    'content/with-part.mdx': "import Part from './_part.md';\n\n# With a part\n\n<Part />\n",
    'content/with-box.mdx': `import Box from '../box.jsx';\n\n# With a box\n\n<Box />\n`,
    'box.jsx': 'export default () => <b>Box</b>;\n',
    'content/counted.mdx': `# Counted\n\n{(${counter} = (${counter} ?? 0) + 1)}\n`,
  });
  const drawn = () => Reflect.get(globalThis, 'drawnInLiveImports');
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  const before = drawn();
  expect(before).toBeGreaterThan(0);
  await edit('content/_part.md', 'Another part, with a [link](/nowhere).\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link']);
  await edit('box.jsx', 'export default () => <a href="/lost">Box</a>;\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link', 'broken-link']);
  expect(drawn()).toBe(before);
});

it('neither compiles pages that import only Markdown at the start nor bundles anything for them', async () => {
  const counter = 'globalThis.loadedInLiveImports';
  const { told, places, edit, page, check } = await openSite({
    'content/part.md': 'A [saw](saw.md).\n',
    'content/with-part.mdx': "import Part from './part.md';\n\n# With a part\n\n<Part />\n\n<b\n",
    'content/with-box.mdx': "import Box from '../box.jsx';\n\n# With a box\n\n<Box />\n",
    'box.jsx': `${counter} = (${counter} ?? 0) + 1;\n\nexport default () => <b>Box</b>;\n`,
  });
  const loaded = () => Reflect.get(globalThis, 'loadedInLiveImports');
  expect(places()).toEqual([]);
  expect(loaded()).toBe(1);
  check();
  await expect.poll(() => told, PATIENT).toEqual([['mdx-syntax']]);
  await edit(
    'content/with-part.mdx',
    "import Part from './part.md';\n\n# With a part\n\n<Part />\n",
  );
  expect(await page('/with-part')).toContain('href="/saw"');
  await edit('content/part.md', 'Another [saw](saw.md).\n');
  expect(await page('/with-part')).toContain('Another <a');
  await edit('content/saw.md', '---\nslug: /jigsaw\n---\n\n# Saw\n');
  expect(await page('/with-part')).toContain('href="/jigsaw"');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(loaded()).toBe(1);
  await edit('content/part.md', 'A part with {1 + 1}.\n');
  expect(await page('/with-part')).toContain('A part with 2.');
  expect(loaded()).toBe(2);
});

it('gives a page a script, and takes it away, as what its component does changes', async () => {
  const { edit, page } = await openSite({
    'content/bench.mdx': USES,
    'src/box.jsx': BOX,
    'src/text.ts': "export const text = 'Saw';\n",
  });
  const scripts = async () => (await page('/bench')).match(/assets\/[^"]*bench[^"]*\.js/g) ?? [];
  expect(await page('/bench')).toContain('<b>Saw</b>');
  expect(await scripts()).toEqual([]);
  await edit('src/text.ts', "export const text = typeof window === 'object' ? 'Saw' : 'Plane';\n");
  expect(await page('/bench')).toContain('<b>Plane</b>');
  expect(await scripts()).not.toEqual([]);
  await edit('src/text.ts', "export const text = 'File';\n");
  expect(await page('/bench')).toContain('<b>File</b>');
  expect(await scripts()).toEqual([]);
});
