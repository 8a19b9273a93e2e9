import type { JsToken } from './js-tokens.ts';

/** True when the token at a position is a word or a sign, not a string, of this text. */
export function isToken(tokens: readonly JsToken[], at: number, text: string): boolean {
  const token = tokens[at];
  return token?.text === text && token.kind !== 'string';
}

/** True for a sequence of words and signs. */
export function areTokens(tokens: readonly JsToken[], at: number, ...texts: string[]): boolean {
  return texts.every((text, index) => isToken(tokens, at + index, text));
}

/** By how much a token changes the depth of brackets. */
export function depthChange({ text }: JsToken): number {
  if (/^[([{]$/.test(text)) return 1;
  return /^[)\]}]$/.test(text) ? -1 : 0;
}

/** Position of the comma, semicolon or closing bracket that ends what starts at a position. */
export function endOfExpression(tokens: readonly JsToken[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (depth === 0 && /^[,;)\]}]$/.test(token.text))) return at;
    depth += depthChange(token);
  }
  return tokens.length;
}

/** Position after the bracket that closes the one at `open`. */
export function afterBracket(tokens: readonly JsToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at];
    depth += token === undefined ? 0 : depthChange(token);
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}
