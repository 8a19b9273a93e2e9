import type {
  AppliedDirective,
  ArgumentModel,
  FieldModel,
  SdlToken,
  TypeRef,
} from '@docgen/core/schema-model';
import { fits, joined, lines, linked, token } from './sdl-lines.ts';

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
  const flat = [...head, open, ...joined(parts, token('punctuation', ', ')), close, ...tail];
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
    return [
      ...start,
      token('punctuation', '('),
      ...joined(values, token('punctuation', ', ')),
      token('punctuation', ')'),
    ];
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
