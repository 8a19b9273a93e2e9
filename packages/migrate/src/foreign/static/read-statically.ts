import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { packageOf } from '@docgen/bundler/resolve/package-of';
import { remember } from '@docgen/core/basics/remember';
import type { AnyNode, FunctionDeclaration, FunctionExpression } from 'acorn';
import type { Message } from 'esbuild';
import { commonStarts, type StartCalls } from '../common-starts.ts';
import {
  type ForeignValue,
  isForeignList,
  isForeignObject,
  isOpaque,
  type Opaque,
  parsedJson,
} from '../foreign-value.ts';
import { loaderOf } from '../loader-of.ts';
import { type PlainValue, plainValue } from '../plain-value.ts';
import { packageFolders } from '../project-root.ts';
import { STUBBED_PACKAGES } from '../stubbed-packages.ts';
import { bindPattern } from './bind-pattern.ts';
import { localFile } from './local-file.ts';
import { moduleExports } from './module-exports.ts';
import { parseScript } from './parse-script.ts';
import { pathFunction } from './path-function.ts';
import { readExpression } from './read-expression.ts';
import { innerScope, lazily, type Reader, type Scope } from './reader.ts';
import { runBody } from './run-body.ts';
import { isPackage, packageMark, UNKNOWN, type Value } from './value.ts';

/** The position of code whose effect is only known after running it. */
export interface Gap {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The exports of a module, as far as its text determines them. */
export interface StaticReading extends PlainValue {
  /**
   * Statements and spreads that are not understood, so that running them could change the value.
   */
  readonly gaps: readonly Gap[];
}

const READABLE = /\.(?:[cm]?[jt]sx?|json)$/;
/** Files that are imported for their effect on a page. They are ignored here. */
const SHOWN = /\.(?:css|scss|sass|less|svg|png|jpg|ico)$/;

/**
 * Maximum number of expressions, counting those in functions for each call. They take about 0.1 s.
 */
const MOST = 200_000;
/** Maximum nesting depth of expressions and calls. */
const DEEPEST = 400;
/** Maximum length of strings and lists. */
const LONGEST = 200_000;

/**
 * Evaluates the exports of another program's module from its text, and from that of files that it
 * imports, without running them. Resolves names, functions without side effects, and modules.
 * Environment variables other than `NODE_ENV` are assumed to be unset; packages are markers.
 *
 * @param file - Absolute path of a regular file.
 * @param root - Absolute path of the folder whose files may be read.
 * @param calls - Calls of functions among the exports, see `Opaque.starts`.
 * @returns esbuild's message if the module is not valid.
 */
export function readStatically(
  file: string,
  root: string,
  calls?: StartCalls,
): StaticReading | Message {
  // The first script is needed twice.
  const scriptOf = remember((path) => parseScript(readFileSync(path, 'utf8'), loaderOf(path)), 1);
  const main = file.endsWith('.json') ? undefined : scriptOf(file);
  if (main !== undefined && !('program' in main)) return main;
  const realRoot = realpathSync(root);
  const gaps: Gap[] = [];
  const functions = new WeakMap<Opaque, (values: readonly Value[]) => Value>();
  /** In import cycles, the exports of modules that are still being evaluated are unknown. */
  const moduleOf = remember((path) => lazily(() => exportsOf(path)), Infinity);
  const spent = { amount: 0, depth: 0 };

  const reader: Reader = {
    expression(node, scope) {
      if (spent.depth > DEEPEST || !reader.spend(1)) {
        if (gaps.length === 0) reader.gap(node, scope);
        return UNKNOWN;
      }
      spent.depth++;
      const value = readExpression(node, scope);
      spent.depth--;
      const isLong = typeof value === 'string' || isForeignList(value);
      return isLong && value.length > LONGEST ? UNKNOWN : value;
    },
    call(callee, values) {
      if (isPackage(callee)) return callee;
      const follow = functions.get(callee);
      if (follow === undefined) return pathFunction(callee.name, values);
      const before = gaps.length;
      const value = follow(values);
      return gaps.length > before ? UNKNOWN : value;
    },
    closure(node, scope, name) {
      const made: Opaque = { $opaque: 'function', name };
      functions.set(made, (values) => called(node, scope, values));
      return made;
    },
    imported(specifier, scope, node) {
      if (/^\.|^\//.test(specifier)) {
        const path = localFile(specifier, scope.file, realRoot);
        // In a run, missing files are replaced by stubs, like packages.
        if (path === undefined) return packageMark(specifier);
        if (path !== null && READABLE.test(path)) return moduleOf(path)();
        if (path !== null && SHOWN.test(path)) return {};
        reader.gap(node, scope);
        return UNKNOWN;
      }
      if (/^(?:node:)?path$/.test(specifier)) return { $opaque: 'expression', name: 'node:path' };
      const isRun = !STUBBED_PACKAGES.test(specifier) && isInstalled(specifier, scope.file);
      if (isRun) reader.gap(node, scope);
      return packageMark(specifier);
    },
    gap(node, scope) {
      gaps.push({ file: scope.file, ...scope.placeOf(node.start) });
    },
    spend(amount) {
      spent.amount += amount;
      return spent.amount <= MOST;
    },
  };
  const names = moduleOf(file)();
  const value = isForeignObject(names)
    ? (names.default ?? names['module.exports'] ?? names)
    : names;
  // Called without `reader.call`: gaps in the exported function do not make its result unknown.
  const follow = isOpaque(value) ? functions.get(value) : undefined;
  const exported = (follow === undefined ? value : follow([{}])) ?? null;
  // Docusaurus would make the calls later, so what they do not understand is no gap of the program.
  const found = [...gaps];
  const startsOf = remember(
    (made: Opaque) => calls && commonStarts((parameter) => reader.call(made, [parameter]), calls),
    Infinity,
  );
  // After a gap, the values that a function refers to may be incomplete.
  const isCalled = (key: string) => key === calls?.key && gaps.length === 0;
  const copy = plainValue(exported, (made, key) => isCalled(key) && startsOf(made));
  return { ...copy, gaps: found };

  function called(node: AnyNode, scope: Scope, values: readonly Value[]): Value {
    if (!isFunction(node) || node.generator || !reader.spend(1)) return UNKNOWN;
    const inner = innerScope(scope);
    node.params.forEach((parameter, index) => {
      bindPattern(parameter, () => values[index], inner);
    });
    const { body } = node;
    if (body.type !== 'BlockStatement') return reader.expression(body, inner);
    spent.depth++;
    const end = runBody(body.body, inner);
    spent.depth--;
    return end?.value;
  }

  function exportsOf(path: string): ForeignValue {
    if (path.endsWith('.json')) {
      return { 'module.exports': parsedJson(readFileSync(path, 'utf8')) ?? UNKNOWN };
    }
    const script = scriptOf(path);
    if (!('program' in script)) return UNKNOWN;
    const scope = { file: path, names: new Map(), placeOf: script.placeOf, reader };
    return moduleExports(script.program, scope);
  }
}

function isFunction(node: AnyNode): node is FunctionDeclaration | FunctionExpression {
  return /Function(?:Declaration|Expression)$/.test(node.type);
}

function isInstalled(specifier: string, file: string): boolean {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return true;
  const name = packageOf(specifier);
  if (isAbsolute(name)) return true;
  return packageFolders(dirname(file)).some((folder) => existsSync(join(folder, name)));
}
