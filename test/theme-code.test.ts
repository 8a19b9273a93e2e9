import { describe, expect, it } from 'vitest';
import { leaveLateFailures } from '../packages/author-code/src/testing/leave-late-failures.ts';
import { checkedFiles, config, diagnosticsOf } from './support/checked-files.ts';

/** Checks a site with two pages and the default theme, of which some slots are replaced. */
const check = (files: Readonly<Record<string, string>>, more = '') =>
  checkedFiles({
    'site.config.ts': config(`theme: 'theme', ${more}`),
    'content/index.md': '# Home\n',
    'content/other.md': '# Other\n',
    ...files,
  });

/** A theme with its own page for missing addresses. */
const notFound = (body: string) => ({
  'theme/pages.tsx': `import { pages as defaults } from 'supergraph-docgen/theme/pages';\n\nexport const pages = {\n  ...defaults,\n  NotFoundArticle() { ${body} },\n};\n`,
});

/** A theme whose frame of every page runs some code. */
const frame = (body: string) => ({
  'theme/shell.tsx': `import { shell as defaults } from 'supergraph-docgen/theme/shell';\n\nexport const shell = {\n  ...defaults,\n  PageFrame() { ${body} },\n};\n`,
});

describe('a theme of the site that renders pages', () => {
  it('cannot end the process', async () => {
    expect(await check(notFound('process.exit(0);'))).toEqual([
      'theme-ends-process theme/pages.tsx:5:31: The theme tries to end the build with process.exit(0).',
    ]);
  });

  it('is stopped if it does not finish', async () => {
    expect(await check(notFound('while (Math.random() < 2);'), 'pageTimeout: 1')).toEqual([
      'theme-timeout theme: The theme was stopped after 1 s, because its code did not finish.',
    ]);
  });

  it('is not used for further pages once it was stopped', async () => {
    const once =
      "shell.asked = (shell.asked ?? 0) + 1; if (shell.asked > 1) throw new Error('again');";
    expect(await check(frame(`${once} while (Math.random() < 2);`), 'pageTimeout: 1')).toEqual([
      'theme-timeout theme: The theme was stopped after 1 s, because its code did not finish.',
    ]);
  });

  it('is not used for further pages with code if it was stopped a second time', async () => {
    const [shell = ''] = Object.values(
      frame(
        "shell.asked = (shell.asked ?? 0) + 1; if (shell.asked > 2) throw new Error('again'); while (Math.random() < 2);",
      ),
    );
    const pages = ['a', 'b', 'c', 'd'].map((name) => [
      `content/${name}.mdx`,
      `# ${name}\n\n{[1].map((n) => n)}\n`,
    ]);
    const files = { 'theme/shell.tsx': shell, ...Object.fromEntries(pages) };
    expect(await check(files, 'pageTimeout: 1')).toEqual([
      'theme-timeout theme: The theme was stopped after 1 s, because its code did not finish.',
    ]);
  });

  it('is reported with its place and the page if it throws', async () => {
    expect(await check(notFound("throw new Error('x');"))).toEqual([
      'theme-throws theme/pages.tsx:5:29: The theme throws while it draws /404.html: x',
    ]);
    expect(await check(notFound('throw { toJSON() {} };'))).toEqual([
      expect.stringMatching(
        /^theme-throws theme: The theme throws while it draws \/404\.html: \{ toJSON/,
      ),
    ]);
  });

  it('is reported with the element that React cannot render', async () => {
    expect(await check(notFound('return <p>{{ at: new Date(0) }}</p>;'))).toEqual([
      'theme-throws theme/pages.tsx:5:30: The theme throws while it draws /404.html: <p> contains an object with the key at, which cannot be displayed; insert a text, a number or an element',
    ]);
  });

  it('is reported once if it throws on every page', async () => {
    expect(await check(frame("throw new Error('x');"))).toEqual([
      'theme-throws theme/shell.tsx:5:23: The theme throws while it draws /: x',
    ]);
  });
});

describe('an error that a theme throws later', () => {
  leaveLateFailures();

  it('is reported with its place', async () => {
    const late = "setTimeout(() => { throw new Error('late'); }, 0); return null;";
    expect(await check(notFound(late))).toEqual([
      'theme-throws-late theme/pages.tsx:5:48: The theme throws an error that nothing catches: late',
    ]);
  });
});

describe('a module of a theme', () => {
  it('is reported if it lacks its export', async () => {
    const found = await check({
      'theme/pages.tsx': 'export const page = {};\n',
      'content/react.tsx': 'export default () => null;\n',
    });
    expect(found).toEqual([
      'theme-slot-missing theme/pages.tsx: The theme\'s module theme/pages.tsx has no export "pages".',
    ]);
  });

  it('is reported if it should have the components for all pages and lacks its export', async () => {
    const files = { 'src/components.tsx': 'export const Price = () => <b>2 EUR</b>;\n' };
    expect(
      await checkedFiles({
        'site.config.ts': config("components: 'src/components.tsx'"),
        'content/index.mdx': '# Home\n\n<Price />\n',
        ...files,
      }),
    ).toEqual([
      'theme-slot-missing src/components.tsx: The module src/components.tsx has no default export, so pages cannot use its components.',
    ]);
  });

  it('is reported with the place of what its stylesheets lack', async () => {
    const found = await check({
      'theme/article.tsx': `import { article as defaults } from 'supergraph-docgen/theme/article';
import { frame } from './_frame.module.css';
import './_plain.css';

export const article = { ...defaults, DocArticle: () => <div className={frame} /> };
`,
      'theme/_frame.module.css': '.frame {\n  color: red;\n  background: url(./none.png);\n}\n',
      'theme/_plain.css': '@import "./none.css";\n',
    });
    expect(found).toEqual([
      'unresolved-import theme/_frame.module.css:3:19: The import "./none.png" cannot be resolved: there is no file theme/none.png.',
      'unresolved-import theme/_plain.css:1:9: The import "./none.css" cannot be resolved: there is no file theme/none.css.',
    ]);
  });

  it('is reported only with the import that fails, also in a package of ES modules', async () => {
    const found = await check(
      {
        'package.json': '{ "type": "module" }\n',
        'src/components.tsx':
          "import { rate } from './none';\n\nexport default { Price: () => <b>{rate}</b> };\n",
        'theme/pages.tsx':
          "import { pages as defaults } from 'supergraph-docgen/theme/pages';\nimport './none.css';\n\nexport const pages = defaults;\n",
      },
      "components: 'src/components.tsx',",
    );
    expect(found).toEqual([
      'unresolved-import src/components.tsx:1:22: The import "./none" cannot be resolved: there is no file src/none.',
      'unresolved-import theme/pages.tsx:2:8: The import "./none.css" cannot be resolved: there is no file theme/none.css.',
    ]);
  });

  it('is reported for each empty slot', async () => {
    const found = await check({
      'theme/article.tsx': 'export const article = undefined;\n',
      'theme/pages.tsx':
        "import { pages as defaults } from 'supergraph-docgen/theme/pages';\n\nexport const pages = { ...defaults, Pagination: undefined, schemaHeadings: [] };\n",
    });
    expect(found).toEqual([
      'theme-slot-missing theme/article.tsx: The export "article" of the theme is not an object.',
      'theme-slot-missing theme/pages.tsx: The theme has no component at `pages.Pagination`.',
      'theme-slot-missing theme/pages.tsx: The theme has no function at `pages.schemaHeadings`.',
    ]);
  });

  it('is reported for a slot with an element in place of a component', async () => {
    const found = await check({
      'theme/shell.tsx':
        "import { shell as defaults } from 'supergraph-docgen/theme/shell';\n\nexport const shell = { ...defaults, PageFrame: <main />, SidebarTools: <b>tools</b> };\n",
    });
    expect(found).toEqual([
      'theme-slot-missing theme/shell.tsx: The theme has no component at `shell.PageFrame`.',
      'theme-slot-missing theme/shell.tsx: The theme has no component at `shell.SidebarTools`.',
    ]);
  });

  it('is reported for each component of pages that is none', async () => {
    const found = await check(
      {
        'theme/article.tsx': `import { memo } from 'react';
import { article as defaults } from 'supergraph-docgen/theme/article';
import * as parts from './parts';

export const article = {
  ...defaults,
  mdxComponents: { ...defaults.mdxComponents, table: parts.Tabel, Box: memo(parts.Box), Chart: { Line: parts.Box } },
};
`,
        'theme/parts.tsx': 'export const Box = () => <b />;\n',
        'src/components.tsx':
          "export default { Price: <b>2 EUR</b>, Rose: () => 'rose', Rate: 2, rate: 2, Line: 'hr' };\n",
      },
      "components: 'src/components.tsx',",
    );
    expect(found).toEqual([
      'theme-slot-missing src/components.tsx: src/components.tsx exports "Price" for all pages, but it is an element, not a component.',
      'theme-slot-missing src/components.tsx: src/components.tsx exports "Rate" for all pages, but it is a number, not a component.',
      'theme-slot-missing theme/article.tsx: theme/article.tsx exports "table" for all pages, but it is undefined, not a component.',
    ]);
  });

  it.each([
    ['export default function Price() { return <b>2 EUR</b>; }', 'a function'],
    ['export default null;', 'null'],
    ["import * as parts from './parts';\nexport default parts['all'];", 'undefined'],
  ])('is reported if its default export is no object with components: %s', async (code, what) => {
    expect(
      await checkedFiles({
        'site.config.ts': config("components: 'src/components.tsx'"),
        'content/index.mdx': '# Home\n\n<Price />\n',
        'src/components.tsx': `${code}\n`,
        'src/parts.tsx': 'export const Price = () => <b>2 EUR</b>;\n',
      }),
    ).toEqual([
      `theme-slot-missing src/components.tsx: The default export of src/components.tsx is ${what}, not an object with components, so pages cannot use them by name.`,
    ]);
  });

  it('is reported for each property that is no slot', async () => {
    const files = {
      'site.config.ts': config("theme: 'theme'"),
      'content/index.md': '# Home\n',
      'theme/pages.tsx':
        "import { pages as defaults } from 'supergraph-docgen/theme/pages';\n\nexport const pages = { ...defaults, Paginaton: () => null, Layout: () => null, Footer: () => null };\n",
    };
    const found = (await diagnosticsOf(files)).map(
      ({ code, severity, place, hint }) => `${severity} ${code} ${place?.file}: ${hint}`,
    );
    expect(found).toEqual([
      'warning theme-slot-unknown theme/pages.tsx: Did you mean "Pagination"?',
      'warning theme-slot-unknown theme/pages.tsx: It is a slot of `shell`: move it there.',
      'warning theme-slot-unknown theme/pages.tsx: The slots of `pages` are Breadcrumbs, VersionBanner, DraftBanner, Pagination, TableOfContents, CategoryArticle, SchemaArticle, NotFoundArticle, schemaHeadings, frameKey. To change a part of one, fill the whole slot.',
    ]);
  });

  it('is reported with its place if it throws when a slot is read', async () => {
    const found = await check({
      'theme/article.tsx':
        "export const article = { get DocArticle() { throw new Error('x'); } };\n",
    });
    expect(found).toEqual([
      'theme-throws theme/article.tsx:1:51: The theme throws when it is loaded: x',
    ]);
  });
});
