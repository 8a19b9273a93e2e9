import { type Extension as FromMarkdownExtension, fromMarkdown } from 'mdast-util-from-markdown';
import { combineExtensions } from 'micromark-util-combine-extensions';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { leanSyntax } from './lean-syntax.ts';

/**
 * Adds syntax to a processor's Markdown parser. Syntax that is added later is tried first.
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
 * Combines the syntax of all plugins once instead of for every page, and parses each page with the
 * constructs that it may need.
 *
 * @param this - A processor with `remark-parse` and all plugins that add syntax.
 */
export function combineSyntax(this: Processor): void {
  const data = this.data();
  const mdastExtensions = data.fromMarkdownExtensions ?? [];
  const syntaxFor = leanSyntax(combineExtensions(data.micromarkExtensions ?? []));
  this.parser = (text) => fromMarkdown(text, { extensions: [syntaxFor(text)], mdastExtensions });
}
