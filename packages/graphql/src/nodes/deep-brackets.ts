import { MOST_NESTED } from '@docgen/core/basics/most-nested';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { Lexer, type Source, TokenKind } from 'graphql';

const STEPS: Readonly<Partial<Record<TokenKind, number>>> = {
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.BRACE_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.PAREN_R]: -1,
};

/** Where the limit is exceeded: line and column in the source, from 1. */
export interface DeepBrackets extends Pick<Place, 'line' | 'column'> {
  /** Whether the source closes all brackets. */
  readonly areClosed: boolean;
}

/** Finds nesting that is too deep for graphql-js, whose functions call themselves for each level. */
export function deepBrackets(source: Source): DeepBrackets | undefined {
  // Reading tokens is slow, so it is only done if the text may be nested too deeply. It is needed
  // then, because brackets in descriptions do not count.
  if (!mayBeDeep(source.body)) return undefined;
  const lexer = new Lexer(source);
  let depth = 0;
  let at: Pick<Place, 'line' | 'column'> | undefined;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      depth += STEPS[token.kind] ?? 0;
      if (depth > MOST_NESTED) at ??= { line: token.line, column: token.column };
    }
  } catch {
    // The parser reports invalid GraphQL.
  }
  return at && { ...at, areClosed: depth === 0 };
}

/** Reports such nesting. */
export function nestedTooDeeply(place: Place, { areClosed }: DeepBrackets): Diagnostic {
  return {
    code: 'nested-too-deeply',
    severity: 'error',
    message: `Brackets are nested more than ${MOST_NESTED} levels deep here.`,
    hint: areClosed
      ? 'Nest fewer of them.'
      : 'Close the brackets that are opened above, or nest fewer of them.',
    place,
  };
}

function mayBeDeep(text: string): boolean {
  let depth = 0;
  for (const { 0: bracket } of text.matchAll(/[[\](){}]/g)) {
    depth += bracket === '[' || bracket === '(' || bracket === '{' ? 1 : -1;
    if (depth > MOST_NESTED) return true;
    if (depth < 0) depth = 0;
  }
  return false;
}
