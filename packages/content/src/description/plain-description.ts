import { type ToldText, toldOnOneLine } from '@docgen/core/strings/told-text';

/**
 * Lines that Markdown leaves unchanged. The allowed characters exclude any that could start a
 * block, link, emphasis, entity or escape; within words, `_` starts no emphasis.
 */
const LINE = /^[\p{L}"'(](?:[\p{L}\p{N} .,;:!?'"()/%+=#{}$–—…’“”-]|\B_\B)*(?<! )$/u;

/** Addresses that GFM turns into links. */
export const ADDRESS = /:\/\/|www\./i;

/**
 * Renders the most common kind of description, one paragraph of text possibly with some `code`,
 * without parsing it.
 *
 * @returns The same HTML, text and lead as `renderDescription`; `undefined` if the description
 *   contains anything else and has to be parsed.
 */
export function renderPlainDescription(
  markdown: string,
): { readonly html: string; readonly text: string; readonly lead: ToldText } | undefined {
  const parts = markdown.split('`');
  if (parts.length % 2 === 0) return undefined;
  // Code is punctuation to an underscore beside it, as a quotation mark is.
  const prose = parts.map((part, index) => (index % 2 === 0 ? part : '"')).join('');
  if (ADDRESS.test(prose) || !prose.split('\n').every((line) => LINE.test(line))) return undefined;
  const code = parts.filter((_, index) => index % 2 === 1);
  if (code.some((part) => !/^[^\s&<\p{Cf}]+(?: [^\s&<\p{Cf}]+)*$/u.test(part))) return undefined;
  const html = parts.map((part, index) => (index % 2 === 0 ? part : `<code>${part}</code>`));
  const text = parts.join('').replaceAll('\n', ' ');
  return { html: `<p>${html.join('')}</p>`, text, lead: toldOnOneLine(codeBetween(parts)) };
}

/** Text in which every other part, from the second, is code. */
export function codeBetween(parts: readonly string[]): ToldText {
  const told = parts.map((part, index) => (index % 2 === 0 ? part : { code: part }));
  return told.filter((part) => part !== '');
}
