import type { Nodes, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html } from 'property-information';
import styleToJs from 'style-to-js';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { valueProgram } from '../program/value-expression.ts';
import { isJsxNode, type JsxNode } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Lets HTML elements in MDX be written as in HTML: `class`, `for`,
 * `style="color: red"`. Components are left alone, their properties are their own. So are custom
 * elements but for their style: React takes their attributes as they are written.
 */
export function rehypeJsxAttributes() {
  return (tree: Root, file: VFile) => {
    const { report } = pageNotes(file);
    walkTree<Nodes>(tree, (node) => {
      if (!isJsxNode(node) || !/^[a-z][a-z\d-]*$/.test(node.name ?? '')) return;
      const isCustom = node.name?.includes('-');
      node.attributes = node.attributes.flatMap((attribute): JsxNode['attributes'] => {
        if (attribute.type !== 'mdxJsxAttribute') return [attribute];
        const { name, value } = attribute;
        if (name === 'style' && typeof value === 'string')
          return [{ ...attribute, value: styleObject(value) }];
        if (isCustom) return [attribute];
        // The libraries look names up in objects, and would find what all objects have. HTML has no
        // such attributes.
        if (name.toLowerCase() in Object.prototype) return [];
        if (/^on[a-z]/.test(name)) {
          report(eventHandler(name, node), attribute.position ?? node.position);
          return [];
        }
        return [asReact(attribute)];
      });
    });
  };
}

function asReact(attribute: MdxJsxAttribute): MdxJsxAttribute {
  const { name } = attribute;
  if (/[A-Z:]/.test(name) || /^(data|aria)-/.test(name)) return attribute;
  const { property, space } = find(html, name);
  return { ...attribute, name: space === undefined ? name : (hastToReact[property] ?? property) };
}

/** The expression `{ color: 'red' }`. */
function styleObject(css: string): MdxJsxAttribute['value'] {
  const properties = Object.entries(styleToJs(css, { reactCompat: true }));
  const style = Object.fromEntries(properties.map(([name, value]) => [name, String(value)]));
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: css,
    data: { estree: valueProgram(style) },
  };
}

function eventHandler(name: string, element: JsxNode) {
  return {
    code: 'html-event-handler',
    severity: 'warning',
    message: `The attribute ${name} of <${element.name}> is left out: a page has no script of its own.`,
    hint: 'Write a React component with the behaviour, import it and use it here.',
  } as const;
}
