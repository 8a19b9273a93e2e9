import { escapeText } from '@docgen/core/strings/escape-markup';

/** Language of a text in an example. */
export type ExampleLanguage = 'graphql' | 'json' | 'bash';

/**
 * Highlights an example's text with elements, because classes would be longer than the highlighted
 * parts. They have the colours of the same parts in other code.
 *
 * @returns Markup.
 */
export function exampleMarkup(text: string, language: ExampleLanguage): string {
  let end = 0;
  let html = '';
  for (const { 0: part, index, groups = {} } of text.matchAll(PARTS[language])) {
    const element = Object.keys(groups).find((name) => groups[name] !== undefined);
    html += `${escapeText(text.slice(end, index))}<${element}>${escapeText(part)}</${element}>`;
    end = index + part.length;
  }
  return html + escapeText(text.slice(end));
}

/**
 * The highlighted parts. The name of a group is that of its element: `strong` for keywords, `b` for
 * functions, `i` for variables and keys, `em` for strings.
 */
const PARTS: Readonly<Record<ExampleLanguage, RegExp>> = {
  graphql:
    /(?<strong>^(?:query|mutation|subscription|fragment)\b|(?<=\.\.\. ?)on\b)|(?<i>\$\w+)|(?<em>"(?:[^"\\]|\\.)*")/gm,
  json: /(?<i>"(?:[^"\\]|\\.)*"(?=:))|(?<em>"(?:[^"\\]|\\.)*")/g,
  bash: /(?<b>^curl\b)/g,
};
