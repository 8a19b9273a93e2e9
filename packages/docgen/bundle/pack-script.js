import { parse, tokTypes } from 'acorn';

/**
 * esbuild's options for bundling modules into a script: the text of a function whose parameters are
 * those of Node's CommonJS wrapper, and replacements for `import()` and `import.meta.url`.
 * `packages/memo/src/code-cache.ts` runs it.
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
 * Replaces `import()` by calls of `docgenImport`. `import()` does not work in a script from a code
 * cache, because V8 does not store the host's callback for it. Also makes the script ASCII, because
 * `runScript` takes each byte for a character: esbuild escapes strings, but not patterns.
 *
 * @param {string} text bundled with {@link SCRIPT}
 * @returns {string}
 */
export function packScript(text) {
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
  return (parts.join('') + text.slice(end)).replaceAll(/[^\0-\x7f]/g, escaped);
}

/** @param {string} unit UTF-16 code unit */
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
