import { readFileSync, realpathSync } from 'node:fs';
import { parseScript } from '@docgen/config/parse-script';
import type { Message } from 'esbuild';
import { loaderOf } from '../loader-of.ts';
import { type PlainValue, plainValue } from '../plain-value.ts';
import { type Gap, readProgram } from './read-program.ts';

/** What the text of a module tells about what it exports. */
export interface StaticReading extends PlainValue {
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
  const { value, gaps } = readProgram(file, realpathSync(root));
  return { ...plainValue(value ?? null), gaps };
}
