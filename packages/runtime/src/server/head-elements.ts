import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { HeadElement } from '../theme.ts';
import { headMarkup } from './head-markup.ts';

/** Elements that each of these may contain. */
const ALLOWED = {
  '<Head>': ['title', 'meta', 'link', 'script', 'style', 'base', 'noscript'],
  // Browsers end the head at any other element (HTML Standard, 13.2.6.4.5).
  '<noscript> in <Head>': ['meta', 'link', 'style'],
} as const;

/**
 * Reads the elements inside `<Head>`.
 *
 * @throws Error with a sentence for the page's author if something is not allowed there.
 */
export function headElements(
  children: ReactNode,
  parent: keyof typeof ALLOWED = '<Head>',
): HeadElement[] {
  const allowed: readonly string[] = ALLOWED[parent];
  const elements: HeadElement[] = [];
  Children.forEach(children, (child) => {
    if (typeof child === 'string' && child.trim() === '') return;
    if (!isValidElement<Record<string, unknown>>(child)) {
      if (child === null || child === undefined || typeof child === 'boolean') return;
      throw new Error(
        `${parent} contains the text "${String(child)}", but may contain only elements`,
      );
    }
    const { type, props } = child;
    if (type === Fragment) {
      elements.push(...headElements(props.children as ReactNode, parent));
      return;
    }
    if (typeof type !== 'string' || !allowed.includes(type)) {
      throw new Error(
        `${parent} contains <${nameOf(type)}>, but may contain only ${allowed.map((name) => `<${name}>`).join(', ')}`,
      );
    }
    elements.push(headElement(type, props));
  });
  return elements;
}

function headElement(tag: string, props: Readonly<Record<string, unknown>>): HeadElement {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
    if (value === false || value === null || value === undefined) continue;
    attributes[attributeName(name)] = value === true ? '' : String(value);
  }
  const { __html: html } = (props.dangerouslySetInnerHTML ?? {}) as { __html?: unknown };
  const text = html === undefined ? contentOf(tag, props.children as ReactNode) : String(html);
  return { tag, attributes, text: text || undefined };
}

/** HTML's name for a property of React. Most only differ in case, which HTML ignores. */
function attributeName(property: string): string {
  if (property === 'httpEquiv') return 'http-equiv';
  return property === 'className' ? 'class' : property.toLowerCase();
}

/** The content of an element: its text, or the HTML in a `noscript`. */
function contentOf(tag: string, children: ReactNode): string {
  // Text in a `noscript` is HTML, too, as with the `Head` of Docusaurus.
  if (tag !== 'noscript' || !Children.toArray(children).some((child) => isValidElement(child))) {
    return textOf(tag, children);
  }
  return headElements(children, '<noscript> in <Head>').map(headMarkup).join('');
}

/** @throws Error like {@link headElements} for anything but text, which browsers would not read. */
function textOf(tag: string, children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (!isValidElement<{ readonly children?: ReactNode }>(child)) return String(child);
      if (child.type === Fragment) return textOf(tag, child.props.children);
      // MDX makes a paragraph of text that stands on lines of its own.
      throw new Error(
        `<${tag}> in <Head> contains <${nameOf(child.type)}>, but may contain only text; write it on the line of its tags, or in MDX as a string: <${tag}>{'…'}</${tag}>`,
      );
    })
    .join('');
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  return typeof type === 'function' && type.name !== '' ? type.name : 'Component';
}
