import type {
  AppliedDirective,
  ArgumentModel,
  FieldModel,
  SdlToken,
  TypeRef,
} from '@docgen/core/schema-model';
import { LINE_WIDTH } from '../examples/within-lines.ts';

export type Tokens = readonly SdlToken[];

/**
 * A field with its arguments, type and directives.
 *
 * @param indent - Indentation of its line.
 * @param before - Tokens in front of it.
 */
export function fieldTokens(
  { name, args, type, directives }: FieldModel,
  indent: string,
  before: Tokens = [],
): SdlToken[] {
  const after = { tail: typed(type), indent, directives };
  return callable([...before, token('name', name)], args, after);
}

/** An argument or input field with its type, default value and directives. */
export function argumentTokens(
  { name, type, defaultValue, directives }: ArgumentModel,
  indent: string,
): SdlToken[] {
  const value =
    defaultValue === undefined ? [] : [token('punctuation', ' = '), token('value', defaultValue)];
  return withDirectives([token('argument', name), ...typed(type), ...value], directives, indent);
}

/** What follows arguments in brackets, and the indentation of the line that they start on. */
interface AfterArguments {
  readonly tail: Tokens;
  readonly directives?: readonly AppliedDirective[];
  readonly indent: string;
}

/**
 * Something with arguments in brackets: on one line, or with each argument on a separate line if
 * the line would be too long. The same applies to its directives.
 */
export function callable(
  head: Tokens,
  args: readonly ArgumentModel[],
  { tail, directives = [], indent }: AfterArguments,
): SdlToken[] {
  if (args.length === 0) return withDirectives([...head, ...tail], directives, indent);
  const deeper = `${indent}  `;
  const parts = args.map((argument) => argumentTokens(argument, deeper));
  const [open, close] = [token('punctuation', '('), token('punctuation', ')')];
  const flat = [...head, open, ...joined(parts, ', '), close, ...tail];
  if (fits(flat, indent.length)) return withDirectives(flat, directives, indent);
  return withDirectives(
    [...head, open, ...lines(parts, deeper), token('text', `\n${indent}`), close, ...tail],
    directives,
    indent,
  );
}

/**
 * Directives after the tokens that they are applied to, or on separate lines if the last line would
 * be too long.
 *
 * @param after - Tokens that follow on that line.
 */
export function withDirectives(
  start: Tokens,
  directives: readonly AppliedDirective[],
  indent: string,
  after: Tokens = [],
): SdlToken[] {
  const each = directives.map(directiveTokens);
  const flat = each.flatMap((directive) => [token('text', ' '), ...directive]);
  if (each.length === 0 || fits([...start, ...flat, ...after], indent.length))
    return [...start, ...flat];
  return [...start, ...lines(each, `${indent}  `)];
}

/** An applied directive. The reason of a deprecation is left out, because it is shown as text. */
function directiveTokens(directive: AppliedDirective): SdlToken[] {
  const { name, args } = directive;
  const start = linked('directive', `@${name}`, directive);
  if (args.length === 0 || name === 'deprecated') return [start];
  const values = args.map((arg) => [
    token('argument', arg.name),
    token('punctuation', ': '),
    token('value', arg.value),
  ]);
  const [open, close] = [token('punctuation', '('), token('punctuation', ')')];
  return [start, open, ...joined(values, ', '), close];
}

/** A type after a name. */
function typed(type: TypeRef): SdlToken[] {
  return [token('punctuation', ': '), ...typeTokens(type)];
}

function typeTokens(type: TypeRef): SdlToken[] {
  const start = type.text.indexOf(type.name);
  const before = type.text.slice(0, start);
  const after = type.text.slice(start + type.name.length);
  return [
    ...(before === '' ? [] : [token('punctuation', before)]),
    linked('type', type.name, type),
    ...(after === '' ? [] : [token('punctuation', after)]),
  ];
}

/** A token without a link. */
export function token(kind: SdlToken['kind'], text: string): SdlToken {
  return { kind, text };
}

/** A token that links to the page of what it names, if there is one. */
export function linked(
  kind: SdlToken['kind'],
  text: string,
  { to }: { readonly to?: string },
): SdlToken {
  return to === undefined ? { kind, text } : { kind, text, to };
}

/** Tokens of several parts with the same punctuation between them. */
export function joined(parts: readonly Tokens[], separator: string): SdlToken[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [token('punctuation', separator), ...part],
  );
}

/**
 * Whether the last line of tokens fits.
 *
 * @param used - Characters before the first token.
 */
export function fits(tokens: Tokens, used = 0): boolean {
  let width = used;
  for (const { text } of tokens) {
    const broken = text.lastIndexOf('\n');
    width = broken < 0 ? width + text.length : text.length - broken - 1;
  }
  return width <= LINE_WIDTH;
}

/** Puts each part on a separate line, with an indentation. Starts with a line break. */
export function lines(parts: readonly Tokens[], indent: string): SdlToken[] {
  return parts.flatMap((part) => [token('text', `\n${indent}`), ...part]);
}
