import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';

const BOX = `import type { ReactNode } from 'react';
import logo from './logo.gif';
import { Frame } from './frame';
export default ({ children }: { children: ReactNode }) => (
  <Frame><img src={logo} alt="" />{children}</Frame>
);
`;

const FILES = {
  'site.config.ts': config("components: 'src/all.jsx'"),
  'content/all.mdx': '# All\n\n<Card>Asters</Card>\n',
  'src/all.jsx':
    "import { Em } from './em';\nexport default { Card: ({ children }) => <Em>{children}</Em> };\n",
  'src/em.jsx': 'export const Em = ({ children }) => <em className="card">{children}</em>;\n',
  'content/index.mdx': "import Box from '@site/src/box';\n\n# Home\n\n<Box>Roses</Box>\n",
  'content/more.mdx': "import Part from './_part.mdx';\n\n# More\n\n<Part />\n",
  'content/_part.mdx': "import Box from '../src/box';\n\n<Box>Tulips</Box>\n",
  'content/order.mdx':
    "import Part from './_order.mdx';\nimport './page.css';\n\n# Order\n\n<Part />\n",
  'content/_order.mdx': "import { Frame } from '@site/src/frame';\n\n<Frame>Daisies</Frame>\n",
  'content/photo.mdx': "import Photo from '@site/src/photo';\n\n# Photo\n\n<Photo>Lilies</Photo>\n",
  'src/photo.jsx':
    "import '@site/src/plain.css';\nimport { Frame } from './frame';\nexport default ({ children }) => <Frame><img src={require('./logo.gif').default} alt=\"\" />{children}</Frame>;\n",
  'content/page.css': '.plain { color: blue; }\n',
  'src/box.tsx': BOX,
  'src/frame.jsx':
    "import styles from './frame.module.css';\nimport './plain.css';\nexport const Frame = ({ children }) => <div className={styles.frame}>{children}</div>;\n",
  'src/frame.module.css': '.frame { color: red; }\n',
  'src/plain.css': '.plain { color: green; }\n',
  'src/logo.gif': 'GIF89a\x01\x00\x01\x00\x00\x00\x00;',
};

let site: Awaited<ReturnType<typeof buildFixtureSite>>;
beforeAll(async () => {
  site = await buildFixtureSite(FILES);
});
afterAll(() => site.remove());

/** The article of a page and the files that the page alone loads. */
function pageAt(route: string) {
  const html = readFileSync(join(site.folder, route, 'index.html'), 'utf8');
  const [article = ''] = /<article.*<\/article>/s.exec(html) ?? [];
  const own = [...html.matchAll(/"\/(assets\/content-[^"]+)"/g)].map(([, path = '']) => path);
  return {
    article,
    scripts: own.filter((path) => path.endsWith('.js')),
    styles: own
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(site.folder, path), 'utf8')),
  };
}

it('pages load no script for components that only draw, but their styles and pictures', () => {
  for (const [route, text] of [
    ['', 'Roses'],
    ['more', 'Tulips'],
    ['photo', 'Lilies'],
  ] as const) {
    const { article, scripts, styles } = pageAt(route);
    expect(article).toContain(text);
    // React puts nothing before the first element, which has no margin.
    expect(article).toMatch(/data-region="?article"?><h1 /);
    expect(scripts).toEqual([]);
    const [, name = 'none'] = /<div class="?([\w-]+)"?><img/.exec(article) ?? [];
    expect(styles.join('')).toContain(`.${name}{`);
    expect(styles.join('')).toContain('.plain{');
    const [, picture = 'none'] = /<img src="?\/([^" >]+)/.exec(article) ?? [];
    expect(existsSync(join(site.folder, picture))).toBe(true);
  }
});

it('components for all pages need no script if all of them only draw', async () => {
  expect(pageAt('all').article).toMatch(/<em class=.?card.?>Asters</);
  expect(pageAt('all').scripts).toEqual([]);
  await site.change({
    'src/all.jsx':
      "import { useId } from 'react';\nexport default { Card: () => <b>{useId()}</b> };\n",
  });
  expect(pageAt('all').scripts).toHaveLength(1);
  await site.change({ 'src/all.jsx': FILES['src/all.jsx'] });
});

it('stylesheets of a partial come before those that a page imports after it', () => {
  expect(pageAt('order').scripts).toEqual([]);
  expect(pageAt('order').styles.at(0)).toMatch(/\.plain\{color:green\}.*\.plain\{color:#00f\}/s);
});

it('a page that was built before gets a script when a component of it starts to do something', async () => {
  const state =
    "import { useState } from 'react';\nexport const Frame = () => <b>{useState(1)[0]}</b>;\n";
  await site.change({ 'src/frame.jsx': state });
  expect(pageAt('').scripts).toHaveLength(1);
  expect(pageAt('more').scripts).toHaveLength(1);
  await site.change({ 'src/frame.jsx': FILES['src/frame.jsx'] });
  expect(pageAt('').scripts).toEqual([]);
});
