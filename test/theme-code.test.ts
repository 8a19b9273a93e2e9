import { describe, expect, it } from 'vitest';
import { leaveLateFailures } from '../packages/author-code/src/testing/leave-late-failures.ts';
import { checkedFiles, config } from './support/checked-files.ts';

/** Checks a site with two pages, a category and the default theme but for some slots. */
const check = (files: Readonly<Record<string, string>>, more = '') =>
  checkedFiles({
    'site.config.ts': config(`theme: 'theme', ${more}`),
    'content/index.md': '# Home\n',
    'content/other.md': '# Other\n',
    ...files,
  });

/** A theme that draws the page for missing addresses in its own way. */
const notFound = (body: string) => ({
  'theme/pages.tsx': `import { pages as defaults } from 'supergraph-docgen/theme/pages';\n\nexport const pages = {\n  ...defaults,\n  NotFoundArticle() { ${body} },\n};\n`,
});

/** What everybody's frame throws. */
const frame = (body: string) => ({
  'theme/shell.tsx': `import { shell as defaults } from 'supergraph-docgen/theme/shell';\n\nexport const shell = {\n  ...defaults,\n  PageFrame() { ${body} },\n};\n`,
});

describe('a theme of the site that draws pages', () => {
  it('cannot end the process', async () => {
    expect(await check(notFound('process.exit(0);'))).toEqual([
      'theme-ends-process theme/pages.tsx:5:31: The theme tries to end the build with process.exit(0).',
    ]);
  });

  it('is stopped when it does not end', async () => {
    expect(await check(notFound('while (Math.random() < 2);'), 'pageTimeout: 1')).toEqual([
      'theme-timeout theme: The theme was stopped after 1 s, because its code did not finish.',
    ]);
  });

  it('is asked for no further page then', async () => {
    const once =
      "shell.asked = (shell.asked ?? 0) + 1; if (shell.asked > 1) throw new Error('again');";
    expect(await check(frame(`${once} while (Math.random() < 2);`), 'pageTimeout: 1')).toEqual([
      'theme-timeout theme: The theme was stopped after 1 s, because its code did not finish.',
    ]);
  });

  it('is asked for no pages with code of their own, when it is stopped there again', async () => {
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

  it('throws with its own place and the page', async () => {
    expect(await check(notFound("throw new Error('x');"))).toEqual([
      'theme-throws theme/pages.tsx:5:29: The theme throws while it draws /404.html: x',
    ]);
    expect(await check(notFound('throw { toJSON() {} };'))).toEqual([
      expect.stringMatching(
        /^theme-throws theme: The theme throws while it draws \/404\.html: \{ toJSON/,
      ),
    ]);
  });

  it('is blamed once for what it does on every page', async () => {
    expect(await check(frame("throw new Error('x');"))).toEqual([
      'theme-throws theme/shell.tsx:5:23: The theme throws while it draws /: x',
    ]);
  });
});

describe('what a theme leaves for later', () => {
  leaveLateFailures();

  it('is told with its place', async () => {
    const late = "setTimeout(() => { throw new Error('late'); }, 0); return null;";
    expect(await check(notFound(late))).toEqual([
      'theme-throws-late theme/pages.tsx:5:48: The theme throws an error that nothing catches: late',
    ]);
  });
});

describe('a theme whose module', () => {
  it('has no export is told so', async () => {
    const found = await check({
      'theme/pages.tsx': 'export const page = {};\n',
      'content/react.tsx': 'export default () => null;\n',
    });
    expect(found).toEqual([
      'theme-slot-missing theme/pages.tsx: The theme\'s module theme/pages.tsx has no export "pages".',
    ]);
  });

  it('leaves slots empty is told each', async () => {
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

  it('throws when a slot is read is told its place', async () => {
    const found = await check({
      'theme/article.tsx':
        "export const article = { get DocArticle() { throw new Error('x'); } };\n",
    });
    expect(found).toEqual([
      'theme-throws theme/article.tsx:1:51: The theme throws when it is loaded: x',
    ]);
  });
});
