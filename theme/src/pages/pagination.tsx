import type { Neighbour } from '@docgen/core/route';
import { Link } from '@docgen/runtime/link';
import { Breakable } from '../components/breakable.tsx';

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
          <small>Previous</small> <Breakable name={previous.label} />
        </Link>
      )}
      {next && (
        <Link to={next.to} rel="next">
          <small>Next</small> <Breakable name={next.label} />
        </Link>
      )}
    </nav>
  );
}
