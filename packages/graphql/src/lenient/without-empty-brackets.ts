import { Lexer, Source, TokenKind } from 'graphql';

/**
 * SDL without brackets that hold nothing where the grammar asks for something: bodies such as that
 * of `type Query {}`, and lists of arguments. Spaces take their place, so that everything else stays
 * where it is. Empty objects among values are none of them.
 *
 * @throws GraphQLError - for a text that does not consist of tokens.
 */
export function withoutEmptyBrackets(source: Source): Source {
  const lexer = new Lexer(source);
  const brackets = new Set<number>();
  let depth = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    const { kind } = token;
    const next = lexer.lookahead().kind;
    // Only bodies of definitions stand outside of all brackets.
    const isEmpty =
      (kind === TokenKind.PAREN_L && next === TokenKind.PAREN_R) ||
      (kind === TokenKind.BRACE_L && next === TokenKind.BRACE_R && depth === 0);
    if (isEmpty) brackets.add(token.start).add(lexer.advance().start);
    else if (kind === TokenKind.BRACE_L || kind === TokenKind.PAREN_L) depth += 1;
    else if (kind === TokenKind.BRACE_R || kind === TokenKind.PAREN_R) depth -= 1;
  }
  if (brackets.size === 0) return source;
  const text = source.body.replace(/[(){}]/g, (bracket, at) => (brackets.has(at) ? ' ' : bracket));
  return new Source(text, source.name);
}
