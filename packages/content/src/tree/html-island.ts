import type { Position } from 'unist';
import { type JsxNode, jsxAttributes } from './jsx-node.ts';
import { valueProgram } from './value-expression.ts';

export interface IslandOptions {
  /** Element that contains the HTML. */
  readonly tagName: string;
  /** Whether the element is inside a paragraph rather than between blocks. */
  readonly inline: boolean;
  /** Its attributes, by their names in React. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Finished HTML. */
  readonly html: string;
  /**
   * Replacement where only text is possible, such as in the title of a browser window.
   *
   * @default empty
   */
  readonly text?: string;
  readonly position?: Position | undefined;
}

/**
 * An element whose content is finished HTML: highlighted code, a formula, a diagram. In the
 * program, it is a single string instead of thousands of calls, which halves the size of a page's
 * program and the time to render it.
 */
export function htmlIsland(options: IslandOptions): JsxNode {
  const { tagName, inline, attributes, html, text = '', position } = options;
  return {
    type: inline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name: tagName,
    attributes: [
      ...jsxAttributes(attributes),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          // `built` distinguishes it from HTML that an author sets; see `runtime/page-jsx.ts`.
          data: { estree: valueProgram({ __html: html, built: true }) },
        },
      },
    ],
    children: [],
    // "Explicit" keeps MDX from replacing the element with a component.
    data: { html, text, _mdxExplicitJsx: true },
    position,
  };
}
