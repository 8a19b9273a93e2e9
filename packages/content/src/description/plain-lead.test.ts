import { cutTold, plainTold, type ToldText } from '@docgen/core/strings/told-text';
import { array, constantFrom, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/fuzz-format.ts';
import { renderDescription } from './description.ts';
import { plainLead } from './plain-lead.ts';

/** Pieces of the plain text that a description begins with. */
const PLAIN = [
  ...['A', 'b', ' ', ' ', '. ', '.', '\n', '-', '1', '(', ')', '!', "'", '"', 'é', '#', '=', '{'],
  ...['_', '`c`', '`c d`', '`', '[e](/f)', '[`g`](h.md#i)', '[', '](', '![j](k)', 'www.', ':'],
  '//',
];

/** Pieces with a meaning in Markdown or GFM, on their own lines or after others. */
const SPECIAL = [
  ...['\n\n', '  \n', '\n    ', '\n- ', '\n1. ', '\n> ', '\n# ', '\n===\n', '\n---\n', '\n:-\n'],
  ...['\n|-|\n', '\n-|-\n', '|', '*', '**', '_', '~~', '~', '``', '```\n', '\\', '&', '&amp;', '<'],
  ...['<b>', '</b>', '<br>', '<T>', '<!--', '-->', '\n<div>\n', '</p>', '<table>', '[^1]', ']: '],
  ...['\n[^1]: ', '\n\n[a]: b\n', '@', 'http://a.b', '\u202e', '\u2069', '\t', '\u00a0', '\r\n'],
];

const pieces = (...texts: readonly string[]) =>
  array(constantFrom(...texts), { maxLength: 12 }).map((parts) => parts.join(''));

const descriptions = tuple(
  pieces(...PLAIN),
  pieces(...PLAIN, ...SPECIAL),
  string({ maxLength: 5 }),
).map((parts) => parts.join(''));

/** Where the first sentence may end. */
const SENTENCE_END = /[.!?](?=\s+\p{Lu})/u;

const leadOf = (markdown: string) =>
  renderDescription(markdown, { resolveLink: (href) => ({ href }) }).lead;

/** Markup that shows which parts are code. */
const joined = (text: ToldText) =>
  text.map((part) => (typeof part === 'string' ? part : `<${part.code}>`)).join('');

describe('plainLead', () => {
  it.each([
    ['One. Two', ['One. Two'], true],
    ['One `two`.\n\n- Three', ['One ', { code: 'two' }, '.'], true],
    ['A [`link`](/to/it.md#there), done.', ['A ', { code: 'link' }, ', done.'], true],
    ['One.\nTwo *three*', ['One. Two'], false],
    ['One\n---', ['One'], false],
    ['One! ![two](three)', ['One!'], false],
    ['One one_two _three_', ['One one_two'], false],
  ])('reads %j', (markdown, text, isWhole) => {
    expect(plainLead(markdown)).toEqual({ text, isWhole });
  });

  it.each(['', '- a', '*a*', ' a', '1. a', 'a\n:-', 'a\nb | c\n- | -', '[www.a.b](c)', '[ ](a)'])(
    'leaves %j to the parser',
    (markdown) => {
      expect(plainLead(markdown)).toBeUndefined();
    },
  );

  it('reads no more than the beginning, however long it is', () => {
    for (const text of ['word ', 'a\n']) {
      const lead = plainLead(`One. ${text.repeat(2e6)}`);
      expect(lead).toMatchObject({ isWhole: false });
      expect(plainTold(lead?.text ?? [])).toMatch(/^One\. /);
    }
  });

  it('leaves what is nested too deeply to the parser', () => {
    expect(plainLead(`a\n\n${'> '.repeat(200)}`)).toBeUndefined();
  });

  it('gives what the parser gives, up to the end of the first sentence', async () => {
    await forAll(descriptions, 5_000, async (markdown) => {
      const plain = plainLead(markdown);
      if (plain === undefined) return;
      const lead = leadOf(markdown);
      if (plain.isWhole) expect(joined(plain.text)).toEqual(joined(lead));
      const end = SENTENCE_END.exec(plainTold(plain.text));
      if (end === null) return;
      const sentence = cutTold(plain.text, end.index + 1);
      const length = SENTENCE_END.exec(plainTold(lead))?.index ?? Number.NaN;
      expect(joined(cutTold(lead, length + 1))).toEqual(joined(sentence));
    });
  });
});
