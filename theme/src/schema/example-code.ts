import { escapeText } from '@docgen/core/strings/escape-markup';

/** Language of a text in an example. */
export type ExampleLanguage = 'graphql' | 'json' | 'bash';

/**
 * Highlights an example's text with elements, because classes would be longer than the highlighted
 * parts. `<b>` is for keywords and keys, `<i>` for values and variables.
 *
 * @returns Markup.
 */
export function exampleMarkup(text: string, language: ExampleLanguage): string {
  let end = 0;
  let html = '';
  for (const { 0: part, index, groups = {} } of text.matchAll(PARTS[language])) {
    const element = groups.b === undefined ? 'i' : 'b';
    html += `${escapeText(text.slice(end, index))}<${element}>${escapeText(part)}</${element}>`;
    end = index + part.length;
  }
  return html + escapeText(text.slice(end));
}

/** The highlighted parts. The group `b` matches those in `<b>`. */
const PARTS: Readonly<Record<ExampleLanguage, RegExp>> = {
  graphql:
    /(?<b>^(?:query|mutation|subscription|fragment)\b|(?<=\.\.\. ?)on\b)|\$\w+|"(?:[^"\\]|\\.)*"/gm,
  json: /(?<b>"(?:[^"\\]|\\.)*"(?=:))|"(?:[^"\\]|\\.)*"/g,
  bash: /(?<b>^curl\b)/g,
};
