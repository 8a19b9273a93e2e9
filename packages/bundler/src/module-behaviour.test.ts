import { relative } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { moduleBehaviour } from './module-behaviour.ts';
import { importRuns } from './runs-in-browser.ts';

/** The stylesheets of `@site/src/box`, relative to the project folder; `undefined` if it behaves. */
async function boxWith(files: Readonly<Record<string, string>>) {
  const projectDir = temporaryFolder(files);
  const runs = (specifier: string) =>
    importRuns({ specifier, names: { all: '*' } }, new Set(['BrowserOnly', 'Chart']), projectDir);
  const inspect = moduleBehaviour({ projectDir, runs });
  const { behaves, styles } = await inspect('@site/src/box', projectDir);
  return behaves ? undefined : styles.map((path) => relative(projectDir, path));
}

describe('a module does nothing in the browser', () => {
  it.each([
    ['with elements', 'export default ({ a }) => <b className="on box">{a}</b>;'],
    ['with a class of styles', 'import css from "./a.module.css";\nexport default () => css.a;'],
    ['with values', 'export const prices = [1, 2].map((price) => price * 2);'],
    ['with React', 'import React, { Fragment } from "react";\nexport default Fragment;'],
    ['with a comment', '// useState, onClick, window\nexport const a = 1; /* document */'],
    ['with a picture', 'import src from "./a.png";\nexport const A = () => <img src={src} />;'],
    [
      'with a picture that is required',
      'export default () => <img src={require("./a.png").default} alt={require("@site/b.SVG")} />;',
    ],
    [
      'with an address',
      'import useBaseUrl from "@docusaurus/useBaseUrl";\nexport const A = () => useBaseUrl("/a");',
    ],
    [
      'with a link',
      'import Link from "@docusaurus/Link";\nexport const A = () => <Link to="/" />;',
    ],
    ['with tabs of the theme', 'import Tabs from "@theme/Tabs";\nexport const A = () => <Tabs />;'],
    [
      'with texts that are named as globals are',
      'export default ({ self: screen }) => <a title="The history of a location">{screen.name}</a>;',
    ],
    [
      'with names of its own that globals have, too',
      'const list = (status) => { try { return [...status]; } catch (event) { return event.name; } };\nexport default function A({ top: [name], ...parent }) { return list(parent)[name]; }',
    ],
    [
      'with what the language has',
      'export default ({ a }) => encodeURI(JSON.stringify(Object.keys(new Map([[Math.max(1), a]]))));',
    ],
    [
      'with computed names of values',
      `export default ({ a, b }) => <b style={{ ["--" + a]: b + "px" }} {...{ ["data-" + a]: -b }} />;`,
    ],
    [
      'with data of a named type',
      'import a from "./a.json" with { type: "json" };\nexport default () => a.b;',
    ],
    ['with text that is imported', 'import a from "./a.txt";\nexport default a;'],
  ])('%s', async (_, text) => {
    expect(await boxWith({ 'src/box.jsx': text, 'src/a.module.css': '' })).toBeDefined();
  });

  it('with types, which are nothing in the browser', async () => {
    const text = `import type { MouseEvent } from 'some-package';
export interface Props { onClick(event: MouseEvent): void; ref: Window }
export default ({ name }: { name: string }) => <b>{name as string}</b>;`;
    expect(await boxWith({ 'src/box/index.tsx': text })).toEqual([]);
  });

  it('with others that are, whose stylesheets are found in the order of the imports', async () => {
    expect(
      await boxWith({
        'src/box.js': 'import "./b.css";\nexport * from "./more/a";\nimport "./c.module.css";',
        'src/b.css': '',
        'src/c.module.css': '',
        'src/more/a.ts':
          'import { x } from "@site/src/box";\nimport "../d.scss";\nimport "../b.css";\nexport const a = 1, y = () => x;',
        'src/d.scss': '',
      }),
    ).toEqual(['src/b.css', 'src/d.scss', 'src/c.module.css']);
  });

  it('with a stylesheet whose name has a quotation mark', async () => {
    const files = { 'src/box.js': `import './a"b.css';`, 'src/a"b.css': '' };
    expect(await boxWith(files)).toEqual(['src/a"b.css']);
  });

  it('without the stylesheets of what it imports only types of', async () => {
    const text = 'import { Props } from "./a";\nexport default ({ a }: Props) => a;';
    const a = 'import "./a.css";\nexport interface Props { a: string }';
    expect(await boxWith({ 'src/box.tsx': text, 'src/a.ts': a, 'src/a.css': '' })).toEqual([]);
  });
});

