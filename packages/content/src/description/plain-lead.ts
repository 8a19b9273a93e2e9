import { plainTold, type ToldText, toldOnOneLine } from '@docgen/core/strings/told-text';
import { deepNesting } from '../syntax/deep-nesting.ts';
import { mayHoldTable } from '../syntax/lean-syntax.ts';
import { ADDRESS, codeBetween } from './plain-description.ts';

/** The text that a description begins with. */
export interface PlainLead {
  /** Without markup but that of code, on one line. */
  readonly text: ToldText;
  /** Whether the first block of the description ends here. */
  readonly isWhole: boolean;
}

/**
 * Characters that are plain text anywhere in a line. `!` must not start an image, and `_` is within
 * a word.
 */
const PROSE = String.raw`(?:[\p{L}\p{N} .,;:?'"()/%+=#{}$–—…’“”-]|!(?!\[)|\B_\B)`;

const CODE = '(?<!`)`[^\\s`&<|[\\]\\p{Cf}]+(?: [^\\s`&<|[\\]\\p{Cf}]+)*`(?!`)';

/** Maximum number of characters to read: the regular expression remembers each of them. */
const MOST = 1000;

const LINK = String.raw`\[((?:${PROSE}|${CODE}){1,${MOST}})\]\([\w/.#-]+\)`;

/** Characters that continue a paragraph at the start of a line and cannot start another block. */
const LINE_START = '(?=[\\p{L}"\'(`[])';

const LEAD = new RegExp(
  `^${LINE_START}(?:${PROSE}|${CODE}|${LINK}|\\n${LINE_START}){0,${MOST}}`,
  'u',
);

const LINKS = new RegExp(LINK, 'gu');

/** The end of the first block. */
const END = /^(?:\s*$|\n\n)/;

/**
 * Reads the beginning of a description without parsing it, as far as it consists of text, code and
 * links, whose meaning does not depend on what follows. The first sentence usually ends there.
 *
 * @returns `undefined` for a description that has to be parsed.
 */
export function plainLead(markdown: string): PlainLead | undefined {
  const [lead = ''] = LEAD.exec(markdown) ?? [];
  // Addresses become links, even inside the text of another link. A row of delimiters turns the
  // line above it into the head of a table, which is a separate block.
  if (lead === '' || ADDRESS.test(lead) || mayHoldTable(markdown)) return undefined;
  // Nothing is rendered of a description that is nested too deeply.
  if (deepNesting(markdown, 'description') !== undefined) return undefined;
  const text = toldOnOneLine(codeBetween(lead.replace(LINKS, '$1').split('`')));
  // Links may have no text. The first block with text is then a later one.
  return plainTold(text) === ''
    ? undefined
    : { text, isWhole: END.test(markdown.slice(lead.length)) };
}
