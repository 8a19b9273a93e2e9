import { didYouMean } from '@docgen/core/did-you-mean';

const keywords = [
  'schema',
  'scalar',
  'type',
  'interface',
  'union',
  'enum',
  'input',
  'directive',
  'extend',
];

/**
 * What to do about a syntax error.
 *
 * @param message - The parser's message, without its `Syntax Error: ` prefix.
 */
export function syntaxHint(message: string): string {
  const [, word] = /^Unexpected Name "(\w+)"/.exec(message) ?? [];
  if (word !== undefined) {
    return didYouMean(word, keywords) ?? `A definition starts with one of: ${keywords.join(', ')}.`;
  }
  if (message.includes('<EOF>'))
    return 'The file ends inside a definition: look for a missing closing bracket.';
  if (message.startsWith('Unterminated string')) {
    return 'Close the string; a text of several lines stands between """ and """.';
  }
  if (/^Expected Name, found "[})\]]"/.test(message)) {
    return 'Empty brackets are not allowed: leave them out, or write at least one entry between them.';
  }
  if (/^Expected ":", found/.test(message))
    return 'A field or argument is written as `name: Type`.';
  if (/^Unexpected character/.test(message))
    return 'Remove the character, or put the text it belongs to in quotes.';
  return 'Correct the SDL there; its grammar is at https://spec.graphql.org/October2021/#sec-Type-System.';
}
