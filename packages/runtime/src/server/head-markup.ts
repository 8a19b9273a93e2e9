import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import type { HeadElement } from '../theme.ts';

const VOID = new Set(['base', 'link', 'meta']);

/** The HTML of an element of the head. */
export function headMarkup({ tag, attributes, text = '' }: HeadElement): string {
  // The content of scripts and styles only has the escapes of its own language, that of `noscript`
  // is HTML.
  const content = tag === 'noscript' ? text : text.replaceAll('</', '<\\/');
  return `<${tag}${attributesOf(attributes)}>${VOID.has(tag) ? '' : `${content}</${tag}>`}`;
}

/** @param values - By the names that HTML gives to the attributes, not escaped. */
export function attributesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}
