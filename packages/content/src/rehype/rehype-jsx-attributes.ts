import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html } from 'property-information';
import styleToJs from 'style-to-js';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import type { Problem, Report } from '../report.ts';
import { isJsxNode, type JsxNode } from '../tree/jsx-node.ts';
import { valueProgram } from '../tree/value-expression.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Lets HTML elements in MDX be written as in HTML: `class`, `for`, `style="color: red"`. Components
 * keep their props unchanged. So do custom elements except for their style, because React passes on
 * their attributes as written. Event handlers and invalid styles are reported and removed, also
 * from HTML in Markdown.
 */
export function rehypeJsxAttributes() {
  return (tree: Root, file: VFile) => {
    const { report } = pageNotes(file);
    walkTree<Nodes>(tree, (node) => {
      if (node.type === 'element') checkElement(node, report);
      if (!isJsxNode(node) || !/^[a-z][a-z\d-]*$/.test(node.name ?? '')) return;
      node.attributes = node.attributes.flatMap(
        (attribute) => reactAttribute(attribute, node, report) ?? [],
      );
    });
  };
}

type Attribute = JsxNode['attributes'][number];

/** An attribute of an element as React takes it; `undefined` for one that is to be removed. */
function reactAttribute(
  attribute: Attribute,
  { name: element, position }: JsxNode,
  report: Report,
): Attribute | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return attribute;
  const { name, value } = attribute;
  const at = attribute.position ?? position;
  if (name === 'style' && typeof value === 'string') {
    const style = styleOf(value, element, (problem) => report(problem, at));
    return style && { ...attribute, value: styleValue(value, style) };
  }
  if (element?.includes('-')) return attribute;
  // The libraries look up names in objects and would find inherited properties. HTML has no
  // attributes of these names.
  if (name.toLowerCase() in Object.prototype) return undefined;
  if (!/^on[a-z]/.test(name)) return asReact(attribute);
  report(eventHandler(name, element), at);
  return undefined;
}

/** Checks HTML in Markdown, which has become elements with React's names of attributes. */
function checkElement({ tagName, properties, position }: Element, report: Report): void {
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'style' && typeof value === 'string') {
      const style = styleOf(value, tagName, (problem) => report(problem, position));
      if (style === undefined) delete properties[name];
    } else if (/^on[a-z]/i.test(name) && !tagName.includes('-')) {
      report(eventHandler(name.toLowerCase(), tagName), position);
      delete properties[name];
    }
  }
}

function asReact(attribute: MdxJsxAttribute): MdxJsxAttribute {
  const { name } = attribute;
  if (/[A-Z:]/.test(name) || /^(data|aria)-/.test(name)) return attribute;
  const { property, space } = find(html, name);
  return { ...attribute, name: space === undefined ? name : (hastToReact[property] ?? property) };
}

/** The declarations of a style, by React's names of properties; `undefined` if it is invalid. */
function styleOf(
  css: string,
  element: string | null,
  report: (problem: Problem) => void,
): Readonly<Record<string, string>> | undefined {
  try {
    return styleToJs(css, { reactCompat: true });
  } catch (error) {
    const { reason } = error as { readonly reason?: string };
    report({
      code: 'invalid-style',
      severity: 'warning',
      message: `The style "${css}" of <${element}> is left out, because it is not a list of declarations (${reason}).`,
      hint: 'Separate property and value with a colon, and declarations with a semicolon: style="color: red; margin: 0".',
    });
    return undefined;
  }
}

/** The expression `{ color: 'red' }`. */
function styleValue(
  css: string,
  declarations: Readonly<Record<string, string>>,
): MdxJsxAttribute['value'] {
  const properties = Object.entries(declarations);
  const style = Object.fromEntries(properties.map(([name, value]) => [name, String(value)]));
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: css,
    data: { estree: valueProgram(style) },
  };
}

function eventHandler(name: string, element: string | null): Problem {
  return {
    code: 'html-event-handler',
    severity: 'warning',
    message: `The attribute ${name} of <${element}> is left out, because pages cannot contain event handlers.`,
    hint: 'Move the behaviour into a React component, import it and use it here.',
  };
}
