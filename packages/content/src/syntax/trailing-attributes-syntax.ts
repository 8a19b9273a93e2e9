import { markdownLineEnding } from 'micromark-util-character';
import type { Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { CODE } from './character-codes.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    trailingAttributes: 'trailingAttributes';
  }
}

/**
 * Reads `{#id}` and `{#id .class}` at the very end of a run of text, which MDX otherwise takes for
 * an expression. Titles of headings and admonitions use them; elsewhere they become text again.
 */
export function trailingAttributesSyntax(): Extension {
  return { text: { [CODE.leftBrace]: { name: 'trailingAttributes', tokenize } } };
}

/** A single pair of braces with names, and trailing blanks. */
const ATTRIBUTES = /^\{[#.][^ \t{}]+(?:[ \t]+[#.][^ \t{}]+)*[ \t]*\}[ \t]*$/;

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const start: State = (code) => {
    effects.enter('trailingAttributes');
    effects.consume(code);
    return inside;
  };
  const inside: State = (code) => {
    if (code === CODE.leftBrace || markdownLineEnding(code)) return nok(code);
    if (code !== null) {
      effects.consume(code);
      return inside;
    }
    const attributes = effects.exit('trailingAttributes');
    return ATTRIBUTES.test(this.sliceSerialize(attributes)) ? ok(code) : nok(code);
  };
  return start;
}
