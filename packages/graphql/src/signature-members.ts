import type {
  AppliedDirective,
  ArgumentModel,
  FieldModel,
  SdlToken,
  TypeRef,
} from '@docgen/core/schema-model';

export type Tokens = readonly SdlToken[];

/** A field with arguments, type and directives. @param indent - Indentation of its line. */
export function fieldTokens(
  { name, args, type, directives }: FieldModel,
  indent: string,
): SdlToken[] {
  const result = [token('punctuation', ': '), ...typeTokens(type), ...applied(directives)];
  return callable([token('name', name)], args, result, indent);
}

/** An argument or input field with its type, default value and directives. */
export function argumentTokens(argument: ArgumentModel): SdlToken[] {
  const { name, type, defaultValue, directives } = argument;
  return [
    token('argument', name),
    token('punctuation', ': '),
    ...typeTokens(type),
    ...(defaultValue === undefined
      ? []
      : [token('punctuation', ' = '), token('value', defaultValue)]),
    ...applied(directives),
  ];
}

/**
 * Something with arguments in brackets: on one line, or with each argument on its own where the line
 * would get too long.
 */
export function callable(
  head: Tokens,
  args: readonly ArgumentModel[],
  tail: Tokens,
  indent: string,
): SdlToken[] {
  if (args.length === 0) return [...head, ...tail];
  const parts = args.map(argumentTokens);
  const [open, close] = [token('punctuation', '('), token('punctuation', ')')];
  const flat = [...head, open, ...joined(parts, ', '), close, ...tail];
  if (fits(flat, indent.length)) return flat;
  return [
    ...head,
    open,
    ...lines(parts, `${indent}  `),
    token('text', `\n${indent}`),
    close,
    ...tail,
  ];
}

/** Directives as applied, each with a space before it. */
export function applied(directives: readonly AppliedDirective[]): SdlToken[] {
  return directives.flatMap((directive) => {
    const { name, args } = directive;
    const start = [token('text', ' '), linked('directive', `@${name}`, directive)];
    if (args.length === 0) return start;
    const values = args.map((arg) => [
      token('argument', arg.name),
      token('punctuation', ': '),
      token('value', arg.value),
    ]);
    const [open, close] = [token('punctuation', '('), token('punctuation', ')')];
    return [...start, open, ...joined(values, ', '), close];
  });
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

/** Lines are broken where they would get longer than this. */
const lineWidth = 80;

/** A token without a link. */
export function token(kind: SdlToken['kind'], text: string): SdlToken {
  return { kind, text };
}

/** A token that leads to the page of what it names, if there is one. */
export function linked(
  kind: SdlToken['kind'],
  text: string,
  { to }: { readonly to?: string },
): SdlToken {
  return to === undefined ? { kind, text } : { kind, text, to };
}

/** The tokens of several things with the same punctuation between them. */
export function joined(parts: readonly Tokens[], separator: string): SdlToken[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [token('punctuation', separator), ...part],
  );
}

/** Whether tokens fit on one line. @param used - Characters of the line that are taken already. */
export function fits(tokens: Tokens, used = 0): boolean {
  let width = used;
  for (const { text } of tokens) width += text.length;
  return width <= lineWidth;
}

/** Each part on a line of its own, with an indentation. The first line break comes first. */
export function lines(parts: readonly Tokens[], indent: string): SdlToken[] {
  return parts.flatMap((part) => [token('text', `\n${indent}`), ...part]);
}
