import { join } from 'node:path';
import { runScript } from '@docgen/files/run-script';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { packScript } from './pack-script.js';

/** Runs packed modules, which may import each other, and returns the exports of `entry.js`. */
function run(modules: Readonly<Record<string, string>>): Record<string, unknown> {
  const scripts = Object.entries(modules).map(([name, text]) => [name, packScript(text)]);
  const folder = temporaryFolder(Object.fromEntries(scripts));
  return runScript(join(folder, 'entry.js')) as Record<string, unknown>;
}

it('patterns of a packed script match characters that are not ASCII', () => {
  const { matches } = run({
    'entry.js': `
      // esbuild escapes “characters” in strings, but not in patterns: 🪦
      const matches = [/^⟨.*⟩$/, /^[–—]$/u, /^🪦$/u].map((pattern) =>
        ['\\u27e8a\\u27e9', '\\u2014', '\\u{1faa6}'].filter((text) => pattern.test(text)));
      export { matches };`,
  });
  expect(matches).toEqual([['⟨a⟩'], ['—'], ['🪦']]);
});

it('imports are those of modules', async () => {
  const { found, later, path } = run({
    'entry.js': `
      import { a as first, b } from "./scripts/part.js";
      import { default as part } from "./scripts/part.js";
      import "./scripts/effect.js";
      import path, { basename } from "node:path";
      import * as all from "node:path";
      const found = [first, b(), part, basename('a/b'), path.sep, all.sep, globalThis.packedEffects];
      const later = () => import("./scripts/part.js");
      const builtin = (name) => import(name);
      export { found, later, builtin as path };`,
    'scripts/part.js': `
      import "./effect.js";
      const a = 1, c = 3;
      function b() { return 2; }
      export { a, b, c as default };`,
    'scripts/effect.js': `globalThis.packedEffects = (globalThis.packedEffects ?? 0) + 1;`,
  });
  expect(found).toEqual([1, 2, 3, 'b', '/', '/', 1]);
  expect(await (later as () => Promise<unknown>)()).toMatchObject({ a: 1, default: 3 });
  const load = path as (name: string) => Promise<{ sep: string }>;
  expect((await load('node:path')).sep).toBe('/');
});

it('esbuild is required, because importing it takes longer', () => {
  const text = packScript('const load = () => import("esbuild"); export { load };');
  expect(text).toContain('Promise.resolve().then(() => require("esbuild"))');
});

it('a script that is missing when it is needed says that docgen has to start again', async () => {
  const { later } = run({
    'entry.js': `const later = () => import("./scripts/part.js"); export { later };`,
  });
  await expect((later as () => Promise<unknown>)()).rejects.toThrow(
    /^a file of docgen cannot be read \(ENOENT.*part\.js'\)\. .* start it again/,
  );
});

it.each([
  'count++',
  'count = 1',
  '[, { a: [count = 1] }] = []',
  '({ a, ...count } = {})',
  'for (count of [1]);',
])('exports that change later are refused: %s', (change) => {
  const text = `let a, count = 0; function add() { ${change} } export { count, add };`;
  expect(() => packScript(text)).toThrow('changes its export count');
});

it('exports may be properties, or those that are made as TypeScript makes enums', () => {
  const module =
    'var Kind; (function (Kind) { Kind.a = 1; })(Kind || (Kind = {})); export { Kind };';
  expect(run({ 'entry.js': module })).toEqual({ Kind: { a: 1 } });
  const change = 'const all = {}; for (all.a of [1]); const add = () => { [all.b] = [2]; };';
  expect(run({ 'entry.js': `${change} add(); export { all };` })).toEqual({ all: { a: 1, b: 2 } });
});

it('literals that copy properties have the properties that they have in a module', () => {
  const literals = [
    '{ ...a }',
    '{ ...a, }',
    '{ ...a, ...b }',
    '{ x: 1, ...a, y: 2 }',
    '{ ...(a ? { ...b, x: { ...a } } : b), [`z`]: { ...a, ...{ ...b } }, a, ...b, f() { return { ...a }; } }',
    '{ ...a, get x() { return 3; }, ...b }',
    '{ ...a, set x(value) {} }',
    '{ __proto__: null, ...a }',
    '{ ...a, __proto__: b }',
    '{ ...a, ["__proto__"]: 1, "q-r": 2 }',
    '{ ...a, x: (a.p = 5), ...b, y: (b.q = 6), ...{ ...b, z: 1 }, }',
    '{ ...{ ...{ ...a, }, }, }',
    '{ ...[1, 2], ...null, ...(() => ({ x: 1 }))() }',
    '(() => {return{...a}})()',
  ];
  const declared = 'const a = { x: 0, p: 1 }; const b = { x: 9, q: 2 };';
  const { all } = run({
    'entry.js': `${declared} const all = [${literals.join(', ')}]; export { all };`,
  });
  const expected = new Function(`${declared} return [${literals.join(', ')}];`)();
  const described = (values: object[]) =>
    values.map((value) => [
      Object.entries(value).map(([key, each]) => [key, typeof each === 'function' ? each() : each]),
      Object.getOwnPropertyDescriptor(value, 'x')?.get === undefined,
      Object.getPrototypeOf(value),
    ]);
  expect(described(all as object[])).toEqual(described(expected));
  expect(packScript('const a = { ...{}, b: 1 };')).toContain(
    'docgenSpread(docgenSpread({ }, {}), { b: 1 })',
  );
});
