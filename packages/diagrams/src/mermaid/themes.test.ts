import { readFileSync } from 'node:fs';
import { openMemo } from '@docgen/memo/memo';
import { expect, it } from 'vitest';
import { drawHere } from '../draw-here.ts';
import { createMermaidRenderer } from '../mermaid-renderer.ts';
import { themeSettings } from './themes.ts';

const themes = { light: 'docgen-light', dark: 'docgen-dark' };
const render = createMermaidRenderer({
  themes,
  memo: openMemo({ version: '' }),
  draw: drawHere(themes),
});

async function drawn(source: string): Promise<string> {
  const { value, diagnostics } = await render(source, { file: 'page.md', line: 1 });
  expect(diagnostics).toEqual([]);
  return value.html;
}

it.each(['light', 'dark'] as const)('draws in the tokens of the %s mode', (mode) => {
  const css = readFileSync(
    new URL('../../../../theme/src/styles/tokens.css', import.meta.url),
    'utf8',
  );
  const tokens = css.split('[data-theme="dark"]')[mode === 'light' ? 0 : 1] ?? '';
  const variables = themeSettings(themes[mode], 'Arial').themeVariables ?? {};
  const foreign = Object.entries(variables).filter(
    ([, value]) => /^#/.test(`${value}`) && !tokens.includes(`: ${value};`),
  );
  expect(foreign).toEqual([]);
});

it('has both modes in one drawing, and opaque labels on edges', async () => {
  const html = await drawn('flowchart TB\n  a -- pays --> b');
  expect(html).toContain('<rect fill="var(--primary-soft)" stroke="var(--primary)"');
  expect(html).toContain('<rect fill="var(--surface)"');
  expect(html).not.toMatch(/#[\da-f]{3,6}"|opacity=/);
});

it('draws the compartments of a class that have something in them', async () => {
  const dividers = async (members: string) => {
    const html = await drawn(`classDiagram\n  class Order {\n${members}\n  }`);
    return (html.match(/<(?:path|line)\b/g)?.length ?? 0) - 1;
  };
  expect(await dividers('id\nplacedAt')).toBe(1);
  expect(await dividers('id\nplace()')).toBe(2);
  const html = await drawn('classDiagram\n  class Order');
  expect(html.match(/<(?:path|line)\b/g) ?? []).toHaveLength(1);
});

it('keeps the title of a group clear of its border', async () => {
  const html = await drawn('flowchart TB\n  subgraph shop [The shop]\n    a\n  end');
  const top = Number(/<rect[^>]* y="([\d.-]+)"/.exec(html)?.[1]);
  const baseline = Number(/<text[^>]* y="([\d.-]+)"[^>]*>The shop/.exec(html)?.[1]);
  // 15 of them is the height of the letters.
  expect(baseline - top).toBeGreaterThanOrEqual(20);
});
