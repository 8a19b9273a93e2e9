import type { TypeRef } from '@docgen/core/schema-model';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import type { ReactElement } from 'react';
import { breakableMarkup } from './breakable-name.ts';
import { htmlElement } from './html-element.ts';
import type { Pen } from './pen.ts';

/** Renders a type as written in SDL, such as `[Order!]!`. The name inside links to its page. */
export function typeLink({ text, name, to }: TypeRef, { href }: Pen): ReactElement {
  const start = text.indexOf(name);
  if (to === undefined || start < 0) return <code>{text}</code>;
  const link = `<a href="${escapeMarkup(href(to))}">${breakableMarkup(name)}</a>`;
  // Around the name, a type has only brackets and exclamation marks.
  return htmlElement('code', text.slice(0, start) + link + text.slice(start + name.length));
}
