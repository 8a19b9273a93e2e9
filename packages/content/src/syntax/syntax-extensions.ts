import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { combineExtensions } from 'micromark-util-combine-extensions';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

/**
 * Adds to the syntax that a processor's Markdown parser knows. What is added
 * later is tried before what was there.
 *
 * @param processor - The `this` of a plugin.
 * @param syntax - Turns characters into tokens.
 * @param tree - Turns those tokens into nodes.
 */
export function addSyntax(
  processor: Processor,
  syntax: SyntaxExtension,
  tree: FromMarkdownExtension,
): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), tree];
}

/** Puts the syntax of all plugins together once, instead of for every page that is parsed. */
export function combineSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [combineExtensions(data.micromarkExtensions ?? [])];
}
