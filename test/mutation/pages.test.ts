import { createPageCompiler } from '@docgen/content/compile';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import { misplaced } from '@docgen/content/testing/misplaced';
import { DEFAULTS } from '@docgen/content/testing/render-page';
import { createDescriptionRenderer } from '@docgen/pipeline/descriptions/description-renderer';
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

  it('damaged pages compile, or cause a diagnostic at an existing place', async () => {
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

it('damaged front matter is read, or causes a diagnostic at an existing place', async () => {
  const blocks = pages.flatMap((text) => /^---\n.*?\n---\n/s.exec(text)?.[0] ?? []);
  await forAll(damagedText(blocks), 1_500, (source) => {
    const { diagnostics } = readFrontMatter(file, source);
    expect(misplaced(diagnostics, { file, source })).toEqual([]);
  });
}, 600_000);

it('damaged descriptions are rendered, or shown as text if they nest too deeply, and contain no script', async () => {
  const site = { configFile: 'site.config.ts', locale: 'en' };
  const style = { basePath: '/', trailingSlash: 'preserve' } as const;
  const targets = { style, routeOfFile: new Map<string, string>(), contentFolders: [] };
  await forAll(damagedText(pages), 400, (markdown) => {
    const { html, failures } = createDescriptionRenderer(targets, site);
    const drawn = html({ markdown });
    // Values of attributes are text, because quotes in them are escaped. An example is a table's
    // name.
    expect(drawn.replace(/="[^"]*"/g, '=""')).not.toMatch(/<script/i);
    expect(drawn).not.toMatch(
      /<[^>]+\s(href|src|cite|data|poster|background|(form)?action)=["']?\s*javascript:/i,
    );
    expect(failures().map(({ code }) => code)).not.toContain('file-failure');
  });
}, 600_000);
