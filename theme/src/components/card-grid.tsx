import type { Card } from '@docgen/core/page';
import { entriesText } from '@docgen/core/texts/entries-text';
import { Link } from '@docgen/runtime/link';
import { useTranslate } from '@docgen/runtime/site-context';
import { Breakable } from './breakable.tsx';
import { deprecatedName } from './deprecated-name.tsx';
import { told } from './told.tsx';

interface CardGridProps {
  readonly cards: readonly Card[];
  /** Small cards, for titles without text. */
  readonly compact?: boolean;
}

/** Links with a line about their targets, in as many columns as fit. */
export function CardGrid({ cards, compact = false }: CardGridProps) {
  const translate = useTranslate();
  return (
    <ul className={compact ? 'card-grid compact' : 'card-grid'}>
      {cards.map((card) => (
        <li key={card.to}>
          <Link className="card" to={card.to}>
            <strong>
              {deprecatedName(<Breakable name={card.title} />, card.deprecated, translate)}
            </strong>
            {card.description !== undefined && (
              <span> {card.told === undefined ? card.description : told(card.told)}</span>
            )}
            {card.count !== undefined && (
              <small>{` ${translate(entriesText(card.count), card.count)}`}</small>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
