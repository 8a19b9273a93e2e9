import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { parseScript } from '@docgen/config/parse-script';
import type { AnyNode, FunctionDeclaration, FunctionExpression } from 'acorn';
import { parsedJson } from '../../parsed-json.ts';
import { type ForeignValue, isForeignList, type Opaque } from '../foreign-value.ts';
import { loaderOf } from '../loader-of.ts';
import { packageFolders } from '../project-root.ts';
import { STUBBED_PACKAGES } from '../stubbed-packages.ts';
import { bindPattern } from './bind-pattern.ts';
import { localFile } from './local-file.ts';
import { moduleExports } from './module-exports.ts';
import { pathFunction } from './path-function.ts';
import { readExpression } from './read-expression.ts';
import { innerScope, type Reader, type Scope } from './reader.ts';
import { runBody } from './run-body.ts';
import { isPackage, packageMark, UNKNOWN, type Value } from './value.ts';

/** Something that only a run could tell, and where it stands. */
export interface Gap {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A reader of the modules of one program. */
export interface ModuleReader {
  /** What a module exports; a message when it is not valid or cannot be read. */
  readonly module: (file: string) => ForeignValue;
  /** Calls what the program exports: what is not understood in it is a gap, not the end of it. */
  readonly callExport: (callee: Opaque) => Value;
  /** Fills as modules are read. */
  readonly gaps: readonly Gap[];
}

interface Closure {
  readonly node: AnyNode;
  readonly scope: Scope;
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
 * Makes a reader.
 *
 * @param root - Absolute, real path of the folder whose files may be read.
 */
export function createReader(root: string): ModuleReader {
  const gaps: Gap[] = [];
  const closures = new WeakMap<Opaque, Closure>();
  const modules = new Map<string, ForeignValue>();
  const spent = { amount: 0, depth: 0 };

  const reader: Reader = {
    expression(node, scope) {
      if (spent.depth > DEEPEST || !reader.spend(1)) {
        if (gaps.length === 0) reader.gap(node, scope);
        return UNKNOWN;
      }
      spent.depth++;
      const value = readExpression(node, scope, reader);
      spent.depth--;
      const isLong = typeof value === 'string' || isForeignList(value);
      return isLong && value.length > LONGEST ? UNKNOWN : value;
    },
    call(callee, values) {
      if (isPackage(callee)) return callee;
      const closure = closures.get(callee);
      if (closure === undefined) return pathFunction(callee.name, values);
      const before = gaps.length;
      const value = follow(closure, values);
      return gaps.length > before ? UNKNOWN : value;
    },
    closure(node, scope, name) {
      const made: Opaque = { $opaque: 'function', name };
      closures.set(made, { node, scope });
      return made;
    },
    imported(specifier, scope, node) {
      if (/^\.|^\//.test(specifier)) {
        const file = localFile(specifier, scope.file, root);
        // What is not there is a stub when the program runs, as a package is.
        if (file === undefined) return packageMark(specifier);
        if (file !== null && READABLE.test(file)) return moduleOf(file);
        if (file !== null && SHOWN.test(file)) return {};
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
  return {
    gaps,
    module: moduleOf,
    callExport(callee) {
      const closure = closures.get(callee);
      return closure === undefined ? callee : follow(closure, [{}]);
    },
  };

  function follow({ node, scope }: Closure, values: readonly Value[]): Value {
    if (!isFunction(node) || node.generator || !reader.spend(1)) return UNKNOWN;
    const inner = innerScope(scope);
    node.params.forEach((parameter, index) => {
      bindPattern(parameter, () => values[index], inner, reader);
    });
    const { body } = node;
    if (body.type !== 'BlockStatement') return reader.expression(body, inner);
    spent.depth++;
    const end = runBody(body.body, inner, reader);
    spent.depth--;
    return end?.value;
  }

  function moduleOf(file: string): ForeignValue {
    const known = modules.get(file);
    if (known !== undefined) return known;
    // Modules that import each other see of each other what is not known.
    modules.set(file, UNKNOWN);
    const made = read(file);
    modules.set(file, made);
    return made;
  }

  function read(file: string): ForeignValue {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) return { 'module.exports': parsedJson(text) ?? UNKNOWN };
    const script = parseScript(text, loaderOf(file));
    if (!('program' in script)) return UNKNOWN;
    const scope: Scope = { file, names: new Map(), placeOf: script.placeOf };
    return moduleExports(script.program, scope, reader);
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
