import type { Card } from '@docgen/core/page';
import { Link } from '@docgen/runtime/link';

/** The titles of many pages, under their first letters; what is no letter comes first, under `#`. */
export function LetterList({ cards }: { readonly cards: readonly Card[] }) {
  const letters = byLetter(cards);
  return (
    <>
      <nav className="letters" aria-label="Letters">
        <ul>
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, titles]) => (
        <section key={letter} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)}>{letter}</h2>
          <ul className="letter-list">
            {titles.map(({ to, title }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function byLetter(cards: readonly Card[]): (readonly [string, readonly Card[]])[] {
  const letters = new Map<string, Card[]>();
  for (const card of cards) {
    const first = /^\p{L}/u.exec(card.title)?.[0].toUpperCase() ?? '#';
    const known = letters.get(first);
    if (known === undefined) letters.set(first, [card]);
    else known.push(card);
  }
  return [...letters].sort(([a], [b]) => (a < b ? -1 : 1));
}

function idOf(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}
