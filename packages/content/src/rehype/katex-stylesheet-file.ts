import { createRequire } from 'node:module';

/**
 * Absolute path of the stylesheet of the installed KaTeX. The fonts that it refers to are in the
 * folder `fonts` beside it.
 */
export function katexStylesheetFile(): string {
  return createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
}
