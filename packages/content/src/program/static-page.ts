import { invariant } from '@docgen/core/basics/invariant';
import type { Expression } from 'estree-jsx';
import type { Nodes } from 'hast';
import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { MDXComponents, MDXContent } from 'mdx/types.js';
import { type StaticNode, WRITTEN } from '../tree/static-node.ts';

/** Exports of `react/jsx-runtime`. */
export interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: Jsx;
  readonly jsxs: Jsx;
}

/** Prefix of the program of a page kept as data. The root element follows as JSON. */
const STATIC = 'static ';

/** An element of a page as data. */
interface StaticElement {
  /**
   * Name of a tag; empty for a fragment. The theme may replace a tag with a component unless its
   * name starts with {@link WRITTEN}. Names of components start with {@link COMPONENT}.
   */
  readonly name: string;
  /** Props as React takes them, except that child elements are data as well. */
  readonly props: StaticProps;
}

interface StaticProps {
  children?: unknown;
  [name: string]: unknown;
}

/** Prefix of the names of components. */
const COMPONENT = '<';

/** Name of the element that stands for an imported page. */
const PARTIAL = '>';

/**
 * The program of a page kept as data; see `rehypeStatic`.
 *
 * @param partials - Programs of the pages that it imports, by the name of the component.
 */
export function staticProgram(tree: StaticNode, partials: ReadonlyMap<string, string>): string {
  const element: Jsx = (name, props) => {
    const partial = partials.get(String(name).slice(COMPONENT.length));
    const isPartial = String(name).startsWith(COMPONENT) && partial !== undefined;
    const made = isPartial
      ? { name: PARTIAL, props: { children: rootOf(partial) } }
      : { name, props };
    return made satisfies StaticElement as never;
  };
  // Values of properties can be written as JSON and are passed to React unchanged.
  const root = toJsxRuntime(tree as Nodes, {
    Fragment: '',
    jsx: element,
    jsxs: element,
    createEvaluater: () => ({
      evaluateExpression(expression: Expression) {
        invariant(expression.type === 'Identifier', 'names of components in data are plain');
        return COMPONENT + expression.name;
      },
      evaluateProgram: () => invariant(false, 'data holds no programs'),
    }),
    // MDX sets no keys, and React needs none for children that are passed to `jsxs`.
    passKeys: false,
    // Security policies may forbid inline styles.
    tableCellAlignToStyle: false,
  });
  return STATIC + JSON.stringify(root);
}

/** Whether a program is that of a page kept as data, without any code of the author. */
export function isStaticProgram(code: string): boolean {
  return code.startsWith(STATIC);
}

/**
 * The component of a page kept as data. Like the components that MDX makes, it throws if a
 * component is missing, and is rendered inside the component `wrapper` if there is one.
 *
 * @param code - From {@link staticProgram}.
 * @param runtime - The exports of `react/jsx-runtime`.
 */
export function staticPage(code: string, runtime: JsxRuntime): MDXContent {
  return ({ components = {}, ...props }: { components?: MDXComponents }) => {
    const { wrapper } = components;
    const children = elementOf(rootOf(code), {
      ...runtime,
      // An imported page is a component, so MDX would render it inside of this one as well.
      partial: wrapper ?? runtime.Fragment,
      tag: (name) => (Object.hasOwn(components, name) ? Reflect.get(components, name) : name),
      component(name) {
        const component = Reflect.get(components, name);
        if (component === undefined) throw new Error(missing(name));
        return component;
      },
    });
    return wrapper ? runtime.jsx(wrapper, { ...props, components, children }) : children;
  };
}

/** The root element. Each call returns a new copy, which {@link elementOf} modifies. */
function rootOf(code: string): StaticElement {
  return JSON.parse(code.slice(STATIC.length));
}

/** What elements are made with, and their types. */
interface ElementMaking extends JsxRuntime {
  /** Type of imported pages. */
  readonly partial: unknown;
  /** Type of a tag that the theme may replace. */
  readonly tag: (name: string) => unknown;
  readonly component: (name: string) => unknown;
}

/** @param name - See {@link StaticElement}. */
function typeOf(name: string, { Fragment, partial, tag, component }: ElementMaking): unknown {
  if (name === '') return Fragment;
  if (name === PARTIAL) return partial;
  if (name.startsWith(WRITTEN)) return name.slice(WRITTEN.length);
  return name.startsWith(COMPONENT) ? component(name.slice(COMPONENT.length)) : tag(name);
}

/**
 * Makes a React element of data. Reuses its props, because copying them would take longer than
 * everything else.
 */
function elementOf({ name, props }: StaticElement, making: ElementMaking): ReturnType<Jsx> {
  const type = typeOf(name, making);
  const { children } = props;
  if (!Array.isArray(children)) {
    if (isElement(children)) props.children = elementOf(children, making);
    return making.jsx(type, props);
  }
  props.children = children.map((child) => (isElement(child) ? elementOf(child, making) : child));
  return making.jsxs(type, props);
}

/** Other children are strings, or values of an attribute named `children`. */
function isElement(child: unknown): child is StaticElement {
  return typeof child === 'object' && child !== null;
}

function missing(name: string): string {
  return `Neither the page nor the theme defines the component ${name}`;
}

/** The JavaScript source of a value. */
class Source {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * The component of a page kept as data, as an ES module for browsers.
 *
 * @param code - From {@link staticProgram}.
 */
export function staticModule(code: string): string {
  const call =
    (jsx: string): Jsx =>
    (type, { children, ...props }) => {
      const own = `...${JSON.stringify(props)}`;
      // A component can distinguish a missing prop from an undefined one.
      const all = children === undefined ? `{${own}}` : `{${own}, children: ${sourceOf(children)}}`;
      return new Source(`${jsx}(${sourceOf(type)}, ${all})`) as never;
    };
  const element = elementOf(rootOf(code), {
    jsx: call('jsx'),
    jsxs: call('jsxs'),
    Fragment: new Source('Fragment'),
    partial: new Source('(components.wrapper ?? Fragment)'),
    tag: (name) => new Source(`tag(${JSON.stringify(name)})`),
    component: (name) => new Source(`component(${JSON.stringify(name)})`),
  });
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export default function MDXContent({ components = {}, ...props }) {
  const tag = (name) => Object.hasOwn(components, name) ? components[name] : name;
  const component = (name) => {
    if (components[name] === undefined) throw new Error(${sourceOf(missing(''))} + name);
    return components[name];
  };
  const children = ${sourceOf(element)};
  const { wrapper } = components;
  return wrapper ? jsx(wrapper, { ...props, components, children }) : children;
}
`;
}

function sourceOf(value: unknown): string {
  if (value instanceof Source) return value.text;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  return JSON.stringify(value) ?? 'undefined';
}
