import type { Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { codeLanguage } from './code-language.ts';

/** A code block as Markdown leaves it: `<pre><code class="language-…">`. */
export interface CodeFence {
  readonly code: string;
  /** Empty when none is given. */
  readonly language: string;
  /** What follows the language in the line of the fence. */
  readonly meta: string;
}

/** Reads a node as a code block; `undefined` when it is none. */
export function codeFence(pre: Nodes): CodeFence | undefined {
  if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
  const [code, ...more] = pre.children;
  if (more.length > 0) return undefined;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  return { code: textOf(code), language: codeLanguage(code), meta: code.data?.meta ?? '' };
}
