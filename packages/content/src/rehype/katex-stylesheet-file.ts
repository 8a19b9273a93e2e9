import { createRequire } from 'node:module';

/**
 * Where the stylesheet of the installed KaTeX lies, as an absolute path. The fonts that it names
 * lie in the folder `fonts` beside it.
 */
export function katexStylesheetFile(): string {
  return createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
}
