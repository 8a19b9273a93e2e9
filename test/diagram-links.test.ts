import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';

const CONFIG = `export default {
  title: 'Garden',
  url: 'https://example.org',
  basePath: '/shop/',
  content: [{ id: 'docs', path: 'docs' }],
};
`;

const diagram = (...clicks: string[]) =>
  ['# Garden', '', '```mermaid', 'flowchart LR', '  a --> b', ...clicks, '```', ''].join('\n');

it('links in diagrams are written as others: as files, and without the base path', async () => {
  const { folder, change, remove } = await buildFixtureSite({
    'site.config.ts': CONFIG,
    'docs/index.md': diagram(
      '  click a "./tools/spade.md#care"',
      '  click b "/tools/spade?a=1&b=2" "The spade"',
      '  b --> c',
      '  click c "./tools/große%20säge.md"',
    ),
    'docs/tools/spade.md': '# Spade\n\n## Care\n',
    'docs/tools/große säge.md': '# Säge\n',
  });
  const links = () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const [svg = ''] =
      /<svg[\s\S]*?<\/svg>/.exec(html.slice(html.indexOf('mermaid-diagram'))) ?? [];
    return Array.from(svg.matchAll(/<a [^>]*?href="?([^" >]*)/g), ([, href]) => href).sort();
  };
  try {
    expect(links()).toEqual([
      '/shop/tools/gro%C3%9Fe%20s%C3%A4ge',
      '/shop/tools/spade#care',
      '/shop/tools/spade?a=1&amp;b=2',
    ]);
    await change({
      'docs/tools/spade.md': '---\nslug: /spades\n---\n\n# Spade\n\n## Care\n',
      'docs/tools/index.md': '# Tools\n',
      'docs/index.md': diagram('  click a "./tools/spade.md#care"', '  click b "/tools/"'),
    });
    expect(links()).toEqual(['/shop/spades#care', '/shop/tools/']);
  } finally {
    await remove();
  }
});

it('those of diagrams that browsers draw are in the text that browsers get', async () => {
  const { folder, remove } = await buildFixtureSite({
    'site.config.ts': CONFIG,
    'docs/index.md': diagram('  a["$$x^2$$"]', '  click a "./spade.md" "To /spade & more"'),
    'docs/spade.md': '# Spade\n',
  });
  try {
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(
      /<pre[^>]*data-mermaid[^>]*>[^<]*click a "\/shop\/spade" "To \/spade &amp; more"\n/,
    );
  } finally {
    await remove();
  }
});

it('broken ones are reported at their line, with a hint', async () => {
  const found = await diagnosticsOf({
    'site.config.ts': CONFIG,
    'docs/index.md': diagram('  click a "./spad.md"', '  click b "/sickle"'),
    'docs/spade.md': '# Spade\n',
  });
  expect(found.map(({ code, place, message, hint }) => [code, place, message, hint])).toEqual([
    [
      'broken-link',
      { file: 'docs/index.md', line: 6 },
      expect.stringContaining('docs/spad.md'),
      expect.stringContaining('spade'),
    ],
    [
      'broken-link',
      { file: 'docs/index.md', line: 7 },
      expect.stringContaining('/sickle'),
      expect.anything(),
    ],
  ]);
});
