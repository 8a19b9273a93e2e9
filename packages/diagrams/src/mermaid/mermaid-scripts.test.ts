import { expect, it } from 'vitest';
import { createDrawer } from '../draw.ts';
import { installedMermaid, installedModules } from './installed-mermaid.ts';
import { MERMAID_ENTRY, mermaidScripts } from './mermaid-scripts.ts';

const modules = installedModules();

it('draws with the scripts that a kind of diagram needs, a third of all', async () => {
  const scripts = installedMermaid();
  const read = new Map<string, string>();
  const draw = createDrawer({ light: 'default', dark: 'dark' }, (name) => {
    expect(read.has(name)).toBe(false);
    read.set(name, scripts(name));
    return scripts(name);
  });
  const sizeOf = (texts: Iterable<string>) => [...texts].join('').length;
  const names = () => [...read.keys()].join();

  expect((await draw('flowchart TD\n  cart --> order')).kind).toBe('svg');
  expect(names()).toContain('flowDiagram');
  expect(names()).not.toContain('sequenceDiagram');
  expect(sizeOf(read.values())).toBeLessThan(sizeOf(modules.values()) / 3);

  expect((await draw('sequenceDiagram\n  cart ->> order: checkout')).kind).toBe('svg');
  expect(names()).toContain('sequenceDiagram');
});

it('gives scripts the exports of those that they import, also under other names', () => {
  const others = new Map(modules)
    .set(
      'a',
      'import{b as x,$}from"./b.mjs";import"./b.mjs";let c=[x,$],d=()=>import("./b.mjs");export{c as default,d};',
    )
    .set('b', 'var b="é",$=/é/;export{b,$};\n/*! A licence\n */\n//# sourceMappingURL=b.mjs.map');
  const scripts = mermaidScripts(others);
  expect(scripts.get('a')).toBe(
    '"use strict";const{b:x,$:$}=docgen.module("b");docgen.module("b");let c=[x,$],d=()=>docgen.later("b");return{default:c,d:d};',
  );
  expect(scripts.get('b')).toBe('"use strict";var b="\\u00e9",$=/\\u00e9/;return{b:b,$:$};');
});

it('throws for a module without exports at its end', () => {
  const others = new Map(modules).set(MERMAID_ENTRY, `${modules.get(MERMAID_ENTRY)};more();`);
  expect(() => mermaidScripts(others)).toThrow(
    "mermaid's module mermaid.esm.min does not end with its exports",
  );
});
