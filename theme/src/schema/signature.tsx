import type { SdlToken } from '@docgen/core/schema-model';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import type { ReactElement } from 'react';
import { codeBox } from './code-box.tsx';
import { htmlElement } from './html-element.ts';
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
  const parts = tokens.map(({ kind, text, to }) => {
    const shown = escapeMarkup(text);
    if (to !== undefined) return `<a href="${escapeMarkup(href(to))}">${shown}</a>`;
    const element = ELEMENTS[kind];
    if (element !== undefined) return `<${element}>${shown}</${element}>`;
    const classes = CLASSES[kind];
    return classes === undefined ? shown : `<span class="${classes}">${shown}</span>`;
  });
  return codeBox(htmlElement('code', parts.join('')));
}
