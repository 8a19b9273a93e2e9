import type { Position } from 'unist';
import { valueProgram } from '../program/value-expression.ts';
import type { JsxNode } from './jsx-node.ts';

export interface IslandOptions {
  /** Element that holds the HTML. */
  readonly tagName: string;
  /** Whether the element stands between blocks or inside of a paragraph. */
  readonly inline: boolean;
  /** Its attributes as React knows them. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Finished HTML. */
  readonly html: string;
  /** What stands for it where there is only text, such as in the title of a browser window. */
  readonly text?: string;
  readonly position?: Position | undefined;
}

/**
 * An element whose content is HTML that is finished already: coloured code, a
 * formula, a diagram. In the program it is one string instead of thousands of
 * calls, which halves the size of a page's program and the time to render it.
 */
export function htmlIsland(options: IslandOptions): JsxNode {
  const { tagName, inline, attributes, html, text = '', position } = options;
  return {
    type: inline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name: tagName,
    attributes: [
      ...Object.entries(attributes).map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name,
        value,
      })),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          // The mark tells it from what an author sets, see `runtime/page-jsx.ts`.
          data: { estree: valueProgram({ __html: html, built: true }) },
        },
      },
    ],
    children: [],
    // "Explicit" keeps MDX from looking for a component that replaces the element.
    data: { html, text, _mdxExplicitJsx: true },
    position,
  };
}
