import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { esModule, lacksReactExport, reactModules } from './react-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-react-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a module as for browsers and runs it. @returns Its exports, and the script. */
async function bundled(contents: string): Promise<{ exported: object; script: string }> {
  const outfile = join(mkdtempSync(join(folder, 'a-')), 'bundle.mjs');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactModules],
    logLevel: 'silent',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const exported: object = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return { exported, script };
}

/** A file of a package, whose dependencies may only be visible from there. */
function installedBy(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

const kinds = (exported: object) =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([name, value]) => name !== 'default' && value !== undefined)
      .map(([name, value]) => [name, typeof value]),
  );

test.each([
  ['react', 'react.production.js', import.meta.url],
  ['react/jsx-runtime', 'react-jsx-runtime.production.js', import.meta.url],
  ['react-dom', 'react-dom.production.js', import.meta.url],
  ['react-dom/client', 'react-dom-client.production.js', import.meta.url],
  ['scheduler', 'scheduler.production.js', installedBy('react-dom')],
])('%s is an ES module with the same exports', async (name, file, from) => {
  const require = createRequire(from);
  const original: object = require(join(dirname(require.resolve(name)), 'cjs', file));
  const { exported, script } = await bundled(
    `export * from '${name}'; export { default as all } from '${name}';`,
  );
  const { all, ...named } = exported as { readonly all: object };
  expect(Object.keys(original)).not.toEqual([]);
  expect(kinds(named)).toEqual(kinds(original));
  expect(kinds(all)).toEqual(kinds(original));
  expect(script).not.toContain('__commonJS');
});

test('all modules share one React, those in CommonJS too', async () => {
  const { exported } = await bundled(`
    import { useState } from 'react';
    import React from 'react';
    import * as all from 'react';
    const required = require('react');
    export const same = [React, all, required].map((each) => each.useState === useState);
  `);
  expect(exported).toEqual(expect.objectContaining({ same: [true, true, true] }));
});

test('an import that React does not have is told from others', async () => {
  const failure = (contents: string) =>
    bundled(contents).then(
      () => undefined,
      (error: BuildFailure) => lacksReactExport(error),
    );
  expect(await failure(`import { act } from 'react'; act();`)).toBe(true);
  expect(await failure(`import { act } from './no-module.js'; act();`)).toBe(false);
  expect(await failure(`import * as React from 'react'; React.act?.();`)).toBe(undefined);
});

test.each([
  ['assigns all of its exports', 'module.exports = { version: "1" };'],
  ['passes them on', 'exports.version = "1"; fill(exports);'],
  ['requires modules elsewhere', 'exports.load = () => require("./more.js");'],
  ['exports nothing', 'run();'],
])('a module that %s is left as it is', (_, source) => {
  expect(esModule(source)).toBe(undefined);
});
