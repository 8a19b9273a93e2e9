import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter/front-matter.ts';
import { isStaticProgram } from './program/static-page.ts';
import { placeDiagrams } from './rehype/rehype-mermaid.ts';
import { compileText } from './testing/compile-text.ts';
import { compileByDefault, DEFAULTS, renderCode, renderPage } from './testing/render-page.ts';

describe('a compiler of pages', () => {
  it('compiles GFM', async () => {
    const { html, diagnostics } = await renderPage(
      '~~a~~ www.b.cd\n\n- [x] e\n- [ ] f\n\ng[^1]\n\n[^1]: h\n\n|i|\n|-|\n|j|\n',
    );
    expect(diagnostics).toEqual([]);
    expect(html).toContain('<del>a</del> <a href="http://www.b.cd">www.b.cd</a>');
    expect(html).toContain('<input type="checkbox" disabled="" aria-label="Done" checked=""/> e');
    expect(html).toContain('<section data-footnotes="true" class="footnotes">');
    expect(html).toContain('<td>j</td>');
  });

  it('compiles a link that begins in another one, in HTML', async () => {
    const source =
      '<head><title>a</title><meta name="b" content={c} /></head>\n<A \n<img src={require("./a.png").default} width="20" />\r\n\r\n/>www.a.b\n';
    const markdown = { ...DEFAULTS.markdown, format: 'md' } as const;
    const { html, diagnostics } = await renderPage(source, { markdown });
    expect(diagnostics.map(({ code }) => code)).not.toContain('file-failure');
    expect(html).toContain('<a href="http://www.a.b">www.a.b</a>');
  });

  it('collects the headings of all levels, as text and as HTML without links', async () => {
    const page = await renderPage(
      '# One\n\n## *T* `w` [o](p) ![i](j)\n\n<h3 id="raw">Raw <b>h</b></h3>\n\n:::tip\n\n### In\n\n:::\n\n## F[^1]\n\n[^1]: n\n',
    );
    expect(page.headings).toEqual([
      { level: 1, id: 'one', text: 'One', html: 'One' },
      { level: 2, id: 't-w-o-', text: 'T w o', html: '<em>T</em> <code>w</code> o' },
      { level: 3, id: 'raw', text: 'Raw h', html: 'Raw <b>h</b>' },
      { level: 3, id: 'in', text: 'In', html: 'In' },
      { level: 2, id: 'f1', text: 'F', html: 'F' },
    ]);
    expect(page.title).toBe('One');
    expect(page.ownTitle).toBe(true);
    expect(page.html).toContain('<h1 id="one">One</h1>');
  });

  it('has no title without a first-level heading', async () => {
    const page = await renderPage('## Two');
    expect(page.ownTitle).toBe(false);
    expect(page.title).toBeUndefined();
  });

  it.each([
    ['Intro.\n\n# One\n\n## Two', true],
    ['Intro.\n\n## Two\n\n# One', false],
    ['<div>\n\n# One\n\n</div>', true],
  ])('has a title of its own when its headings begin with one: %j', async (source, own) => {
    expect((await renderPage(source)).ownTitle).toBe(own);
  });

  it.each([
    ['<Part />', true],
    ['Text.\n\n<Part />', false],
    ['<Part />\n\n# Two', true],
    ['<Part />\n\n## Two', true],
    ['Text.\n\n<Part />\n\n# Two', true],
  ])(
    'takes the headings of a partial for its title only when it begins with it: %j',
    async (text, own) => {
      const source = `import Part from './_part.mdx'\n\n${text}\n`;
      const headings = [{ level: 1, id: 'part', text: 'Part', html: 'Part' }];
      expect((await compileText(source, async () => ({ headings }))).ownTitle).toBe(own);
    },
  );

  it('finds a title inside of HTML', async () => {
    const page = await renderPage('<div className="hero">\n\n# Big *one*\n\nSmall\n\n</div>\n');
    expect(page.title).toBe('Big one');
    expect(page.description).toBe('Small');
  });

  it.each([
    ['# A\n\n![b](c)\n\nThe *first*\n`paragraph` [d](e).\n\nf', 'The first paragraph d.'],
    ['> a\n\n- b\n\n:::tip\nc\n:::\n\n|d|\n|-|\n\ne <b>f</b> <!-- g --> $h$', 'e f h'],
    ['import a from "b"\n\nexport const c = 1\n\nd', 'd'],
    ['## A', undefined],
  ])('describes a page by its first paragraph: %j', async (source, description) => {
    expect((await renderPage(source)).description).toBe(description);
  });

  it('makes the body of a function of a page without imports', async () => {
    const page = await renderPage('export const a = 1\n\n{a + 1}');
    expect(page.imports).toEqual([]);
    expect(page.code).not.toMatch(/^(import|export) /m);
    expect(page.code).not.toContain('jsxDEV');
    expect(page.html).toBe('2');
  });

  it('makes a module of a page with imports, which it lists', async () => {
    const source =
      '---\ntitle: A\n---\n\nimport a from "./a.ts"\n\nb\n\nimport {\n  c\n} from \'@site/c\'\nexport * from "d"\n';
    const page = await renderPage(source);
    expect(page.diagnostics).toEqual([]);
    expect(page.imports).toMatchObject([
      { specifier: './a.ts', place: { file: 'docs/page.mdx', line: 5, column: 15, endColumn: 23 } },
      { specifier: '@site/c', place: { file: 'docs/page.mdx', line: 11, column: 8 } },
      { specifier: 'd', place: { file: 'docs/page.mdx', line: 12, column: 15 } },
    ]);
    expect(page.code).toMatch(/^import a from "\.\/a\.ts"/m);
    expect(page.code).toMatch(/^export default function MDXContent/m);
    expect(page.code).toContain('from "react/jsx-runtime"');
  });

  it('keeps places those of the file, whatever the front matter is', async () => {
    const page = await renderPage('---\r\ntitle: A\r\n# ü\r\n---\r\n\r\n[a](b)\r\n');
    expect(page.links).toMatchObject([{ place: { line: 6, column: 1 } }]);
  });

  it('reads format from the front matter, then by the configuration, then by the extension', async () => {
    const markdown = { ...DEFAULTS.markdown, format: 'detect' as const };
    const text = 'a {1 + 1} <b>c</b>';
    const isMdx = async (source: string, file: string) =>
      (await renderPage(source, { file, markdown })).html.includes('a 2');
    expect(await isMdx(text, 'a.md')).toBe(false);
    expect(await isMdx(text, 'a.mdx')).toBe(true);
    expect(await isMdx(`---\nformat: mdx\n---\n${text}`, 'a.md')).toBe(true);
    expect(await isMdx(`---\nformat: md\n---\n${text}`, 'a.mdx')).toBe(false);
    expect((await renderPage(text, { file: 'a.md' })).html).toContain('a 2');
  });

  it('reads format where Docusaurus has it, unless the page has it by itself', async () => {
    const text = 'a {1 + 1} <https://example.com>';
    const ofPage = async (keys: string) => (await renderPage(`---\n${keys}\n---\n${text}`)).html;
    expect(await ofPage('mdx:\n  format: md')).toContain('<a href="https://example.com">');
    expect(await ofPage('mdx: { format: mdx }\nformat: md')).toContain('{1 + 1}');
  });

  it('keeps raw HTML in format md, comments and event handlers left out', async () => {
    const page = await renderPage(
      '---\nformat: md\n---\na <b class="c" style="color:red">d</b> {e} <!-- f -->\n\n<details>\n<summary>g</summary>\n\n*h*\n\n</details>\n\n```js title="i"\nj()\n```\n',
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.html).toContain('<p>a <b class="c" style="color:red">d</b> {e} </p>');
    expect(page.html).toMatch(/<details>\n<summary>g<\/summary>\n<p><em>h<\/em><\/p>\n<\/details>/);
    expect(page.html).toContain('<div class="code-title">i</div>');
    expect(page.html).toContain('<span class="token function">j</span>');
  });

  it('shows what is no tag to anybody in format md', async () => {
    const { html } = await renderPage('<p>Ask <me@shop.example> or <é a="b">*us*</é>.</p>', {
      file: 'a.md',
      markdown: { ...DEFAULTS.markdown, format: 'md' },
    });
    expect(html).toBe('<p>Ask &lt;me@shop.example&gt; or &lt;é a=&quot;b&quot;&gt;*us*.</p>');
  });

  it('ends a comment or tag that does not end with its piece of HTML', async () => {
    const source = (open: string) =>
      `:::note\n</p>\n${open}\r\n\r\n<span title="\`{<!-- a -->}\`">\\{ &lt; </span>\n`;
    for (const open of ['<!--', '<div title="', '<!', '<?', '<script>']) {
      const page = await renderPage(source(open), {
        file: 'a.md',
        markdown: { ...DEFAULTS.markdown, format: 'md' },
      });
      expect(page.diagnostics.map(({ code }) => code)).not.toContain('file-failure');
    }
  });

  it('draws diagrams whatever the case of their language', async () => {
    const { diagrams } = await renderPage('```Mermaid\ngraph TD\n```\n\n~~~MERMAID\ngraph LR\n~~~');
    expect(diagrams.map(({ source }) => source)).toEqual(['graph TD\n', 'graph LR\n']);
  });

  it('takes diagrams out and puts drawings where they were', async () => {
    const page = await renderPage('a\n\n```mermaid\ngraph TD\n```\n\n- {1 + 1}');
    const [diagram] = page.diagrams;
    expect(page.diagrams).toMatchObject([
      { source: 'graph TD\n', place: { file: 'docs/page.mdx', line: 4 } },
    ]);
    expect(page.html).toContain(
      `<div class="mermaid-diagram" data-source="graph TD">${diagram?.mark}</div>`,
    );
    const html = '<svg class="a">\\ $& \n</svg>';
    const placed = placeDiagrams(page.code, new Map([[diagram?.mark ?? '', html]]));
    expect(renderCode(placed)).toContain(`data-source="graph TD">${html}</div>`);
  });

  it('tells the lines of addresses in diagrams', async () => {
    const clicks = 'A --> B\n  click A "/a" "Tip"; click B href "/b?c" _blank\n  click C call d()';
    const page = await renderPage(`a\n\n\`\`\`mermaid\nflowchart LR\n  ${clicks}\n\`\`\`\n`);
    expect(page.links).toEqual([
      { href: '/a', place: { file: 'docs/page.mdx', line: 6 } },
      { href: '/b?c', place: { file: 'docs/page.mdx', line: 6 } },
    ]);
    const classes = '- x\n\n  ```mermaid\n  classDiagram\n  link Order "/order"\n  ```\n';
    expect((await renderPage(classes)).links).toEqual([
      { href: '/order', place: { file: 'docs/page.mdx', line: 5 } },
    ]);
  });

  it('resolves addresses in diagrams as those of other links', async () => {
    const resolveLink = (written: string) => ({ href: `/base${written}` });
    const page = await renderPage('```mermaid\nflowchart LR\n  click A "/a"\n```\n', {
      resolveLink,
    });
    expect(page.diagrams.map(({ hrefs }) => hrefs)).toEqual([[['/a', '/base/a']]]);
    expect(page.links).toMatchObject([{ href: '/base/a', written: '/a' }]);
  });

  it('takes no mark that an author wrote for a diagram', () => {
    const mark = `docgen-diagram-${'0'.repeat(32)}`;
    const code = JSON.stringify({ text: `see ${mark}.`, __html: mark });
    expect(placeDiagrams(code, new Map([[mark, '<svg></svg>']]))).toBe(
      JSON.stringify({ text: `see ${mark}.`, __html: '<svg></svg>' }),
    );
  });

  it('leaves diagrams as code where the configuration has none', async () => {
    const { mermaid: _, ...markdown } = DEFAULTS.markdown;
    const page = await renderPage('```mermaid\ngraph TD\n```', { markdown });
    expect(page.html).toContain('<div class="code-block" data-language="mermaid">');
    expect(page.diagrams).toEqual([]);
  });

  it('keeps a page as data when its tags hold no JavaScript', async () => {
    const page = await renderPage('<details open>\n<summary>a</summary>\n\n*b*\n\n</details>');
    expect(isStaticProgram(page.code)).toBe(true);
    expect(page.html).toBe('<details open=""><summary>a</summary><p><em>b</em></p></details>');
    expect(isStaticProgram((await renderPage('<b title={1 + 1}>c</b>')).code)).toBe(false);
  });

  it('has components take the place of Markdown, not of tags', async () => {
    const { code } = await renderPage('[a](b) and <a href="c">d</a>');
    const a = ({ href }: { href?: string }) => `component for ${href}`;
    expect(renderCode(code, { a })).toBe('<p>component for b and <a href="c">d</a></p>');
  });

  it('gives the footnotes of a partial ids of their own', async () => {
    const source = 'a[^1]\n\n[^1]: b';
    const page = await renderPage(source);
    const partial = await renderPage(source, {
      file: 'docs/_part.mdx',
      componentsFrom: 'supergraph-docgen/components',
    });
    expect(page.html).toContain('id="user-content-fn-1"');
    expect(partial.code).toContain('docs-_part-mdx-fn-1');
    expect(partial.code).not.toContain('user-content-fn-1');
  });

  it('gives an empty page when the text cannot be parsed', async () => {
    const source = 'a {b';
    const { value, diagnostics } = await compileByDefault({
      file: 'a.mdx',
      source,
      frontMatter: readFrontMatter('a.mdx', source).value,
      resolveLink: (href) => ({ href }),
    });
    expect(diagnostics).toHaveLength(1);
    expect(value).toMatchObject({ headings: [], links: [], imports: [], ownTitle: false });
  });

  it('compiles an empty page', async () => {
    const page = await renderPage('');
    expect(page.html).toBe('');
    expect(page.diagnostics).toEqual([]);
  });

  it('is the same every time', async () => {
    const source = '# A\n\n```js-extras\na\n```\n\n```graphql\n"""*b*"""\ntype A { b: Int }\n```\n';
    const first = await renderPage(source);
    await renderPage('```markdown\n# a\n```\n\n```jsdoc\na\n```\n\n```pug\na\n```');
    const { locate, usesOf } = first;
    expect({ ...(await renderPage(source)), locate, usesOf }).toEqual(first);
  });
});
