import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';

/**
 * Replaces `react/jsx-runtime` in code of authors on the server. React refuses a wrong element only
 * when it renders it, or shows nothing for a function among the contents, and the stack of its error
 * does not lead to the code that has created the element. Such an element is therefore replaced by
 * one that throws an error that was created here, if it is rendered.
 */
export const jsx: typeof createElement = (type, props, key) => {
  const problem = problemOf(type, props);
  return problem === undefined
    ? createElement(type, props, key)
    : createElement(throwing(problem, jsx), props, key);
};

export const jsxs: typeof createElements = (type, props, key) => {
  const problem = problemOf(type, props);
  return problem === undefined
    ? createElements(type, props, key)
    : createElements(throwing(problem, jsxs), props, key);
};

type Arguments = Parameters<typeof createElement>;

/** What `"jsx": "react-jsxdev"` in `tsconfig.json` asks for. React has it in development only. */
export const jsxDEV = (...[type, props, key, isStatic]: [...Arguments, isStatic: boolean]) =>
  (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };

/** A component that throws an error with the stack of the caller of `below`. */
function throwing(message: string, below: unknown): () => never {
  const error = new Error(message);
  Error.captureStackTrace(error, below as typeof jsx);
  return () => {
    throw error;
  };
}

/** What React says of a component that waits for a promise outside of `<Suspense>`. */
const WAITS = 'A component suspended while responding to synchronous input.';

/** Props of an element, which may have values that React does not take. */
type Props = Readonly<
  Record<'children' | 'dangerouslySetInnerHTML' | 'href' | 'style' | 'to', unknown>
>;

/** What prevents React from rendering an element; `undefined` if nothing is known to. */
function problemOf(type: unknown, given: unknown): string | undefined {
  const props = given as Props;
  if (typeof type === 'string') return problemOfTag(type, props);
  if (type === Fragment) return problemOfChildren('a fragment', props.children);
  return typeof type === 'function'
    ? (problemOfFunction(type) ?? problemOfLink(type, props))
    : problemOfType(type);
}

function problemOfType(type: unknown): string | undefined {
  if (typeof type === 'symbol') return undefined;
  const used = 'what is used as a component is';
  if (type === undefined || type === null) {
    return `${used} ${type}; correct its name, its import or its export`;
  }
  if (typeof type !== 'object') return `${used} a ${typeof type}`;
  if (!('$$typeof' in type)) return `${used} an object, not a function`;
  return 'props' in type ? `${used} an element; insert it with braces, like a value` : undefined;
}

function problemOfFunction(type: object): string | undefined {
  if (Object.prototype.toString.call(type) === '[object AsyncFunction]') return WAITS;
  const prototype = Object.getOwnPropertyDescriptor(type, 'prototype');
  // The prototypes of classes and of frozen functions cannot be replaced. The text takes longer.
  const mayBeClass = prototype?.writable === false && !prototype.value.isReactComponent;
  return mayBeClass && /^class\b/.test(Function.prototype.toString.call(type))
    ? 'what is used as a component is a class that does not extend Component of React'
    : undefined;
}

/** The address of a link is `true` if the author has written no value. */
function problemOfLink({ name }: { readonly name: string }, props: Props): string | undefined {
  // Those of docgen, by their names; bundlers number functions of the same name.
  if (!/^(?:Docusaurus|Mdx)?Link\d*$/.test(name)) return undefined;
  const empty = (['to', 'href'] as const).find((key) => props[key] === true);
  return empty && `${empty} of <Link> has no value; write an address, such as ${empty}="/guide"`;
}

/** Elements without contents. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;

/** Elements of which React makes a text of any child. */
const OF_TEXT = /^(?:option|script|style|textarea|title)$/;

function problemOfTag(tag: string, props: Props): string | undefined {
  const { style, children, dangerouslySetInnerHTML: html } = props;
  if (style !== undefined && style !== null && typeof style !== 'object') {
    return `the style of <${tag}> is a ${typeof style}, but must be an object, such as style={{ color: 'red' }}`;
  }
  const hasHtml = html !== undefined && html !== null;
  const hasChildren = children !== undefined && children !== null;
  if ((hasHtml || hasChildren) && VOID.test(tag)) return `<${tag}> cannot have contents`;
  if (hasHtml && hasChildren) {
    return `<${tag}> has dangerouslySetInnerHTML and contents, but may have only one of them`;
  }
  if (hasHtml && !(typeof html === 'object' && '__html' in html)) {
    return `dangerouslySetInnerHTML of <${tag}> must be an object, such as {{ __html: '<b>bold</b>' }}`;
  }
  return OF_TEXT.test(tag) ? undefined : problemOfChildren(`<${tag}>`, children);
}

/** @param depth - Levels of arrays that are searched: a list is an array among other children. */
function problemOfChildren(parent: string, child: unknown, depth = 2): string | undefined {
  if (typeof child === 'function') {
    return `${parent} contains a function, which cannot be displayed; ${cureOf(child.name)}`;
  }
  if (typeof child !== 'object' || child === null) return undefined;
  if (Array.isArray(child)) {
    if (depth === 0) return undefined;
    for (const each of child) {
      const problem = problemOfChildren(parent, each, depth - 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if ('$$typeof' in child || Symbol.iterator in child || Symbol.asyncIterator in child) {
    return undefined;
  }
  if ('then' in child) {
    // React displays what a promise was fulfilled with if it has waited for it before.
    return 'status' in child
      ? undefined
      : `${parent} contains a promise, which cannot be displayed; await it at the top level of the page or module`;
  }
  return `${parent} contains ${described(child)}, which cannot be displayed; insert a text, a number or an element`;
}

function cureOf(name: unknown): string {
  if (typeof name !== 'string' || name === '') return 'call it, and insert what it returns';
  return /^[A-Z]/.test(name) ? `write <${name} />` : `call it: ${name}()`;
}

function described(value: object): string {
  const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
  if (typeof name === 'string' && name !== '' && name !== 'Object') return `a ${name} object`;
  const keys = Object.keys(value);
  if (keys.length === 0) return 'an empty object';
  return `an object with the ${keys.length === 1 ? 'key' : 'keys'} ${keys.join(', ')}`;
}
