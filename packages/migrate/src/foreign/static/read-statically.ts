import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { parseScript } from '@docgen/config/parse-script';
import { remember } from '@docgen/core/remember';
import type { AnyNode, FunctionDeclaration, FunctionExpression } from 'acorn';
import type { Message } from 'esbuild';
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
import { pathFunction } from './path-function.ts';
import { readExpression } from './read-expression.ts';
import { innerScope, lazily, type Reader, type Scope } from './reader.ts';
import { runBody } from './run-body.ts';
import { isPackage, packageMark, UNKNOWN, type Value } from './value.ts';

/** Something that only a run could tell, and where it stands. */
export interface Gap {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What the text of a module tells about what it exports. */
export interface StaticReading extends PlainValue {
  /** What else a run could change: places of statements and spreads that are not understood. */
  readonly gaps: readonly Gap[];
}

const READABLE = /\.(?:[cm]?[jt]sx?|json)$/;
/** What is imported for its effect on a page; here, it has none. */
const SHOWN = /\.(?:css|scss|sass|less|svg|png|jpg|ico)$/;

/** Expressions that are read at most, calls counted as often as they happen; some 0.1 s. */
const MOST = 200_000;
/** Expressions and calls in each other. */
const DEEPEST = 400;
/** Characters of a text and items of a list. */
const LONGEST = 200_000;

/**
 * Reads what a module of another program exports off its text, with what it imports by path,
 * without running any of it. It follows names, functions without side effects, and modules;
 * environment variables are taken to be empty, packages stand for themselves.
 *
 * @param file - Absolute path of a regular file.
 * @param root - Absolute path of the folder whose files may be read.
 * @returns esbuild's message when the module is not valid.
 */
export function readStatically(file: string, root: string): StaticReading | Message {
  if (!file.endsWith('.json')) {
    const script = parseScript(readFileSync(file, 'utf8'), loaderOf(file));
    if (!('program' in script)) return script;
  }
  const realRoot = realpathSync(root);
  const gaps: Gap[] = [];
  const functions = new WeakMap<Opaque, (values: readonly Value[]) => Value>();
  /** Modules that import each other see of each other what is not known. */
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
        // What is not there is a stub when the program runs, as a package is.
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
  // What is not understood in the function that is exported is a gap, not the end of it.
  const follow = isOpaque(value) ? functions.get(value) : undefined;
  return { ...plainValue((follow === undefined ? value : follow([{}])) ?? null), gaps };

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
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.json')) return { 'module.exports': parsedJson(text) ?? UNKNOWN };
    const script = parseScript(text, loaderOf(path));
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
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (isAbsolute(name)) return true;
  return packageFolders(dirname(file)).some((folder) => existsSync(join(folder, name)));
}
