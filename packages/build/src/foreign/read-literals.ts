import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { type ForeignObject, isForeignObject, type Opaque } from './foreign-value.ts';
import { type JsToken, jsTokens } from './js-tokens.ts';
import { literalValue } from './literal-value.ts';
import { stringValue } from './string-value.ts';
import { areTokens, depthChange, isToken } from './token-walk.ts';

/**
 * Reads what a configuration module exports off its text, without running it: literals, and
 * names of constants and packages at the top of the file. Everything else is marked as an
 * expression; what is spread into an object is left out.
 *
 * @param file - Absolute path of a TypeScript or JavaScript module.
 * @returns `undefined` when the file is not valid or exports no object that could be read.
 */
export async function readLiterals(file: string): Promise<ForeignObject | undefined> {
  const tokens = jsTokens(await withoutTypes(file));
  const start = exportStart(tokens);
  if (start === undefined) return undefined;
  const value = literalValue({ tokens, names: topLevelNames(tokens) }, start);
  return isForeignObject(value) && Object.keys(value).length > 0 ? value : undefined;
}

/** Drops types, and with them all the syntax of TypeScript; statements end with semicolons then. */
async function withoutTypes(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const loader = /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
  try {
    const { code } = await transform(source, { loader, tsconfigRaw: {}, charset: 'utf8' });
    return code;
  } catch {
    return '';
  }
}

function topLevelNames(tokens: readonly JsToken[]): Map<string, number | Opaque> {
  const names = new Map<string, number | Opaque>();
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    depth += depthChange(token);
    const name = tokens[at + 1];
    if (depth > 0 || name?.kind !== 'word') continue;
    const from = tokens[at + 3];
    if (/^(?:const|let|var)$/.test(token.text) && isToken(tokens, at + 2, '=')) {
      names.set(name.text, at + 3);
    } else if (token.text === 'function') {
      names.set(name.text, at);
    } else if (token.text === 'import' && from?.kind === 'string') {
      names.set(name.text, { $opaque: 'package', name: stringValue(from.text) });
    }
  }
  return names;
}

function exportStart(tokens: readonly JsToken[]): number | undefined {
  const find = (...texts: string[]) => {
    const at = tokens.findIndex((_, position) => areTokens(tokens, position, ...texts));
    return at < 0 ? undefined : at + texts.length;
  };
  return find('export', 'default') ?? find('module', '.', 'exports', '=');
}
