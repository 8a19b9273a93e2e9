import type { SdlToken } from '@docgen/core/schema-model';

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

/** The tokens of several things with the same one between them. */
export function joined(parts: readonly (readonly SdlToken[])[], separator: SdlToken): SdlToken[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** Whether tokens fit on one line. @param used - Characters of the line that are taken already. */
export function fits(tokens: readonly SdlToken[], used = 0): boolean {
  let width = used;
  for (const { text } of tokens) width += text.length;
  return width <= lineWidth;
}

/** Each part on a line of its own, with an indentation. The first line break comes first. */
export function lines(parts: readonly (readonly SdlToken[])[], indent: string): SdlToken[] {
  return parts.flatMap((part) => [token('text', `\n${indent}`), ...part]);
}
