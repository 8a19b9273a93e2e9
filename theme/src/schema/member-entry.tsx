import type { MemberView } from '@docgen/core/schema/member-view';
import type { SchemaEntry, SubgraphRef } from '@docgen/core/schema-model';
import { createElement, type ReactElement } from 'react';
import { fieldArguments } from './arguments.tsx';
import { breakableName } from './breakable-name.ts';
import { memberDetails, memberFacts } from './member-facts.tsx';
import { MemberOwners } from './owners.tsx';
import type { Pen } from './pen.ts';

export interface MemberContext {
  /** The definition that contains the member. */
  readonly entry: SchemaEntry;
  readonly subgraphs: readonly SubgraphRef[];
  readonly pen: Pen;
}

/**
 * Renders a field with its arguments, an argument, an input field or an enum value. Its name links
 * to itself.
 */
export function memberEntry(
  member: MemberView,
  { entry, subgraphs, pen }: MemberContext,
): ReactElement {
  const { id, formerId, model, args, uses } = member;
  return createElement(
    'div',
    { key: id, className: 'member', id },
    <h3 id={formerId}>
      <a id={model.alias} href={`#${id}`} {...breakableName(model.name)} />
    </h3>,
    ...memberFacts(model, pen),
    uses.length > 0 && <MemberOwners member={member} entry={entry} subgraphs={subgraphs} />,
    ...memberDetails(model, pen),
    ...fieldArguments(model.name, args, pen),
  );
}
