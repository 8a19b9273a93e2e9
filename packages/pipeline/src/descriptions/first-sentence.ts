import { plainLead } from '@docgen/content/description/plain-lead';
import { closeDirections } from '@docgen/core/strings/close-directions';
import { oneLine } from '@docgen/core/strings/one-line';

/**
 * The first sentence of a description as plain text.
 *
 * @param lead - Returns the text of its first paragraph. Called only if the Markdown has to be
 *   rendered for it, which takes long.
 * @returns `undefined` for an empty description.
 */
export function firstSentenceOf(markdown: string, lead: () => string): string | undefined {
  const start = plainLead(markdown);
  const sentence = start && (firstSentence(start.text) ?? (start.isWhole ? start.text : undefined));
  if (sentence !== undefined) return closeDirections(sentence);
  const text = oneLine(lead());
  return text === '' ? undefined : closeDirections(firstSentence(text) ?? text);
}

/** Abbreviations with a full stop that capital letters may follow. */
const ABBREVIATION =
  /(?:(?:\p{L}\.){2,}|(?<!\p{L})(?:approx|ca|cf|dr|incl|mr|mrs|ms|resp|st|vs)\.)$/iu;

/**
 * The text up to the first full stop that a capital letter follows, ignoring those of abbreviations
 * and in parentheses.
 *
 * @returns `undefined` if there is none: the text is a single sentence, or incomplete.
 */
function firstSentence(text: string): string | undefined {
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]|[.!?](?=\s+\p{Lu})/gu)) {
    if (sign === '(') open += 1;
    else if (sign === ')') open -= 1;
    else if (open <= 0 && !ABBREVIATION.test(text.slice(Math.max(0, index - 10), index + 1))) {
      return text.slice(0, index + 1);
    }
  }
  return undefined;
}
