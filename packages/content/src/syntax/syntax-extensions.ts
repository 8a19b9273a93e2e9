import { type Extension as FromMarkdownExtension, fromMarkdown } from 'mdast-util-from-markdown';
import { combineExtensions } from 'micromark-util-combine-extensions';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { leanSyntax } from './lean-syntax.ts';

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

/**
 * Puts the syntax of all plugins together once, instead of for every page that is parsed, and parses
 * each page with what of it the page can have a use for.
 *
 * @param this - A processor with `remark-parse`, and all plugins that add syntax.
 */
export function combineSyntax(this: Processor): void {
  const data = this.data();
  const mdastExtensions = data.fromMarkdownExtensions ?? [];
  const syntaxFor = leanSyntax(combineExtensions(data.micromarkExtensions ?? []));
  this.parser = (text) => fromMarkdown(text, { extensions: [syntaxFor(text)], mdastExtensions });
}
