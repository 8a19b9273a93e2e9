import type { ArgumentGroups, ArgumentView } from '@docgen/core/schema/member-view';
import { pagingText } from '@docgen/core/schema/paging-arguments';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { breakableName } from './breakable-name.ts';
import { memberDetails, memberFacts } from './member-facts.tsx';
import type { Pen } from './pen.ts';

/**
 * Renders the arguments of a field. Paging arguments are collapsed into one line, and the last ones
 * of a long list are collapsed, too.
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

/** Arguments have the owners of their field, so owners are not repeated. */
function argumentList(label: string, list: readonly ArgumentView[], pen: Pen): ReactElement {
  return (
    <ul className="arguments" aria-label={label}>
      {list.map(({ id, formerId, model }) =>
        createElement(
          'li',
          { key: id, id },
          <b id={formerId} {...nameOf(model)} />,
          ...memberFacts(model, pen),
          ...memberDetails(model, pen),
        ),
      )}
    </ul>
  );
}

/** Readers know paging arguments, so at first only their names and types are shown. */
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

/** The props of an element for a name, with the id that other generators give the argument. */
function nameOf({ alias, name }: ArgumentView['model']) {
  const shown = breakableName(name);
  return alias === undefined ? shown : { children: <span id={alias} {...shown} /> };
}
