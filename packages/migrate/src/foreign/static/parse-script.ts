import { createRequire, SourceMap } from 'node:module';
import { isBuildFailure } from '@docgen/bundler/build-failure';
import { parseProgram } from '@docgen/config/parse-program';
import { pointAt } from '@docgen/core/sources/source-place';
import type { Program } from 'acorn';
import type { Loader, Message } from 'esbuild';

/** The syntax tree of a program. */
export interface Script {
  readonly program: Program;
  /** Position in the source of an offset in the tree; line and column count from 1. */
  readonly placeOf: (position: number) => { readonly line: number; readonly column: number };
}

/**
 * Parses a program in any language that a configuration may be written in. esbuild compiles
 * TypeScript and JSX to plain JavaScript first.
 *
 * @param text - Source.
 * @param loader - How esbuild reads the text. With `jsx`, plain JavaScript is parsed without
 *   esbuild.
 * @returns esbuild's message if the program is not valid.
 */
export function parseScript(text: string, loader: Loader): Script | Message {
  const plain = loader === 'jsx' ? parseProgram(text) : undefined;
  if (plain !== undefined) {
    return { program: plain, placeOf: (position) => pointAt(text, position) };
  }
  try {
    // Loaded on demand, because most configurations are plain JavaScript.
    const { transformSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
    const { code, map } = transformSync(text, {
      loader,
      tsconfigRaw: {},
      charset: 'utf8',
      sourcemap: 'external',
      logLevel: 'silent',
    });
    const program = parseProgram(code);
    if (program === undefined)
      return message('The code is nested too deeply, or uses syntax that is too new');
    const sources = new SourceMap(JSON.parse(map));
    return {
      program,
      placeOf(position) {
        const { line, column } = pointAt(code, position);
        const entry = sources.findEntry(line - 1, column - 1);
        if (!('originalLine' in entry)) return { line, column };
        return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
      },
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return error.errors[0] ?? message('The code is not valid');
  }
}

function message(text: string): Message {
  return { id: '', pluginName: '', text, location: null, notes: [], detail: undefined };
}
