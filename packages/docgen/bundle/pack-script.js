import { readFile, writeFile } from 'node:fs/promises';
import { parse, tokTypes } from 'acorn';

/**
 * How esbuild makes a script of modules: the text of a function that gets what CommonJS modules get
 * from Node, and what only ES modules have. `packages/memo/src/code-cache.ts` runs it.
 *
 * @type {import('esbuild').BuildOptions & { define: Record<string, string> }}
 */
export const SCRIPT = {
  splitting: false,
  format: 'cjs',
  define: { 'import.meta.url': 'docgenAddress' },
  banner: { js: '(function (require, module, exports, docgenImport, docgenAddress) {' },
  footer: { js: '})' },
};

/**
 * Puts the function that imports in the place of `import()`, which a script that comes out of a cache
 * does not have: V8 keeps nothing of who answers it.
 *
 * @param {string} file Absolute path.
 */
export async function packScript(file) {
  const text = await readFile(file, 'utf8');
  const parts = [];
  let end = 0;
  let before;
  const onToken = (token) => {
    if (token.type === tokTypes.parenL && before?.type === tokTypes._import) {
      parts.push(text.slice(end, before.start), 'docgenImport');
      end = before.end;
    }
    before = token;
  };
  parse(text, { ecmaVersion: 'latest', onToken });
  await writeFile(file, parts.join('') + text.slice(end));
}
