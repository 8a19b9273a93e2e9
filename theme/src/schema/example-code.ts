import { escapeText } from '@docgen/core/escape-markup';

/** Language of a text of an example. */
export type ExampleLanguage = 'graphql' | 'json' | 'bash';

/**
 * Marks the parts of an example's text that have colours, by elements: classes would be longer than
 * the parts. `<b>` holds keywords and keys, `<i>` values and variables.
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

/** What is marked; the group `b` holds what `<b>` does. */
const PARTS: Readonly<Record<ExampleLanguage, RegExp>> = {
  graphql:
    /(?<b>^(?:query|mutation|subscription|fragment)\b|(?<=\.\.\. ?)on\b)|\$\w+|"(?:[^"\\]|\\.)*"/gm,
  json: /(?<b>"(?:[^"\\]|\\.)*"(?=:))|"(?:[^"\\]|\\.)*"/g,
  bash: /(?<b>^curl\b)/g,
};
