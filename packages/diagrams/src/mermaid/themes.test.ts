import { readFileSync } from 'node:fs';
import { openMemo } from '@docgen/memo/memo';
import { expect, it } from 'vitest';
import { drawHere } from '../draw-here.ts';
import { createMermaidRenderer } from '../mermaid-renderer.ts';
import { contrast, luminance } from '../style/contrast.ts';
import { PALETTES, TOKENS } from './palettes.ts';
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
  const variables = themeSettings(themes[mode], 'Arial', '').themeVariables ?? {};
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

const COLORED: Readonly<Record<string, string>> = {
  mindmap: `mindmap
  root((Root))
    ${Array.from({ length: 12 }, (_, at) => `Topic ${at}\n      Leaf ${at}`).join('\n    ')}`,
  timeline: `timeline\n  ${Array.from({ length: 12 }, (_, at) => `${2000 + at} : Event ${at}`).join('\n  ')}`,
  xychart: `xychart-beta
  x-axis [jan, feb]
  y-axis "Revenue" 0 --> 10
  bar [5, 6]
  line [3, 7]`,
  'xychart with a colour of its own': `%%{init: {"themeVariables": {"xyChart": {"plotColorPalette": "#808080"}}}}%%
xychart-beta
  title "Sales"
  x-axis [jan, feb]
  y-axis "Revenue" 0 --> 10
  bar [5, 6]`,
  'xychart with labels': `%%{init: {"xyChart": {"showDataLabel": true}}}%%
xychart-beta
  x-axis [jan, feb]
  y-axis 0 --> 10
  bar [5, 6]`,
  'xychart with labels beside its bars': `%%{init: {"xyChart": {"showDataLabel": true, "showDataLabelOutsideBar": true}}}%%
xychart-beta
  x-axis [jan, feb]
  y-axis 0 --> 10
  bar [5, 6]`,
  pie: `pie\n  ${Array.from({ length: 12 }, (_, at) => `"Slice ${at}" : 10`).join('\n  ')}`,
  gitGraph: `%%{init: {"gitGraph": {"showCommitLabel": false}}}%%
gitGraph
  ${Array.from({ length: 8 }, (_, at) => `branch b${at}\n  commit id: "${at}"`).join('\n  ')}`,
};

/** A colour of a drawing in a mode. */
function inMode(written: string, mode: 'light' | 'dark'): string {
  const [, token = ''] = /^var\((.*)\)$/.exec(written) ?? [];
  const [role = ''] = Object.entries(TOKENS).find(([, name]) => name === token) ?? [];
  const [, light, dark] = /^light-dark\((.*),(.*)\)$/.exec(written) ?? [];
  const own = PALETTES[themes[mode]]?.[role as keyof typeof TOKENS];
  return own ?? (mode === 'light' ? light : dark) ?? written;
}

it.each(
  Object.keys(COLORED).flatMap((type) => [[type, 'light'] as const, [type, 'dark'] as const]),
)('draws a %s that can be seen and read in the %s mode', async (type, mode) => {
  const html = await drawn(COLORED[type] ?? '');
  const surface = PALETTES[themes[mode]]?.surface ?? '';
  const contrastTo = (background: string, color: string) =>
    contrast(luminance(background) ?? 0, luminance(color) ?? 0);
  const colors = (elements: RegExp, attribute: RegExp) => [
    ...new Set(
      [...html.matchAll(elements)].flatMap(([element]) => {
        const color = inMode(attribute.exec(element)?.[1] ?? 'none', mode);
        return color === 'none' || color === surface ? [] : [color];
      }),
    ),
  ];
  const drawnIn = colors(/<(?:rect|path|circle|polygon)[^>]*>/g, / fill="([^"]*)"/);
  const edges = colors(/<(?:path|line)[^>]*>/g, / stroke="([^"]*)"/);
  expect([...drawnIn, ...edges].filter((color) => contrastTo(surface, color) < 3)).toEqual([]);
  const texts = colors(/<text[^>]*>/g, / fill="([^"]*)"/);
  expect(texts.filter((color) => contrastTo(surface, color) < 4.5)).toEqual([]);
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
  // 15 of these are the height of the letters.
  expect(baseline - top).toBeGreaterThanOrEqual(20);
});
