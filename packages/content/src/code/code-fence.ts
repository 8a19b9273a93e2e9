import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** A code block as written. */
export interface CodeFence {
  readonly code: string;
  /** Name of the language after the fence; empty without one. */
  readonly language: string;
  /** Words and `key=value` pairs after the language. */
  readonly meta: string;
}

/**
 * Reads a node as a code block, as it comes from Markdown: `<pre><code class="language-…">`.
 *
 * @returns `undefined` if it is not one.
 */
export function codeFence(pre: Nodes): CodeFence | undefined {
  if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
  const [code, ...more] = pre.children;
  if (more.length > 0) return undefined;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  return { code: textOf(code), language: codeLanguage(code), meta: code.data?.meta ?? '' };
}

/** The language of a `<code class="language-…">`; empty without one. */
export function codeLanguage(code: Element): string {
  const { className } = code.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const found = classes.find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length) ?? '';
}
