import type { Neighbour } from '@docgen/core/route';
import { Link } from '@docgen/runtime/link';
import { Breakable } from '../components/breakable.tsx';
import { deprecatedName } from '../components/deprecated-name.tsx';

interface PaginationProps {
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** Links to the pages before and after this one. */
export function Pagination({ previous, next }: PaginationProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label="Previous and next page">
      {previous && (
        <Link to={previous.to} rel="prev">
          <small>Previous</small>{' '}
          {deprecatedName(<Breakable name={previous.label} />, previous.deprecated)}
        </Link>
      )}
      {next && (
        <Link to={next.to} rel="next">
          <small>Next</small> {deprecatedName(<Breakable name={next.label} />, next.deprecated)}
        </Link>
      )}
    </nav>
  );
}
