import { readWeight } from '../weights.ts';
import type { FoundTerm } from './index-reader.ts';

/** A section of a page that fits a query. */
export interface RankedSection {
  /** Position in its page; 0 is the page itself. */
  readonly section: number;
  readonly score: number;
}

/** A page that fits a query. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** How well a section fits one word, by its name or its text. */
interface Score {
  readonly score: number;
  /** How much of its name the word makes up; 0 when only its text has the word. */
  readonly share: number;
}

/** By page and section. */
type Scores = Map<number, Map<number, Score>>;

/** What a name counts against text. */
const NAME = 8;
/** What the name of a page counts for its sections: `Order` in `Order.placedAt`. */
const OF_PAGE = 0.8;
/** What a section counts for the others of its page. */
const ELSEWHERE = 0.12;
/** What a word counts that only stands elsewhere on the page. */
const SCATTERED = 0.6;
/** What a name counts that the query consists of, and nothing else. */
const WHOLE = 1.25;

/**
 * Ranks what was found for the words of a query. A section has to have each of them, in its name or
 * text, in its page's name, or at least elsewhere on its page; when no page has them all, those with
 * the most come first.
 *
 * @param words - For each word that stands for something, the terms.
 * @param sections - How many sections the index has.
 * @param priorOf - Weighs a page, usually 1.
 */
export function rank(
  words: readonly (readonly FoundTerm[])[],
  sections: number,
  priorOf: (page: number) => number,
): RankedPage[] {
  const all = words.map((terms) => scoresOf(terms, sections, priorOf));
  const pages = new Set(all.flatMap((scores) => [...scores.keys()]));
  const ranked = Array.from(pages, (page) => rankPage(page, all, priorOf(page)));
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

function scoresOf(
  terms: readonly FoundTerm[],
  sections: number,
  priorOf: (page: number) => number,
): Scores {
  const scores: Scores = new Map();
  // Of the word, whatever it stands for: a rare name that goes on like it is no better than itself.
  const count = terms.reduce((sum, { places }) => sum + places.length / 3, 0);
  const rarity = Math.log(1 + sections / count) / Math.log(1 + sections);
  for (const { fit, places } of terms) {
    let page = 0;
    for (let at = 0; at < places.length; at += 3) {
      page += places[at] ?? 0;
      if (priorOf(page) === 0) continue;
      const section = places[at + 1] ?? 0;
      const { name, text } = readWeight(places[at + 2] ?? 0);
      const score = fit * (0.3 + 0.7 * rarity) * (name > 0 ? NAME * (0.25 + 0.75 * name) : text);
      const ofPage = scores.get(page) ?? new Map<number, Score>();
      scores.set(page, ofPage);
      if (score > (ofPage.get(section)?.score ?? 0))
        ofPage.set(section, { score, share: name * fit });
    }
  }
  return scores;
}

function rankPage(page: number, all: readonly Scores[], prior: number): RankedPage {
  const own = all.map((scores) => scores.get(page) ?? new Map<number, Score>());
  const best = own.map((scores) =>
    Math.max(0, ...Array.from(scores.values(), ({ score }) => score)),
  );
  const numbers = new Set(own.flatMap((scores) => [...scores.keys()]));
  const sections = Array.from(numbers, (section): RankedSection => {
    const isNamed = own.some((scores) => (scores.get(section)?.share ?? 0) > 0);
    let sum = 0;
    let count = 0;
    let share = 0;
    let named = 0;
    for (const [index, scores] of own.entries()) {
      const here = scores.get(section)?.score ?? 0;
      share += scores.get(section)?.share ?? 0;
      if (scores.get(section)?.share) named += 1;
      const title = scores.get(0);
      const above = isNamed && title?.share ? title.score * OF_PAGE : 0;
      const elsewhere = (best[index] ?? 0) * ELSEWHERE;
      sum += Math.max(here, above, elsewhere);
      if (here > 0 || above > 0) count += 1;
      else if (elsewhere > 0) count += SCATTERED;
    }
    // A page that is called so comes before its sections.
    const lead = section === 0 ? 1.05 : 1;
    const isWhole = named === all.length && share > 0.95;
    const score = sum * lead * prior * (isWhole ? WHOLE : 1) * (count / all.length) ** 3;
    return { section, score };
  });
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return { page, score: sections[0]?.score ?? 0, sections };
}
