import { readFileSync, realpathSync } from 'node:fs';
import { parseScript } from '@docgen/config/parse-script';
import type { Message } from 'esbuild';
import { type ForeignValue, isForeignObject, isOpaque } from '../foreign-value.ts';
import { loaderOf } from '../loader-of.ts';
import { createReader, type Gap } from './create-reader.ts';
import { plainValue } from './plain-value.ts';

/** What the text of a module tells about what it exports. */
export interface StaticReading {
  /** What could not be read is marked as an expression without a name. */
  readonly value: ForeignValue;
  /** Keys that lead to what is not known. */
  readonly unknown: readonly string[];
  /** What else a run could change: places of statements and spreads that are not understood. */
  readonly gaps: readonly Gap[];
}

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
  const { module, callExport, gaps } = createReader(realpathSync(root));
  const exports = module(file);
  const value = isForeignObject(exports) ? exported(exports) : exports;
  const called = isOpaque(value) && value.$opaque === 'function' ? callExport(value) : value;
  return { ...plainValue(called ?? null), gaps };
}

function exported(exports: { readonly [key: string]: ForeignValue }): ForeignValue {
  return exports.default ?? exports['module.exports'] ?? exports;
}
