import type { CompiledPage } from '@docgen/content/compiled-page';
import type { SiteConfig } from '@docgen/core/config';
import { openMemo } from '@docgen/memo/memo';
import { expect, test } from 'vitest';
import { createDiagrams } from './diagrams.ts';

const mark = `docgen-diagram-${'0'.repeat(32)}`;

/** A page with one diagram, as it is after compiling. */
const pageWith = (source: string) =>
  ({
    code: `return "${mark}";`,
    diagrams: [{ mark, source, hrefs: [], place: { file: 'a.md', line: 3 } }],
  }) as unknown as CompiledPage;

const mermaid = { themes: { light: 'default', dark: 'dark' } };

test('keeps what is wrong with diagrams until it is asked, and tells it once', async () => {
  const config = { markdown: { mermaid } } as unknown as SiteConfig;
  const diagrams = createDiagrams({ config, memo: openMemo({ version: '' }), worker: undefined });
  const drawn = diagrams.drawPage(pageWith('pie\n  "a": 1'), '', '');
  const faulty = diagrams.drawPage(pageWith('pie\n  "a": one'), '', '');
  const found = await diagrams.finished();
  expect(found.map(({ code, place }) => [code, place?.file])).toEqual([['mermaid-syntax', 'a.md']]);
  expect(await diagrams.finished()).toEqual([]);
  expect((await drawn).code()).toContain('<svg');
  expect((await faulty).code()).toContain('one');
  expect(diagrams.needBrowser()).toBe(false);

  await diagrams.drawPage(pageWith('info'), '', '');
  expect(diagrams.needBrowser()).toBe(true);
});
