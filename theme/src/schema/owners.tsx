import type { SubgraphRef, SubgraphUse } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';

interface OwnersProps {
  readonly uses: readonly SubgraphUse[];
  readonly subgraphs: readonly SubgraphRef[];
  /** Said before the subgraphs. */
  readonly label: string;
}

/** The subgraphs behind a definition or member of a composed schema, each leading to its own reference. */
export function Owners({ uses, subgraphs, label }: OwnersProps) {
  if (uses.length === 0) return null;
  return (
    <p className="owners">
      {label}
      {uses.map((use) => {
        const subgraph = subgraphs.find(({ id }) => id === use.id);
        const to = use.to ?? subgraph?.route;
        const text = (subgraph?.label ?? use.id) + remark(use);
        return (
          <span key={use.id}>
            {' '}
            {to === undefined ? (
              <span className="chip">{text}</span>
            ) : (
              <Link className="chip" to={to}>
                {text}
              </Link>
            )}
          </span>
        );
      })}
    </p>
  );
}

function remark(use: SubgraphUse): string {
  if (use.external) return ' (external)';
  return use.role === 'stub' ? ' (reference only)' : '';
}
