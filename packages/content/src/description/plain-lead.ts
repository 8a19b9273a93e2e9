import { deepNesting } from '../syntax/deep-nesting.ts';
import { mayHoldTable } from '../syntax/lean-syntax.ts';

/** The text that a description begins with. */
export interface PlainLead {
  /** Without markup, on one line. */
  readonly text: string;
  /** Whether its first block ends with it. */
  readonly isWhole: boolean;
}

/** Characters that stand for themselves, wherever in a line they are; one of them may start a picture. */
const PROSE = String.raw`(?:[\p{L}\p{N} .,;:?'"()/%+=#{}$–—…’“”-]|!(?!\[))`;

const CODE = '(?<!`)`[^\\s`&<|[\\]\\p{Cf}]+(?: [^\\s`&<|[\\]\\p{Cf}]+)*`(?!`)';

/** So many characters are read; the regular expression remembers each of them. */
const MOST = 1000;

const LINK = String.raw`\[((?:${PROSE}|${CODE}){1,${MOST}})\]\([\w/.#-]+\)`;

/** What starts a line in a paragraph, and nothing else. */
const LINE_START = '(?=[\\p{L}"\'(`[])';

const LEAD = new RegExp(
  `^${LINE_START}(?:${PROSE}|${CODE}|${LINK}|\\n${LINE_START}){0,${MOST}}`,
  'u',
);

const LINKS = new RegExp(LINK, 'gu');

/** Addresses become links of their own, also in the text of another one. */
const ADDRESS = /:\/\/|www\./i;

/** What may follow the first block. */
const END = /^(?:\s*$|\n\n)/;

/**
 * Reads the beginning of a description without parsing it, as far as it is text, code and links: what
 * Markdown makes of that does not depend on what follows. First sentences mostly end there.
 *
 * @returns `undefined` for a description that has to be parsed.
 */
export function plainLead(markdown: string): PlainLead | undefined {
  const [lead = ''] = LEAD.exec(markdown) ?? [];
  // The head of a table is a block of its own, which the row below it makes one.
  if (lead === '' || ADDRESS.test(lead) || mayHoldTable(markdown)) return undefined;
  // Of what is nested too deeply, nothing is rendered.
  if (deepNesting(markdown, 'md') !== undefined) return undefined;
  const text = lead.replace(LINKS, '$1').replaceAll('`', '').replace(/\s+/g, ' ').trim();
  // Links may have no text; then the first block with text is another one.
  return text === '' ? undefined : { text, isWhole: END.test(markdown.slice(lead.length)) };
}
