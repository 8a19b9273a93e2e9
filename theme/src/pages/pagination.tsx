import type { Neighbour } from '@docgen/core/route';
import { useLinkAttributes } from '@docgen/runtime/link';
import { useTranslate } from '@docgen/runtime/site-context';
import { Breakable } from '../components/breakable.tsx';
import { deprecatedName } from '../components/deprecated-name.tsx';

interface PaginationProps {
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** Links to the pages before and after this one. */
export function Pagination({ previous, next }: PaginationProps) {
  const attributes = useLinkAttributes();
  const translate = useTranslate();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={translate('Previous and next page')}>
      {previous && (
        <a {...attributes(previous.to)} rel="prev">
          <small>{translate('Previous')}</small>{' '}
          {deprecatedName(Breakable({ name: previous.label }), previous.deprecated, translate)}
        </a>
      )}
      {next && (
        <a {...attributes(next.to)} rel="next">
          <small>{translate('Next')}</small>{' '}
          {deprecatedName(Breakable({ name: next.label }), next.deprecated, translate)}
        </a>
      )}
    </nav>
  );
}
