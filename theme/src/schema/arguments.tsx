import type { ArgumentGroups, ArgumentView } from '@docgen/core/member-view';
import { pagingText } from '@docgen/core/paging-arguments';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { memberDetails, memberFacts } from './member-facts.tsx';
import type { Pen } from './pen.ts';

/**
 * Draws the arguments of a field: those that page folded into one line, of many others the last ones
 * folded away.
 *
 * @param of - Name of the field.
 */
export function fieldArguments(
  of: string,
  { paging, shown, folded }: ArgumentGroups,
  pen: Pen,
): ReactNode[] {
  return [
    shown.length > 0 && argumentList(`Arguments of ${of}`, shown, pen),
    folded.length > 0 && (
      <details>
        <summary>{`${folded.length} more arguments`}</summary>
        {argumentList(`More arguments of ${of}`, folded, pen)}
      </details>
    ),
    paging.length > 0 && pagingArguments(of, paging, pen),
  ];
}

/** Owners of arguments are those of the field, so they are not said again. */
function argumentList(label: string, list: readonly ArgumentView[], pen: Pen): ReactElement {
  return (
    <ul className="arguments" aria-label={label}>
      {list.map(({ id, formerId, model }) =>
        createElement(
          'li',
          { key: id, id },
          <b id={formerId}>{aliased(model)}</b>,
          ...memberFacts(model, pen),
          ...memberDetails(model, pen),
        ),
      )}
    </ul>
  );
}

/** Everybody knows what they do, so their names and types are enough at first. */
function pagingArguments(of: string, args: readonly ArgumentView[], pen: Pen): ReactElement {
  return (
    <details className="paging">
      {createElement(
        'summary',
        null,
        'Pages by ',
        ...args.flatMap(({ model }, position) => [
          position > 0 && ', ',
          <code key={model.name}>{model.name + pagingText(model)}</code>,
        ]),
      )}
      {argumentList(`Arguments of ${of} that page`, args, pen)}
    </details>
  );
}

/** A name, and where other generators' addresses of it lead. */
function aliased({ alias, name }: ArgumentView['model']): ReactNode {
  return alias === undefined ? name : <span id={alias}>{name}</span>;
}
