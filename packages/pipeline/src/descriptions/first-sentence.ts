import { plainLead } from '@docgen/content/description/plain-lead';
import { closeDirections } from '@docgen/core/strings/close-directions';
import { cutTold, plainTold, type ToldText } from '@docgen/core/strings/told-text';

/**
 * The first sentence of a description as plain text with code in it.
 *
 * @param lead - Returns the text of its first paragraph. Called only if the Markdown has to be
 *   rendered for it, which takes long.
 * @returns `undefined` for an empty description.
 */
export function firstSentenceOf(markdown: string, lead: () => ToldText): ToldText | undefined {
  const start = plainLead(markdown);
  const sentence = start && (firstSentence(start.text) ?? (start.isWhole ? start.text : undefined));
  if (sentence !== undefined) return withClosedDirections(sentence);
  const told = lead();
  return told.length === 0 ? undefined : withClosedDirections(firstSentence(told) ?? told);
}

/** The text as `closeDirections` writes it, without code if that changes it. */
function withClosedDirections(told: ToldText): ToldText {
  const text = plainTold(told);
  const closed = closeDirections(text);
  return closed === text ? told : [closed];
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
function firstSentence(told: ToldText): ToldText | undefined {
  // Full stops and parentheses in code are not those of sentences.
  const text = told
    .map((part) => (typeof part === 'string' ? part : part.code.replace(/[().!?]/g, '_')))
    .join('');
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]|[.!?](?=\s+\p{Lu})/gu)) {
    if (sign === '(') open += 1;
    else if (sign === ')') open -= 1;
    else if (open <= 0 && !ABBREVIATION.test(text.slice(Math.max(0, index - 10), index + 1))) {
      return cutTold(told, index + 1);
    }
  }
  return undefined;
}
