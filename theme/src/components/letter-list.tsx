import { addToList } from '@docgen/core/basics/add-to-list';
import { compareText } from '@docgen/core/strings/compare-text';
import { Link } from '@docgen/runtime/link';
import { useTranslate } from '@docgen/runtime/site-context';
import { Breakable } from './breakable.tsx';
import { deprecatedName } from './deprecated-name.tsx';

/** An entry of the list. */
interface LetterEntry {
  readonly title: string;
  readonly to: string;
  /** True if the page's definition is deprecated. */
  readonly deprecated?: boolean;
  /** A few words after the title. */
  readonly remark?: string;
}

/**
 * The titles of many pages, grouped by first letter. Those that start with another character come
 * first, below `#`.
 */
export function LetterList({ entries }: { readonly entries: readonly LetterEntry[] }) {
  const translate = useTranslate();
  const letters = byLetter(entries);
  return (
    <>
      <nav className="letters" aria-label={translate('Letters')}>
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
            {titles.map(({ to, title, deprecated, remark }) => (
              <li key={to}>
                <Link to={to}>
                  {deprecatedName(<Breakable name={title} />, deprecated, translate)}
                </Link>
                {remark !== undefined && <small> {remark}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function byLetter(entries: readonly LetterEntry[]): (readonly [string, readonly LetterEntry[]])[] {
  const letters = new Map<string, LetterEntry[]>();
  for (const entry of entries) {
    addToList(letters, /^\p{L}/u.exec(entry.title)?.[0].toUpperCase() ?? '#', entry);
  }
  return [...letters].sort(([a], [b]) => compareText(a, b));
}

function idOf(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}
