import type { MemberView } from '@docgen/core/schema/member-view';
import { namedSubgraph, subgraphLabel } from '@docgen/core/schema/named-subgraph';
import { factsOf, movedText, ownershipOf } from '@docgen/core/schema/ownership';
import type { OwnershipShare, SharePart } from '@docgen/core/schema/ownership-share';
import type { SchemaEntry, SubgraphRef, SubgraphUse } from '@docgen/core/schema-model';
import { capitalised } from '@docgen/core/strings/capitalised';
import { Link } from '@docgen/runtime/link';
import { Fragment, type ReactElement } from 'react';
import { inWords } from './in-words.tsx';
import { SelectedFields } from './selected-fields.tsx';

/** Number of hues in `services.css`. */
const HUES = 16;

interface OwnersProps {
  readonly entry: SchemaEntry;
  readonly subgraphs: readonly SubgraphRef[];
}

/**
 * The part of each subgraph in a definition of a composed schema, as a sentence: owned by Order;
 * extended by Invoice (`invoice`) and Shipment (`shipments`).
 */
export function Owners({ entry, subgraphs }: OwnersProps) {
  const groups = ownershipOf(entry);
  if (groups.length === 0) return null;
  return (
    <p className="owners">
      {groups.map(({ label, shares }, position) => (
        <Fragment key={label}>
          {position === 0 ? capitalised(label) : `; ${label}`}{' '}
          {inWords(shares.map((share) => shareOf(share, subgraphs)))}
        </Fragment>
      ))}
      .
    </p>
  );
}

function shareOf({ use, parts }: OwnershipShare, subgraphs: readonly SubgraphRef[]): ReactElement {
  return (
    <Fragment key={use.id}>
      {subgraphOf(use, subgraphs)}
      {parts.length > 0 && ' ('}
      {parts.map((part, position) => (
        <Fragment key={JSON.stringify(part)}>
          {position > 0 && '; '}
          {partOf(part, subgraphs)}
        </Fragment>
      ))}
      {parts.length > 0 && ')'}
    </Fragment>
  );
}

function partOf(
  { fields, more, override, provides }: SharePart,
  subgraphs: readonly SubgraphRef[],
): ReactElement {
  const names = fields.map((name) => <code key={name}>{name}</code>);
  const named = more > 0 ? [...names, <Fragment key="">{more} more</Fragment>] : names;
  return (
    <>
      {inWords(named)}
      {override !== undefined && named.length > 0 && ' '}
      {override !== undefined && movedText(override, (id) => subgraphLabel(id, subgraphs))}
      {provides !== undefined && (
        <>
          provides <code>{provides}</code>
        </>
      )}
    </>
  );
}

/**
 * A subgraph's name. It links to the same definition in the subgraph's reference, if there is one.
 */
function subgraphOf(use: SubgraphUse, subgraphs: readonly SubgraphRef[]): ReactElement {
  const { label, to } = namedSubgraph(use, subgraphs);
  const position = subgraphs.findIndex(({ id }) => id === use.id);
  const className = `service-${position % HUES}`;
  if (to === undefined) return <span className={className}>{label}</span>;
  return (
    <Link className={className} to={to}>
      {label}
    </Link>
  );
}

interface MemberOwnersProps {
  readonly member: Pick<MemberView, 'uses' | 'ofOwner'>;
  /** The definition that contains the member. */
  readonly entry: SchemaEntry;
  readonly subgraphs: readonly SubgraphRef[];
}

/** The subgraphs that resolve a member, and how, if that differs from the rest of its type. */
export function MemberOwners({ member: { uses, ofOwner }, entry, subgraphs }: MemberOwnersProps) {
  if (uses.length === 0) return null;
  const nameOf = (id: string) => subgraphLabel(id, subgraphs);
  const draw = (use: SubgraphUse) => (
    <Fragment key={use.id}>
      {!ofOwner && subgraphOf(use, subgraphs)}
      {factsOf(use, nameOf).map(({ text, code, ofSameType }, position) => (
        <Fragment key={text}>
          {!(ofOwner && position === 0) && ', '}
          {text}
          {code !== undefined && (
            <> {ofSameType ? <SelectedFields fields={code} of={entry} /> : <code>{code}</code>}</>
          )}
        </Fragment>
      ))}
    </Fragment>
  );
  return (
    <>
      {' '}
      <small className="owners">
        {!ofOwner && 'from '}
        {inWords(uses.map(draw))}
      </small>
    </>
  );
}
