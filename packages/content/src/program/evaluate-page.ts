import type { Nodes } from 'hast';
import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { MDXComponents, MDXContent } from 'mdx/types.js';
import type { Position } from '../compiled-page.ts';
import { type StaticNode, WRITTEN } from '../tree/static-node.ts';

/** Addresses of evaluated pages in stacks start so. */
const EVALUATED = 'docgen-evaluated:';

/** The program of a page that is data starts so, and goes on with the data as JSON. */
const STATIC = 'static ';

/** Lines that `new Function` puts above a body. */
const FUNCTION_HEAD = 2;

/** What `react/jsx-runtime` exports. */
export interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: Jsx;
  readonly jsxs: Jsx;
}

/**
 * Runs the program of a page without imports.
 *
 * @param code - `CompiledPage.code` of a page that is no module.
 * @param runtime - The exports of `react/jsx-runtime`.
 * @param file - Source file of the page, to be named in stacks.
 * @returns The page's component. It takes `components` by the name that MDX knows them by.
 * @throws Error when the page's own JavaScript throws.
 */
export function evaluatePage(code: string, runtime: JsxRuntime, file = ''): MDXContent {
  if (isStaticProgram(code)) {
    return staticPage(JSON.parse(code.slice(STATIC.length)), runtime);
  }
  // The program comes from the page's author, whose code the build runs anyway.
  const run = new Function(`${code}\n//# sourceURL=${EVALUATED}${encodeFile(file)}`);
  return run(runtime).default;
}

/**
 * The position in `CompiledPage.code` that a position of a stack stands for.
 *
 * @param frame - Address, line and column, both from 1.
 * @returns `undefined` when it lies in nothing that {@link evaluatePage} runs.
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

/** Stacks put addresses into brackets. */
function encodeFile(file: string): string {
  return encodeURIComponent(file).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** The program of a page that is data; see `rehypeStatic`. */
export function staticProgram(tree: StaticNode): string {
  return STATIC + JSON.stringify(tree);
}

/** Whether a program is that of a page that is data: nothing of it is code of the author's. */
export function isStaticProgram(code: string): boolean {
  return code.startsWith(STATIC);
}

function staticPage(tree: StaticNode, runtime: JsxRuntime): MDXContent {
  const tags = Object.fromEntries(writtenTags(tree));
  return ({ components }: { components?: MDXComponents }) =>
    // Values of properties are handed to React as they are.
    toJsxRuntime(tree as Nodes, {
      ...runtime,
      components: { ...components, ...tags },
      // As a style, policies may forbid it.
      tableCellAlignToStyle: false,
    });
}

function writtenTags(node: StaticNode): [string, string][] {
  if (node.type === 'text') return [];
  const inside = node.children.flatMap(writtenTags);
  if (node.type === 'root' || !node.tagName.startsWith(WRITTEN)) return inside;
  return [[node.tagName, node.tagName.slice(WRITTEN.length)], ...inside];
}

/**
 * The program of a page without imports as an ES module, for browsers.
 *
 * @param code - `CompiledPage.code` of a page that is no module.
 */
export function moduleOfPage(code: string): string {
  return `import * as runtime from 'react/jsx-runtime';
export default (function () {
${code}
})(runtime).default;
`;
}
