import { expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

const idsOf = async (source: string) =>
  (await renderPage(source)).headings.map(({ id, text }) => `${id} ${text}`);

it('headings without letters have an id that can be linked to, each its own', async () => {
  expect(await idsOf('## 🎉\n\n## ⚠️\n\n## Section\n\n## 🎉\n\n## 42')).toEqual([
    'section-1 🎉',
    'section-2 ⚠️',
    'section Section',
    'section-3 🎉',
    '42 42',
  ]);
});

it('a heading of an expression has an id', async () => {
  const { html, headings } = await renderPage('export const a = [1];\n\n## {a}\n\n## {a}');
  expect(html).toContain('<h2 id="section">1');
  expect(html).toContain('<h2 id="section-1">1');
  expect(headings).toEqual([]);
});

it('attributes that only have an effect on a block are on the box of a heading and its link, too', async () => {
  const { html } = await renderPage('<h2 align="center" dir="rtl">A</h2>\n\n### B', {
    file: 'docs/page.md',
    markdown: { ...DEFAULTS.markdown, format: 'detect' },
  });
  expect(html).toContain('<div class="linked-heading" align="center" dir="rtl"><h2 align="center"');
  expect(html).toContain('<div class="linked-heading"><h3 id="b">B</h3><a class="anchor"');
});

it('a heading without text has no id, and no link to itself', async () => {
  const page = await renderPage('##\n\n## a\n\n##');
  expect(page.headings.map(({ id }) => id)).toEqual(['a']);
  expect(page.html.match(/class="anchor"/g)).toHaveLength(1);
});

it('what an expression in a heading comes to stands in the table of contents, too', async () => {
  const page = await renderPage(
    [
      "---\ntitle: T\nrelease: 7\n---\n\nexport const version = '3.2';\nexport const size = 4;",
      'export const later = [1].length;\n',
      '## Upgrade to {version}',
      '## {size} steps *of {version}*',
      '## Release {frontMatter.release}',
      "## {`a`}{'b'}",
      '## Not {later}, {props.x} or {frontMatter.none}',
    ].join('\n\n'),
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.headings.map(({ text }) => text)).toEqual([
    'Upgrade to 3.2',
    '4 steps of 3.2',
    'Release 7',
    'ab',
    'Not , or',
  ]);
  expect(page.html).toContain('aria-label="Link to Upgrade to 3.2"');
  expect(page.html).toContain('Not 1,');
});
