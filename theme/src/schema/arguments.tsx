import type { ArgumentGroups, ArgumentView } from '@docgen/core/member-view';
import { pagingText } from '@docgen/core/paging-arguments';
import { Fragment } from 'react';
import { MemberDetails, MemberFacts } from './member-facts.tsx';

interface ArgumentsProps {
  /** Name of the field. */
  readonly of: string;
  readonly args: ArgumentGroups;
}

/** The arguments of a field: those that page folded into one line, of many others the last ones folded away. */
export function Arguments({ of, args: { paging, shown, folded } }: ArgumentsProps) {
  return (
    <>
      <ArgumentList label={`Arguments of ${of}`} list={shown} />
      {folded.length > 0 && (
        <details>
          <summary>{`${folded.length} more arguments`}</summary>
          <ArgumentList label={`More arguments of ${of}`} list={folded} />
        </details>
      )}
      {paging.length > 0 && <Paging of={of} args={paging} />}
    </>
  );
}

interface ArgumentListProps {
  readonly label: string;
  readonly list: readonly ArgumentView[];
}

/** Owners of arguments are those of the field, so they are not said again. */
function ArgumentList({ label, list }: ArgumentListProps) {
  if (list.length === 0) return null;
  return (
    <ul className="arguments" aria-label={label}>
      {list.map(({ id, formerId, model }) => (
        <li key={id} id={id}>
          <b id={formerId}>
            <Aliased {...model} />
          </b>
          <MemberFacts model={model} />
          <MemberDetails model={model} />
        </li>
      ))}
    </ul>
  );
}

interface PagingProps {
  readonly of: string;
  readonly args: readonly ArgumentView[];
}

/** Everybody knows what they do, so their names and types are enough at first. */
function Paging({ of, args }: PagingProps) {
  return (
    <details className="paging">
      <summary>
        Pages by{' '}
        {args.map(({ id, model }, position) => (
          <Fragment key={id}>
            {position > 0 && ', '}
            <code>{model.name + pagingText(model)}</code>
          </Fragment>
        ))}
      </summary>
      <ArgumentList label={`Arguments of ${of} that page`} list={args} />
    </details>
  );
}

/** A name, and where other generators' addresses of it lead. */
function Aliased({ alias, name }: ArgumentView['model']) {
  return alias === undefined ? name : <span id={alias}>{name}</span>;
}