describe('a module may do something', () => {
  it.each([
    ['with state', 'import { useState } from "react";\nexport default () => useState(0)[0];'],
    [
      'with a hook by another name',
      'import { useId as id } from "react";\nexport default () => id();',
    ],
    ['with all of React', 'import * as R from "react";\nexport default () => R["useState"](0)[0];'],
    ['with `use`', 'import { use } from "react";\nexport default ({ p }) => use(p);'],
    ['with a hook of its own', 'import { useA } from "./hooks";\nexport default () => useA();'],
    ['with an event', 'export default () => <b onClick={() => 1} />;'],
    [
      'with an event in properties',
      'const all = { onClick() {} };\nexport default () => <b {...all} />;',
    ],
    ['with a class', 'import R from "react";\nexport default class extends R.Component {}'],
    ['with a reference', 'export default ({ to }) => <b ref={to} />;'],
    ['with the browser', 'export default () => (typeof window === "object" ? 1 : 2);'],
    ['with a feature of browsers', "export default () => typeof innerWidth === 'undefined';"],
    ['with a class of browsers', 'export default (a) => a instanceof HTMLElement;'],
    ['with a global as default', 'export default ({ width = innerWidth }) => width;'],
    [
      'with a global whose name is that of a variable elsewhere',
      'export const a = (name) => name;\nexport default () => matchMedia(a("print")).matches && name;',
    ],
    [
      'with a global beside a variable of its name',
      'export const a = ({ devicePixelRatio }) => devicePixelRatio;\nexport default () => devicePixelRatio;',
    ],
    ['with a global in short form', 'export default () => Object.keys({ localStorage });'],
    [
      'with an event whose name is put together',
      `export default ({ name, f }) => <b {...Object.fromEntries([[\`on\${name}\`, f]])} />;`,
    ],
    [
      'with an event whose name is put together from texts',
      'export default ({ all, name }) => <b {...Object.fromEntries([["on" + name, all]])} />;',
    ],
    [
      'with an event whose name is computed',
      'export default ({ event, f }) => <b {...{ [event]: f }} />;',
    ],
    [
      'with an event whose name is set',
      'export default ({ event, f }) => { const all = {}; all[event] = () => f(); return <b {...all} />; };',
    ],
    ['with the time', 'export default () => new Date().getFullYear();'],
    ['with chance', 'export default () => Math.random();'],
    ['with a language', 'export default () => (1.5).toLocaleString();'],
    [
      'with a context',
      'import { createContext } from "react";\nexport const A = createContext(1);',
    ],
    ['with a package', 'import a from "canvas-confetti";\nexport default a;'],
    ['with a package that is passed on', 'export { default } from "canvas-confetti";'],
    ['with all of one', 'export * from "canvas-confetti";'],
    ['with a module that is loaded later', 'export default () => import("./a");'],
    [
      'with elements of another library',
      '/** @jsxImportSource theme-ui */\nexport default () => <b sx={{ color: "red" }} />;',
    ],
    ['with CommonJS', 'exports.a = 1;'],
    ['with one', 'const a = require("./a");\nexport default a;'],
    ['with a component of the theme', 'import Chart from "@theme/Chart";\nexport default Chart;'],
    ['with one that runs', 'import B from "@docusaurus/BrowserOnly";\nexport default B;'],
    ['with Markdown', 'import A from "./a.mdx";\nexport default A;'],
    ['with data that is required', 'export default () => require("./a.json").length;'],
    ['with a picture by a computed path', 'export default (a) => require(a + ".png");'],
    ['with require by another name', 'const get = require;\nexport default () => get("./a.png");'],
    ['with properties of a custom element', 'export default () => <a-chart points={[1, 2]} />;'],
    ['with a stylesheet of a package', 'import "some-package/a.css";\nexport const a = 1;'],
    ['with a stylesheet behind an alias', 'import css from "~/a.module.css";\nexport default css;'],
    ['with one of the root', 'import "/src/a.css";\nexport const a = 1;'],
    ['that is for clients', '"use client";\nexport const a = 1;'],
    ['with a mistake', 'export default () => <b>'],
    ['with a module that is not there', 'import a from "./gone";\nexport default a;'],
  ])('%s', async (_, text) => {
    expect(await boxWith({ 'src/box.jsx': text })).toBeUndefined();
  });

  it('with a name that is a text', async () => {
    const files = {
      'src/box.js': 'import { "a-b" as a } from "./a";\nexport default () => a();',
      'src/a.js': 'import { useId } from "react";\nexport { useId as "a-b" };',
    };
    expect(await boxWith(files)).toBeUndefined();
  });

  it('with elements of the library that the configuration of TypeScript names', async () => {
    const options = { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'theme-ui' } };
    const files = {
      'tsconfig.json': JSON.stringify(options),
      'src/box.tsx': 'export default () => <b />;',
    };
    expect(await boxWith(files)).toBeUndefined();
  });

  it('that a package.json chooses', async () => {
    const files = {
      'src/box/package.json': '{ "main": "./other.js" }',
      'src/box/index.js': 'export default 1;',
      'src/box/other.js': 'window.a = 1;',
    };
    expect(await boxWith(files)).toBeUndefined();
  });

  it('as something that it imports does, also in a circle', async () => {
    const files = {
      'src/box.js': 'export * from "./a";',
      'src/a.js': 'import "./box";\nexport { b } from "./b";',
      'src/b.tsx': 'import { c } from "./c";\nexport const b = () => c;',
    };
    expect(await boxWith({ ...files, 'src/c.ts': 'export const c = 1;' })).toEqual([]);
    expect(await boxWith({ ...files, 'src/c.ts': 'export const c = window;' })).toBeUndefined();
  });
});
