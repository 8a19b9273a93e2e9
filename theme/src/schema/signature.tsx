import type { SdlToken } from '@docgen/core/schema-model';
import { createElement, type ReactElement } from 'react';
import { codeBox } from './code-box.tsx';
import type { Pen } from './pen.ts';

/**
 * Elements for the most frequent tokens of a signature, because a class on each would be longer
 * than the names. Types are links.
 */
const ELEMENTS: Readonly<Partial<Record<SdlToken['kind'], string>>> = { name: 'b', argument: 'i' };

/** The classes that the highlighter of code blocks uses for the other tokens. */
const CLASSES: Readonly<Partial<Record<SdlToken['kind'], string>>> = {
  keyword: 'token keyword',
  type: 'token class-name',
  directive: 'token directive',
  value: 'token string',
};

/** Renders a definition as SDL, with links from type names. */
export function signature(tokens: readonly SdlToken[], { href }: Pen): ReactElement {
  const parts = tokens.map(({ kind, text, to }, key) => {
    if (to !== undefined) return createElement('a', { key, href: href(to) }, text);
    const element = ELEMENTS[kind];
    if (element !== undefined) return createElement(element, { key }, text);
    const className = CLASSES[kind];
    return className === undefined ? text : createElement('span', { key, className }, text);
  });
  return codeBox(<code>{parts}</code>);
}
