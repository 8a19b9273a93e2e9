import { createPageCompiler } from '@docgen/content/compile';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import { misplaced } from '@docgen/content/testing/misplaced';
import { DEFAULTS } from '@docgen/content/testing/render-page';
import { createDescriptionRenderer } from '@docgen/pipeline/compile/description-renderer';
import { describe, expect, it } from 'vitest';
import { corpusOfSections } from './corpus.ts';
import { forAll } from './for-all.ts';
import { damagedText } from './mutations.ts';

const pages = corpusOfSections(/\.mdx?$/);
const file = 'docs/page.mdx';

describe.each([
  ['md', 500],
  ['mdx', 1_000],
] as const)('format %s', (format, count) => {
  const markdown = { ...DEFAULTS.markdown, format, emoji: true };
  const compilePage = createPageCompiler({ ...DEFAULTS, markdown });

  it('damaged pages compile, or say what is wrong and where', async () => {
    await forAll(damagedText(pages), count, async (source) => {
      const frontMatter = readFrontMatter(file, source);
      const page = await compilePage({
        file,
        source,
        frontMatter: frontMatter.value,
        resolveLink: (href) => ({ href }),
      });
      expect(page.diagnostics.map(({ code }) => code)).not.toContain('file-failure');
      const diagnostics = [...frontMatter.diagnostics, ...page.diagnostics];
      expect(misplaced(diagnostics, { file, source })).toEqual([]);
    });
  }, 600_000);
});

it('damaged front matter is read, or says what is wrong and where', async () => {
  const blocks = pages.flatMap((text) => /^---\n.*?\n---\n/s.exec(text)?.[0] ?? []);
  await forAll(damagedText(blocks), 1_500, (source) => {
    const { diagnostics } = readFrontMatter(file, source);
    expect(misplaced(diagnostics, { file, source })).toEqual([]);
  });
}, 600_000);

it('damaged descriptions are drawn, or shown as they are where they nest too deeply, and hold no script', async () => {
  const site = { configFile: 'site.config.ts', locale: 'en' };
  const style = { basePath: '/', trailingSlash: 'preserve' } as const;
  const targets = { style, routeOfFile: new Map<string, string>(), contentFolders: [] };
  await forAll(damagedText(pages), 400, (markdown) => {
    const { html, failures } = createDescriptionRenderer(targets, site);
    const drawn = html({ markdown });
    // In the value of an attribute, such as the name of a table, it is text: quotes are escaped there.
    expect(drawn.replace(/="[^"]*"/g, '=""')).not.toMatch(/<script/i);
    expect(drawn).not.toMatch(
      /<[^>]+\s(href|src|cite|data|poster|background|(form)?action)=["']?\s*javascript:/i,
    );
    expect(failures().map(({ code }) => code)).not.toContain('file-failure');
  });
}, 600_000);
