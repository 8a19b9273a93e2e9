import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { invariant } from '@docgen/core/basics/invariant';
import { patchMermaid } from './patch-mermaid.ts';

/** Name of the module of mermaid that imports the others. */
export const MERMAID_ENTRY = 'mermaid.esm.min';

/**
 * Returns a module of mermaid as a script: the body of a function that returns its exports.
 *
 * @param name - Name of its file without the extension.
 */
export type MermaidScripts = (name: string) => string;

/** The imports at the start of a minified module. */
const IMPORTS = /^(?:import(?:\{[^}]*\}from)?"[^"]+";)*/;

const IMPORT = /import(?:(\{[^}]*\})from)?"([^"]+)";/g;

const IMPORT_ON_DEMAND = /\bimport\("([^"]+)"\)/g;

/** The exports at its end, before its comments. */
const EXPORTS = /export(\{[^}]*\});(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*$/;

/**
 * Reads the minified modules that mermaid is published as.
 *
 * @param folder - Absolute path of mermaid's `dist`.
 * @returns Their texts by name.
 */
export function mermaidModules(folder: string): ReadonlyMap<string, string> {
  const chunks = join(folder, 'chunks', MERMAID_ENTRY);
  const names = readdirSync(chunks).filter((name) => name.endsWith('.mjs'));
  const paths = [join(folder, `${MERMAID_ENTRY}.mjs`), ...names.map((name) => join(chunks, name))];
  return new Map(paths.map((path) => [basename(path, '.mjs'), readFileSync(path, 'utf8')]));
}

/**
 * Converts the modules that mermaid is published as into scripts, patched for drawing without a
 * browser (see `patch-mermaid.ts`). Modules would see the globals of the process; the parameters of
 * a function can shadow them. Scripts import others by functions of the object `docgen`, which
 * `load-mermaid.ts` passes in.
 *
 * @param modules - See {@link mermaidModules}; of exactly the version in `package.json`.
 * @returns The scripts by name. They are ASCII, because Node reads that ten times as fast as UTF-8,
 *   and V8 scans it in two thirds of the time.
 * @throws If a patch does not match or a module has another form. This can only happen when mermaid
 *   is updated, because its version is exact and it is part of docgen.
 */
export function mermaidScripts(modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const patched = patchMermaid(modules);
  return new Map(Array.from(patched, ([name, text]) => [name, ascii(scriptOf(name, text))]));
}

function scriptOf(name: string, module: string): string {
  const [imports = ''] = IMPORTS.exec(module) ?? [];
  const ending = EXPORTS.exec(module);
  invariant(ending !== null, `mermaid's module ${name} does not end with its exports`);
  const [, exported = ''] = ending;
  return [
    '"use strict";',
    imports.replace(IMPORT, (_, names: string | undefined, from: string) => {
      const call = `docgen.module("${moduleName(from)}");`;
      return names === undefined ? call : `const${renamed(names)}=${call}`;
    }),
    module
      .slice(imports.length, ending.index)
      .replace(IMPORT_ON_DEMAND, (_, from: string) => `docgen.later("${moduleName(from)}")`),
    // Exports are read once, which requires that they do not change after the module has run.
    `return${renamed(exported, (name, as) => `${as}:${name}`)};`,
  ].join('');
}

/** Converts a list such as `{a as b,c}` into an object literal or pattern. */
function renamed(
  names: string,
  entry = (name: string, as: string): string => `${name}:${as}`,
): string {
  return names.replace(/([\w$]+)(?: as ([\w$]+))?/g, (_, name: string, as = name) =>
    entry(name, as),
  );
}

function moduleName(path: string): string {
  return basename(path, '.mjs');
}

/** Escapes non-ASCII characters in strings, templates, regular expressions and names. */
function ascii(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
