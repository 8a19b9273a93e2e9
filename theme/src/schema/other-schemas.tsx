import type { AlsoIn } from '@docgen/core/page';
import { otherSchemas, type SchemaLink } from '@docgen/core/schema/other-schemas';
import type { SchemaEntry } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { Fragment } from 'react';

interface OtherSchemasProps {
  readonly entry: SchemaEntry;
  readonly alsoIn: AlsoIn | undefined;
}

/** Links to the same definition in other schemas, on one line. Further links are collapsed. */
export function OtherSchemas({ entry, alsoIn }: OtherSchemasProps) {
  const others = otherSchemas(entry, alsoIn);
  if (others === undefined) return null;
  const { lead, links, folded, all = [] } = others;
  return (
    <>
      <p className="owners">
        {lead}: <SchemaLinks links={[links, all].flat()} />
      </p>
      {folded.length > 0 && (
        <details className="more-owners">
          <summary>{`${folded.length} more`}</summary>
          <p className="owners">
            <SchemaLinks links={folded} />
          </p>
        </details>
      )}
    </>
  );
}

function SchemaLinks({ links }: { readonly links: readonly SchemaLink[] }) {
  return links.map(({ label, to, count }, position) => (
    <Fragment key={to + label}>
      {position > 0 && ' · '}
      <Link to={to}>{label}</Link>
      {count !== undefined && ` (${count})`}
    </Fragment>
  ));
}
