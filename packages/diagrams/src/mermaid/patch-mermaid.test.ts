import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { dependencies } from '../../package.json';
import { createDrawer } from '../draw.ts';
import { installedMermaid, installedModules } from './installed-mermaid.ts';
import { mermaidFile } from './mermaid-file.ts';
import { patchMermaid } from './patch-mermaid.ts';

const modules = installedModules();
const textOf = (texts: ReadonlyMap<string, string>) => [...texts.values()].join('\n');

it('finds every place to patch in the installed mermaid', () => {
  const patched = textOf(patchMermaid(modules));
  for (const helper of ['isEmpty', 'copy', 'sanitize', 'drawn', 'edgeLine', 'nodesOfRanks']) {
    expect(textOf(modules)).not.toContain(`docgen.${helper}(`);
    expect(patched.split(`docgen.${helper}(`)).toHaveLength(2);
  }
  expect(patched).not.toContain('document.getElementById("cy")');
});

it('throws for a mermaid in which a place is missing', () => {
  const others = Array.from(modules, ([name, text]) => {
    return [name, text.replace('isSupported)return ', 'isSupported) return ')] as const;
  });
  expect(() => patchMermaid(new Map(others))).toThrow(
    'the patch of mermaid for cleaning labels does not match',
  );
});

it('draws a C4 diagram as if no diagram with a title for screen readers was drawn before', async () => {
  const draw = createDrawer({ light: 'default', dark: 'dark' }, installedMermaid());
  const source = 'C4Context\n  Person(buyer, "Buyer")';
  const first = await draw(source);
  expect(first.kind).toBe('svg');
  await draw('pie\n  accTitle: Orders\n  accDescr: Most are small.\n  "small": 1');
  expect(await draw(source)).toEqual(first);
});

it('belongs to one exact version, which `browser/` imports, too', () => {
  const { version } = JSON.parse(readFileSync(mermaidFile('package.json'), 'utf8'));
  expect(dependencies.mermaid).toBe(version);
});

it.each([
  ['a chain', ''],
  ['a chain in a box', 'subgraph box'],
])('each further node of %s takes the same work', async (_, before) => {
  const read = vi.fn<() => void>();
  vi.stubGlobal('docgenRead', read);
  const found = 'node(t){return this._nodes[t]}';
  const scripts = installedMermaid();
  const draw = createDrawer({ light: 'default', dark: 'default' }, (name) =>
    scripts(name).replace(found, `node(t){docgenRead();${found.slice(8)}`),
  );
  const reads = async (count: number) => {
    const edges = Array.from({ length: count }, (_, index) => `n${index} --> n${index + 1}`);
    read.mockClear();
    const { kind } = await draw(['flowchart TD', before, ...edges, before && 'end'].join('\n'));
    expect(kind).toBe('svg');
    return read.mock.calls.length;
  };
  const [few, many] = [await reads(30), await reads(60)];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThan(2.5 * few);
  vi.unstubAllGlobals();
});
