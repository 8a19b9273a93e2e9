import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(join(root, 'packages/docgen/docs/themes.md'), 'utf8');
const looks = readFileSync(join(root, 'packages/docgen/docs/looks.md'), 'utf8');

/** The examples with a path. */
const files = Object.fromEntries(
  Array.from(
    guide.matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```/gms),
    ([, path = '', text = '']) => [path, text],
  ),
);
const [policy = ''] = /(?<=^```ts\n)contentSecurityPolicy: .*?(?=^```)/ms.exec(guide) ?? [];
const [admonitions = ''] = /(?<=^```css\n)\.admonition .*?(?=^```)/ms.exec(guide) ?? [];
const [fonts = ''] = /(?<=^```css\n)@font-face .*?(?=^```)/ms.exec(looks) ?? [];
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h2"/></svg>';

let site: FixtureSite;
const output = (path: string) => readFile(join(site.folder, path), 'utf8');

beforeAll(async () => {
  site = await buildFixtureSite({
    'site.config.ts': config(
      `theme: 'theme', footer: { copyright: '© Garden' }, components: 'src/components.tsx', staticFolders: ['static'], markdown: { admonitions: ['recipe'] }, ${policy}`,
    ),
    'content/index.mdx': '# Home\n\n:::recipe\nSoup\n:::\n',
    'content/buy.mdx': '# Buy\n\n<Price amount={20} />\n',
    'static/fonts/garden-sans.woff2': 'font',
    'theme/spoon.svg': svg,
    'theme/styles.css': `@import "supergraph-docgen/theme/styles.css";\n${fonts}${admonitions}`,
    ...files,
  });
});

afterAll(() => site?.remove());

describe('the examples of the guide to themes', () => {
  it('replace parts of pages, and add to them', async () => {
    const home = await output('index.html');
    expect(home).toMatch(
      /<a href=https:\/\/status\.garden\.example><svg [^/]*\/><\/svg> Status<\/a><\/header>/,
    );
    expect(home).toMatch(
      /<footer [^>]*><p>Opening hours: from dawn to dusk\.<\/p><p class="shortcuts-open/,
    );
    expect(home).toContain(' action="https://feedback.garden.example"');
    expect(home).toContain('<script src="https://stats.garden.example/count.js" defer=""');
    expect(home).toMatch(/script-src [^;]*https:\/\/stats\.garden\.example;/);
    expect(home).toMatch(/connect-src 'self' https:\/\/stats\.garden\.example"/);
    expect(await output('404.html')).toContain('<h1>Nothing grows here</h1>');
    expect(await output('buy/index.html')).toContain('<strong>20 EUR</strong>');
  });

  it('keep what is not content out of twins and of the search', async () => {
    const folder = 'assets/search';
    const index = (await readdir(join(site.folder, folder))).map((name) => `${folder}/${name}`);
    for (const path of ['index.md', 'llms-full.txt', ...index]) {
      expect(await output(path)).not.toContain('Is something missing?');
    }
    expect(await output('index.md')).toContain('Soup');
  });

  it('style the site with fonts and pictures of its own', async () => {
    const names = await readdir(join(site.folder, 'assets'));
    const [name = ''] = names.filter((each) => each.endsWith('.css'));
    const css = await output(`assets/${name}`);
    expect(css).toMatch(/url\("?\/assets\/garden-sans-[\da-f]{8}\.woff2"?\)/);
    expect(css).toMatch(/--icon: url\("?\/assets\/spoon-[\da-f]{8}\.svg"?\)/);
    expect(names.filter((each) => each.startsWith('garden-sans-'))).toHaveLength(1);
  });

  it('check against the types of the package', async () => {
    const project = dirname(site.folder);
    const probe = `import Admonition from '@theme-original/Admonition';
import useBaseUrl from '@docusaurus/useBaseUrl';
import font, * as all from '../static/fonts/garden-sans.woff2';
import text from './leaf.svg?raw';
import './own.scss';
// As the guides import one configuration, or its texts, into another.
import { title } from '../shared.ts';
import { defineConfig } from 'supergraph-docgen';
import type { PagesTheme, SidebarEntryProps, Text, Translate } from 'supergraph-docgen/runtime';

export const kindOf: PagesTheme['SchemaArticle'] = ({ page }) => <p>{page.kind}</p>;
export const label = ({ item }: SidebarEntryProps) => item.label + font.length + text.length;
export const swizzled = () => <Admonition title={useBaseUrl('/')} />;
export const entries = (translate: Translate, text: Text = '{0} entries') => translate(text, 2);
// @ts-expect-error An address is no number.
export const wrong: number = all.default;
const site = { title, url: 'https://garden.example' };
export const worded = defineConfig({ ...site, texts: { Search: 'Find' } });
// @ts-expect-error A text that docgen does not have.
export const misspelt = defineConfig({ ...site, texts: { Serach: 'Find' } });
`;
    for (const [name, path] of [
      ['supergraph-docgen', 'packages/docgen'],
      ['@types/react', 'node_modules/@types/react'],
      ['csstype', 'node_modules/csstype'],
    ] as const) {
      const link = join(project, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(join(root, path), link, 'junction');
    }
    await writeFile(join(project, 'theme/_probe.tsx'), probe);
    await writeFile(join(project, 'theme/own.scss'), '');
    await writeFile(join(project, 'shared.ts'), "export const title = 'Garden';\n");
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const check = () => {
      try {
        return execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    };
    expect(check()).toBe('');
  });
});

it('all files that code can import by their address have types', async () => {
  const { ASSET_PATTERN } = await import('@docgen/bundler/assets/asset-files');
  const client = readFileSync(join(root, 'packages/docgen/client.d.ts'), 'utf8');
  const typed = Array.from(client.matchAll(/'\*(\.\w+)' \{/g), ([, extension = '']) => extension);
  const extensions = /\(\?:(.+)\)/.exec(ASSET_PATTERN.source)?.[1]?.split('|') ?? [];
  expect(typed.sort()).toEqual(extensions.map((extension) => `.${extension}`).sort());
});
