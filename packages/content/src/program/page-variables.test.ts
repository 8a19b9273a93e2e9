import { describe, expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { renderCode, renderPage } from '../testing/render-page.ts';

const PAGE = '---\ntitle: A\nkeywords: [b, c]\n---\n\n# One\n\n## Two & *more*\n\n';

describe('what Docusaurus defines in pages', () => {
  it('is there for those that use it', async () => {
    const page = await renderPage(
      `${PAGE}export const b = frontMatter.keywords[1]\n\n{toc[0].value} {toc[0].id} {toc.length} {contentTitle} {frontMatter.title} {b}`,
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.html).toContain(
      'Two &amp;#x26; &lt;em&gt;more&lt;/em&gt;\ntwo--more\n1\nOne\nA\nc',
    );
  });

  it('is left to the page that defines it itself', async () => {
    const page = await renderPage(
      `${PAGE}export const toc = ['mine']\n\n{toc[0]} {(frontMatter => frontMatter)('x')}`,
    );
    expect(page.html).toContain('mine\nx');
  });

  it.each([
    "export const { toc } = { toc: ['mine'] }",
    "export const { a: { b: toc = ['mine'] } } = { a: {} }",
    "export const [, ...toc] = ['other', 'mine']",
    "export const { length, ...toc } = { length: 0, 0: 'mine' }",
  ])('is left to the page that defines it by %j', async (definition) => {
    const page = await renderPage(`${PAGE}${definition}\n\n{toc[0]}`);
    expect(page.html).toContain('mine');
  });

  it.each(['toc', 'default as toc', "toc as 'toc'"])(
    'is left to the page that exports { %s } of another file',
    async (exported) => {
      const { code } = await compileText(`${PAGE}export { ${exported} } from './other.mdx'`);
      expect(code).not.toContain('const toc');
    },
  );

  it('is there if only a function of the page has a variable of that name', async () => {
    const page = await renderPage(
      `${PAGE}export const f = () => { const toc = 'local'; return toc }\n\n{f()} {toc[0].id}`,
    );
    expect(page.html).toContain('local\ntwo--more');
  });

  it('is not in other pages', async () => {
    const { code } = await compileText(`${PAGE}{a.toc} \`frontMatter\` toc`);
    expect(code).not.toMatch(/const (toc|frontMatter)/);
  });
});

describe('a file that others import', () => {
  it('is a module that knows its headings and takes components from another', async () => {
    const page = await renderPage('## A\n\n<Tabs />', {
      componentsFrom: 'supergraph-docgen/components',
    });
    expect(page.module).toBe(true);
    expect(page.code).toContain('from "supergraph-docgen/components"');
    expect(page.code).toContain('export const toc = [{');
  });

  it('brings its headings to where it is used', async () => {
    const source = `import First, { other } from './first.mdx'
import Second from './second.md'
import Chart from './chart.tsx'

## Before

<First />

## Between

{true && <Second />}

<Chart />`;
    const page = await renderPage(source, {
      partialOf: async ({ specifier }) => ({
        headings:
          specifier === './first.mdx'
            ? [
                { level: 2, id: 'one', text: 'One', html: 'One' },
                { level: 3, id: 'before', text: 'Before', html: 'Before' },
              ]
            : [{ level: 2, id: specifier, text: '', html: '' }],
      }),
    });
    expect(page.headings.map(({ id }) => id)).toEqual([
      'before',
      'one',
      'before',
      'between',
      './second.md',
    ]);
    expect(page.diagnostics).toMatchObject([{ code: 'duplicate-id', place: { line: 7 } }]);
  });
});

it('takes <head> for <Head>', async () => {
  const { code } = await compileText('<head>\n  <title>A</title>\n</head>');
  expect(renderCode(code, { Head: () => 'the component' })).toBe('the component');
});
