import { pointAt } from '@docgen/core/sources/source-place';
import type { Point, Position } from 'unist';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../report.ts';

/** A syntax error, explained to an author. */
export interface SyntaxProblem {
  readonly problem: Problem;
  /** Start of the construct that could not be read. The parser often fails much later. */
  readonly at: Position | Point | undefined;
  /** Offset of the character that opens the construct, if it was found. */
  readonly opening?: number;
  /** Name of the tag involved. */
  readonly tag?: string;
  /** True for a closing tag without an opening one. */
  readonly closing?: boolean;
}

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * Explains an error of MDX's parser: what it did not understand, the usual causes, and what to
 * write instead.
 *
 * @param error - As thrown by the parser.
 * @param source - The text that was parsed.
 */
export function explainSyntaxError(error: VFileMessage, source: string): SyntaxProblem {
  switch (error.source) {
    case 'mdast-util-mdx-jsx':
      return unbalancedTag(error, source);
    case 'micromark-extension-mdx-jsx':
      return brokenTag(error, source);
    case 'micromark-extension-mdx-expression':
      return brokenExpression(error, source);
    case 'micromark-extension-mdxjs-esm':
      return brokenModule(error);
    default:
      return { problem: syntax(error.reason), at: error.place };
  }
}

function unbalancedTag(error: VFileMessage, source: string): SyntaxProblem {
  const tag = /`<\/?([^`>]*)>?`/.exec(error.reason)?.[1] ?? '';
  const opened = positionIn(error.reason);
  if (/^Expected a closing tag/.test(error.reason)) {
    const before = /before the end of `(\w+)`/.exec(error.reason)?.[1];
    const where = before === undefined ? '' : ` in the same ${BLOCKS[before] ?? before}`;
    const opening = opened && offsetOf(source, opened.start);
    const problem = VOID_ELEMENTS.has(tag)
      ? syntax(
          `The tag <${tag}> is not closed. MDX requires every tag to be closed.`,
          `Write <${tag} />.`,
        )
      : syntax(
          `The tag <${tag}> has no closing tag${where}.`,
          spansParagraphs(tag, source, opening)
            ? `Put <${tag}> and </${tag}> on lines of their own, and the text after <${tag}> on the next line.`
            : `Close it with </${tag}>, or write <${tag} /> if it has no content. If it is not meant as a tag, write \`<${tag}>\` as code or \\<${tag}>.`,
        );
    return { problem, at: opened, tag, opening };
  }
  const at = error.place;
  const opening = at && 'start' in at ? source.lastIndexOf('<', at.start.offset) : -1;
  const expected = /expected corresponding closing tag for `<([^`>]*)>`/.exec(error.reason)?.[1];
  const reason =
    expected === undefined
      ? `This closing tag has no opening tag.`
      : `The closing tag </${tag}> does not match the open tag <${expected}>${opened ? ` of line ${opened.start.line}` : ''}.`;
  const problem = syntax(
    /^Expected the closing tag/.test(error.reason)
      ? `The closing tag </${tag}> is in a different paragraph than its opening tag.`
      : reason,
    expected === undefined
      ? 'Put both tags on lines of their own, or both on the same line. Remove the closing tag if it has no opening tag.'
      : `Close <${expected}> first.`,
  );
  const name = /^<\/([\w.:-]*)/.exec(source.slice(Math.max(opening, 0)))?.[1] ?? tag;
  if (opening < 0) return { problem, at, tag: name, closing: true };
  return { problem, at: pointAt(source, opening), tag: name, closing: true, opening };
}

/** Whether a tag begins a line and its closing tag begins a later line, as in HTML. */
function spansParagraphs(tag: string, source: string, opening = 0): boolean {
  const isFirst = /(?:^|\n)[ \t]*$/.test(source.slice(0, opening));
  const rest = source.slice(opening).split('\n').slice(1);
  return isFirst && rest.some((line) => line.trimStart().startsWith(`</${tag}>`));
}

function brokenTag(error: VFileMessage, source: string): SyntaxProblem {
  const offset = startOf(error.place)?.offset ?? source.length;
  const opening = source.lastIndexOf('<', offset);
  const text = source.slice(opening, opening + 40);
  const tag = /^<([\w.-]+)/.exec(text)?.[1] ?? '';
  return { problem: tagProblem(error, text), at: pointAt(source, opening), opening, tag };
}

/** @param text - Source text from the start of the tag on. */
function tagProblem(error: VFileMessage, text: string): Problem {
  if (text.startsWith('<!--')) {
    return syntax('The comment that starts here is not closed.', 'End it with -->.');
  }
  if (/^<(https?:|mailto:|[\w.+-]+@)/.test(text)) {
    return syntax(
      'In MDX, an address in < > is read as a tag.',
      'Write the address without < and >, or as [text](address).',
    );
  }
  if (/^<[\d=<-]/.test(text)) {
    return syntax(
      `A "<" starts a tag in MDX, but "${text[1]}" cannot follow it.`,
      'To write a less-than sign, use \\< or &lt;, or put the text into `code`.',
    );
  }
  return syntax(
    `The tag that starts here cannot be read: ${lowerFirst(withoutAdvice(error.reason))}.`,
    'Write attributes as name="text" or name={expression}. If it is not meant as a tag, write \\< or &lt;, or put the text into `code`.',
  );
}

function brokenExpression(error: VFileMessage, source: string): SyntaxProblem {
  const offset = startOf(error.place)?.offset ?? source.length;
  const opening = openBrace(source, offset);
  const detail = error.cause instanceof Error ? error.cause.message : withoutAdvice(error.reason);
  const problem = syntax(
    error.ruleId === 'unexpected-eof'
      ? 'A "{" starts a JavaScript expression in MDX, but its "}" is missing.'
      : `A "{" starts a JavaScript expression in MDX, but this one is not valid: ${lowerFirst(detail)}.`,
    attributeAdvice(source, opening) ??
      'To write a curly brace in text, use \\{ or &#123;, or put the text into `code`.',
  );
  if (opening < 0) return { problem, at: error.place };
  return { problem, at: pointAt(source, opening), opening };
}

/**
 * What to write for the value of an attribute.
 *
 * @param opening - Offset of a brace.
 * @returns `undefined` if the brace does not begin the value of an attribute.
 */
function attributeAdvice(source: string, opening: number): string | undefined {
  const before = source.slice(Math.max(opening - 1000, 0), Math.max(opening, 0));
  const [, name] = /<[\w.-]+\s[^<>]*?([\w-]+)=$/.exec(before) ?? [];
  if (name === undefined) return undefined;
  return /^\{\s*[\w'"-]+\s*:/.test(source.slice(opening, opening + 100))
    ? `Write an object in two pairs of braces: ${name}={{ … }}.`
    : `Write text in quotes, ${name}="text", and JavaScript in braces, ${name}={expression}.`;
}

function brokenModule(error: VFileMessage): SyntaxProblem {
  const detail = error.cause instanceof Error ? error.cause.message : error.reason;
  const problem = syntax(
    `A line that starts with import or export is JavaScript in MDX, but this one is not valid: ${lowerFirst(detail)}.`,
    'Put a blank line between imports and text. If it is not meant as an import, start the line with another word.',
  );
  return { problem, at: error.place };
}

function syntax(message: string, hint?: string): Problem {
  return { code: 'mdx-syntax', severity: 'error', message, hint };
}

const BLOCKS: Readonly<Record<string, string>> = {
  blockQuote: 'quotation',
  listItem: 'list entry',
  tableCell: 'table cell',
  containerDirective: 'admonition',
};

/** Removes the parser's notes about other syntaxes, which docgen's hints replace. */
function withoutAdvice(reason: string): string {
  return reason.replace(/ \(note: .*\)$/, '').replace(/ with acorn$/, '');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}

/**
 * Offset of the last `{` up to an offset that no `}` closes; if all are closed, that of the last
 * one, and -1 if there is none.
 */
function openBrace(source: string, offset: number): number {
  let depth = 0;
  for (let index = Math.min(offset, source.length - 1); index >= 0; index--) {
    if (source[index] === '}' && index < offset) depth += 1;
    if (source[index] === '{') {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return source.lastIndexOf('{', offset);
}

/** The position that messages about tags contain as text, such as `(3:1-3:6)`. */
function positionIn(reason: string): Position | undefined {
  const [, line, column, endLine, endColumn] = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? [];
  if (line === undefined) return undefined;
  return {
    start: { line: Number(line), column: Number(column) },
    end: { line: Number(endLine), column: Number(endColumn) },
  };
}

function startOf(place: Position | Point | undefined): Point | undefined {
  return place && 'start' in place ? place.start : place;
}

function offsetOf(source: string, point: Point): number {
  const lines = source.split('\n').slice(0, point.line - 1);
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + point.column - 1;
}
