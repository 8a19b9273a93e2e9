import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { config } from '../support/checked-files.ts';

const FILES = {
  'site.config.ts': config("theme: 'theme', components: 'src/components.tsx'"),
  'content/index.md': '# Plain\n',
  'content/buy.mdx': '# Interactive\n\n<Price />\n',
  'content/own.mdx':
    'import "../theme/_article.css";\nimport "./_own.css";\n\n# Own styles\n\n<p className="own">Text</p>\n',
  'content/_own.css': '.own { --own: page; }\n',
  'src/components.tsx': `import './components.css';

export default { Price: () => <b className="price">2 EUR</b> };
`,
  'src/components.css': '.price { --price: 2 }\n',
  'theme/styles.css': `@import "supergraph-docgen/theme/styles.css";

body { --first: styles; --second: styles }
`,
  'theme/shell.tsx': `import { shell as defaults } from 'supergraph-docgen/theme/shell';
import './_shell.scss';

export const shell = { ...defaults };
`,
  'theme/_shell.scss': '$name: shell;\nbody { --first: #{$name}; --second: #{$name} }\n',
  'theme/article.tsx': `import { article as defaults } from 'supergraph-docgen/theme/article';
import { box } from './_box.module.css';
import './_article.css';

export const article = {
  ...defaults,
  DocArticle: (props) => (
    <>
      <p id="part" className="part" />
      <div id="box" className={box}><defaults.DocArticle {...props} /></div>
    </>
  ),
};
`,
  'theme/_box.module.css': '.box { composes: part from "./_part.css"; --box: boxed }\n',
  'theme/_part.css': '.part { --box: part; --part: part }\n',
  'theme/_article.css': '@import "./_deep.css";\n\nbody { --second: article }\n',
  'theme/_deep.css': 'body { --deep: deep }\n',
  'theme/pages.tsx': `import { pages as defaults } from 'supergraph-docgen/theme/pages';
import './_article.css';
import './_pages.css';

export const pages = { ...defaults };
`,
  'theme/_pages.css': 'body { --pages: pages }\n',
};

const property = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property).trim(),
      name,
    );

/** The properties that the stylesheets of the theme's modules set on every page. */
async function themeStyles(page: Page) {
  const body = ['--first', '--second', '--deep', '--pages'].map((name) =>
    property(page, 'body', name),
  );
  const box = ['--box', '--part'].map((name) => property(page, '#box', name));
  // The class of the same name has no styles of the module that is composed of it.
  return Promise.all([...body, ...box, property(page, '#part', '--part')]);
}

const EXPECTED = ['shell', 'article', 'deep', 'pages', 'boxed', 'part', ''];

const stylesheets = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));

describe('stylesheets that modules of a theme import', () => {
  test('apply to all pages, after the stylesheet of the theme', async ({ makeSite, open }) => {
    const { serve } = await makeSite(FILES);
    const site = await serve();
    const { page: plain } = await open('/', { site });
    expect(await themeStyles(plain)).toEqual(EXPECTED);
    const [shared, ...others] = await stylesheets(plain);
    expect(others).toEqual([]);

    const { page: interactive } = await open('/buy', { site });
    expect(await themeStyles(interactive)).toEqual(EXPECTED);
    expect(await property(interactive, '.price', '--price')).toBe('2');
    expect(await stylesheets(interactive)).toEqual([shared]);

    const { page: own } = await open('/own', { site });
    expect(await themeStyles(own)).toEqual(EXPECTED);
    expect(await property(own, '.own', '--own')).toBe('page');
    const [first, second = '', ...rest] = await stylesheets(own);
    expect([first, ...rest]).toEqual([shared]);
    expect(await own.evaluate(async (href) => (await fetch(href)).text(), second)).toBe(
      '.own{--own: page}\n',
    );
  });

  test('apply in docgen dev, and follow changes', async ({ startDev, open }) => {
    const site = await startDev(FILES);
    const { page } = await open('/', { site: site.url });
    expect(await themeStyles(page)).toEqual(EXPECTED);
    await site.write({ 'theme/_deep.css': 'body { --deep: deeper }\n' });
    await expect.poll(() => property(page, 'body', '--deep')).toBe('deeper');
    await site.write({ 'theme/_part.css': '.part { --box: part; --part: other }\n' });
    await expect.poll(() => property(page, '#box', '--part')).toBe('other');
    await site.end();
  });
});
