import type { MDXContent } from 'mdx/types.js';
import type { Position } from '../compiled-page.ts';
import { isStaticProgram, type JsxRuntime, staticModule, staticPage } from './static-page.ts';

/** Prefix of the addresses of evaluated pages in stack traces. */
const EVALUATED = 'docgen-evaluated:';

/** Number of lines that `new Function` adds above a body. */
const FUNCTION_HEAD = 2;

/**
 * Runs the program of a page without imports.
 *
 * @param code - `CompiledPage.code` of a page that is not a module.
 * @param runtime - The exports of `react/jsx-runtime`.
 * @param file - Source file of the page, to be named in stack traces.
 * @returns The page's component. It accepts the `components` prop of MDX.
 * @throws Error when the page's own JavaScript throws.
 */
export function evaluatePage(code: string, runtime: JsxRuntime, file = ''): MDXContent {
  if (isStaticProgram(code)) return staticPage(code, runtime);
  // The program comes from the page's author, whose code the build runs anyway.
  const run = new Function(`${code}\n//# sourceURL=${EVALUATED}${encodeFile(file)}`);
  return run(runtime).default;
}

/**
 * The position in `CompiledPage.code` for a position in a stack trace.
 *
 * @param frame - Address, line and column of a stack frame, the latter two from 1.
 * @returns `undefined` when the frame is not in code that {@link evaluatePage} runs.
 */
export function evaluatedPosition({
  address,
  line,
  column,
}: Position & { readonly address: string }): (Position & { readonly file: string }) | undefined {
  if (!address.startsWith(EVALUATED)) return undefined;
  const file = decodeURIComponent(address.slice(EVALUATED.length));
  return { file, line: line - FUNCTION_HEAD, column };
}

/** Stack traces put addresses in parentheses. */
function encodeFile(file: string): string {
  return encodeURIComponent(file).replaceAll('(', '%28').replaceAll(')', '%29');
}

/**
 * The program of a page without imports as an ES module, for browsers.
 *
 * @param code - `CompiledPage.code` of a page that is not a module.
 */
export function moduleOfPage(code: string): string {
  if (isStaticProgram(code)) return staticModule(code);
  return `import * as runtime from 'react/jsx-runtime';
export default (function () {
${code}
})(runtime).default;
`;
}
