import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { isConflictMarker, MERGE_HINT } from '@docgen/core/sources/merge-conflict';
import type { SourceText } from '@docgen/core/sources/source-text';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  Lexer,
  parse,
  Source,
  type Token,
  TokenKind,
} from 'graphql';
import { diagnosticOfError } from '../check/diagnostic-of-error.ts';
import { answerProblem, convertedAnswer } from '../introspection/introspection-answer.ts';
import { type LenientDocument, parseLenient } from '../lenient/parse-lenient.ts';
import { deepBrackets, nestedTooDeeply } from '../nodes/deep-brackets.ts';
import { hasTokens } from '../nodes/has-tokens.ts';
import { convertedSource, placeIn } from '../nodes/place-of-node.ts';

/**
 * Parses SDL files into one document. Nodes keep the name of their file and their position.
 *
 * @param options - With `lenient`, definitions that are empty and names that are not valid are left
 *   out, with a warning.
 * @param sources - SDL, or results of introspection queries.
 * @returns The definitions of all files that could be read, and one `sdl-syntax` or
 *   `nested-too-deeply` for each of the others.
 */
export function parseSources(
  sources: readonly SourceText[],
  { lenient }: { readonly lenient: boolean },
): Checked<DocumentNode> {
  const parsed = sources
    .filter(({ text }) => hasTokens(text))
    .map((source) => parseSource(source, lenient));
  return {
    value: { kind: Kind.DOCUMENT, definitions: parsed.flatMap(({ value }) => value) },
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

function parseSource(sdl: SourceText, lenient: boolean): Checked<readonly DefinitionNode[]> {
  const { file, text } = sdl;
  const failed = (diagnostic: Diagnostic) => ({ value: [], diagnostics: [diagnostic] });
  let source: Source;
  try {
    const answer = convertedAnswer(text);
    source = answer ? convertedSource(answer, file) : new Source(text, file);
  } catch (error) {
    return failed(answerProblem(error, file, text));
  }
  const deep = deepBrackets(source);
  if (deep !== undefined) {
    return failed({ ...nestedTooDeeply(placeIn(source, deep), deep), source: text });
  }
  try {
    const { document, errors } = lenient ? leniently(source) : strictly(source);
    return {
      value: document.definitions,
      diagnostics: errors.map((error) => passedOver(error, sdl)),
    };
  } catch (error) {
    if (!(error instanceof GraphQLError)) return failed(fileFailure(error, { file }, 'read'));
    return failed(syntaxProblem(error, sdl, source));
  }
}

function strictly(source: Source): LenientDocument {
  return { document: parse(source), errors: [] };
}

/** Valid SDL has the meaning that the grammar gives it, for example if names are keywords. */
function leniently(source: Source): LenientDocument {
  try {
    return strictly(source);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return parseLenient(source);
  }
}

function passedOver(error: GraphQLError, source: SourceText): Diagnostic {
  return { ...diagnosticOfError(error, [source]), severity: 'warning', hint: 'It is left out.' };
}

function syntaxProblem(error: GraphQLError, sdl: SourceText, { body }: Source): Diagnostic {
  const message = error.message.replace(/^Syntax Error: /, '');
  const isSdl = body === sdl.text;
  const what = isSdl ? 'The file is not valid GraphQL SDL' : 'The schema is not valid GraphQL';
  return {
    ...diagnosticOfError(error, [sdl]),
    code: 'sdl-syntax',
    message: `${what}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    hint: isSdl
      ? (otherContent(sdl.text, error) ??
        descriptionHint(error) ??
        extensionHint(error) ??
        syntaxHint(message))
      : "Correct what the server answers. With `strictness: 'lenient'`, enum values whose names are not valid are left out.",
  };
}

/** Advice on a file that is no SDL at all. */
function otherContent(text: string, { locations }: GraphQLError): string | undefined {
  // In descriptions, such lines are headings or examples.
  const wrong = text.split(/\r\n?|\n/)[(locations?.[0]?.line ?? 0) - 1] ?? '';
  if (isConflictMarker(wrong)) return MERGE_HINT;
  if (/^\s*<[a-z!]/i.test(text)) {
    return 'This is a page, not SDL. If a program generates the file, check what it printed.';
  }
  return undefined;
}

/** Advice on a description with nothing after it, as is left over when a field is removed. */
function descriptionHint({ source, positions }: GraphQLError): string | undefined {
  const position = positions?.[0];
  if (source === undefined || position === undefined) return undefined;
  const lexer = new Lexer(source);
  let before: Token = lexer.token;
  let last: Token = lexer.token;
  try {
    while (lexer.advance().start < position && lexer.token.kind !== TokenKind.EOF) {
      before = last;
      last = lexer.token;
    }
  } catch {
    return undefined;
  }
  const isText = last.kind === TokenKind.STRING || last.kind === TokenKind.BLOCK_STRING;
  const isValue = /^[:=[]$/.test(before.kind);
  return isText && !isValue && lexer.token.kind !== TokenKind.NAME
    ? 'Before this place is a description, but not what it describes. Remove the description, or write its definition after it.'
    : undefined;
}

/** Advice on an extension without content. Definitions may lack it. */
function extensionHint({ source, positions }: GraphQLError): string | undefined {
  const before = source?.body.slice(0, positions?.[0]).replace(/#.*/g, '');
  const [, extension] = /\b(extend\s+(?:schema|\w+\s+\w+))\s*$/.exec(before ?? '') ?? [];
  return extension && `\`${extension}\` adds nothing. Write after it what it adds, or remove it.`;
}

const keywords = 'schema scalar type interface union enum input directive extend'.split(' ');

/**
 * Advice on a syntax error.
 *
 * @param message - The parser's message, without its `Syntax Error: ` prefix.
 */
function syntaxHint(message: string): string {
  const [, word] = /^Unexpected Name "(\w+)"/.exec(message) ?? [];
  if (word !== undefined) {
    return didYouMean(word, keywords) ?? `A definition starts with one of: ${keywords.join(', ')}.`;
  }
  if (message.includes('<EOF>'))
    return 'The file ends inside a definition: look for a missing closing bracket.';
  if (message.startsWith('Unterminated string')) {
    return 'Close the string. Text of several lines goes between """ and """.';
  }
  if (/^Expected Name, found "[})\]]"/.test(message)) {
    return 'Empty brackets are not allowed: leave them out, or write at least one entry between them.';
  }
  if (/^Expected ":", found/.test(message)) return 'Write fields and arguments as `name: Type`.';
  if (/^Unexpected character/.test(message))
    return 'Remove the character, or put the text it belongs to in quotes.';
  return 'Correct the SDL there; its grammar is at https://spec.graphql.org/October2021/#sec-Type-System.';
}
