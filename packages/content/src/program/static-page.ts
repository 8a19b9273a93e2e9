import { invariant } from '@docgen/core/invariant';
import type { Expression } from 'estree-jsx';
import type { Nodes } from 'hast';
import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { MDXComponents, MDXContent } from 'mdx/types.js';
import { type StaticNode, WRITTEN } from '../tree/static-node.ts';

/** What `react/jsx-runtime` exports. */
export interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: Jsx;
  readonly jsxs: Jsx;
}

/** The program of a page that is data starts so, and goes on with the data as JSON. */
const STATIC = 'static ';

/** The program of a page that is data; see `rehypeStatic`. */
export function staticProgram(tree: StaticNode): string {
  return STATIC + JSON.stringify(tree);
}

/** Whether a program is that of a page that is data: nothing of it is code of the author's. */
export function isStaticProgram(code: string): boolean {
  return code.startsWith(STATIC);
}

/**
 * The component of a page that is data. As those of MDX, it throws for a component that it is not
 * given, and is drawn inside of the component `wrapper` if there is one.
 *
 * @param code - From {@link staticProgram}.
 * @param runtime - The exports of `react/jsx-runtime`.
 */
export function staticPage(code: string, runtime: JsxRuntime): MDXContent {
  const tree = treeOf(code);
  const tags = Object.fromEntries(writtenTags(tree));
  return ({ components = {}, ...props }: { components?: MDXComponents }) => {
    const children = elementsOf(tree, {
      ...runtime,
      components: { ...components, ...tags },
      component(name) {
        const component = Reflect.get(components, name);
        if (component === undefined) throw new Error(missing(name));
        return component;
      },
    });
    const { wrapper } = components;
    return wrapper ? runtime.jsx(wrapper, { ...props, components, children }) : children;
  };
}

interface ElementsOptions extends JsxRuntime {
  readonly components?: MDXComponents;
  /** Finds what stands for a component, such as `Tabs`. */
  readonly component: (name: string) => unknown;
}

function elementsOf(tree: StaticNode, { component, ...options }: ElementsOptions) {
  // Values of properties are handed to React as they are.
  return toJsxRuntime(tree as Nodes, {
    ...options,
    createEvaluater: () => ({
      evaluateExpression(expression: Expression) {
        invariant(expression.type === 'Identifier', 'names of components in data are plain');
        return component(expression.name);
      },
      evaluateProgram: () => invariant(false, 'data holds no programs'),
    }),
    // As a style, policies may forbid it.
    tableCellAlignToStyle: false,
  });
}

function treeOf(code: string): StaticNode {
  return JSON.parse(code.slice(STATIC.length));
}

function writtenTags(node: StaticNode): [string, string][] {
  if (node.type === 'text') return [];
  const inside = node.children.flatMap(writtenTags);
  const name = node.type === 'element' ? node.tagName : node.type === 'root' ? '' : node.name;
  return name.startsWith(WRITTEN) ? [[name, name.slice(WRITTEN.length)], ...inside] : inside;
}

function missing(name: string): string {
  return `Neither the page nor the theme defines the component ${name}`;
}

/** JavaScript that stands for a value. */
class Source {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * The component of a page that is data as an ES module, for browsers.
 *
 * @param code - From {@link staticProgram}.
 */
export function staticModule(code: string): string {
  const call: Jsx = (type, { children, ...props }, key) => {
    const tag = typeof type === 'string' ? tagSource(type) : type;
    const own = `...${JSON.stringify(props)}`;
    // A component can tell what it is not given from what is undefined.
    const all = children === undefined ? `{${own}}` : `{${own}, children: ${sourceOf(children)}}`;
    return new Source(`jsx(${sourceOf(tag)}, ${all}, ${sourceOf(key)})`) as never;
  };
  const elements = elementsOf(treeOf(code), {
    Fragment: new Source('Fragment'),
    jsx: call,
    jsxs: call,
    component: (name) => new Source(`component(${JSON.stringify(name)})`),
  });
  return `import { Fragment, jsx } from 'react/jsx-runtime';
export default function MDXContent({ components = {}, ...props }) {
  const tag = (name) => components[name] ?? name;
  const component = (name) => {
    if (components[name] === undefined) throw new Error(${sourceOf(missing(''))} + name);
    return components[name];
  };
  const children = ${sourceOf(elements)};
  const { wrapper } = components;
  return wrapper ? jsx(wrapper, { ...props, components, children }) : children;
}
`;
}

/** Components take the place of what is written in Markdown, see {@link WRITTEN}. */
function tagSource(name: string): Source {
  if (name.startsWith(WRITTEN)) return new Source(JSON.stringify(name.slice(WRITTEN.length)));
  return new Source(`tag(${JSON.stringify(name)})`);
}

function sourceOf(value: unknown): string {
  if (value instanceof Source) return value.text;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  return JSON.stringify(value) ?? 'undefined';
}
