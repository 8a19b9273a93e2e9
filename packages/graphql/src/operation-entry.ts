import type { OperationEntry, SubgraphUse } from '@docgen/core/schema-model';
import type { OperationDefinition } from './definition.ts';
import { entryBase } from './entry-base.ts';
import { fieldModel } from './member-models.ts';
import type { ModelScope } from './model-scope.ts';
import { pageIn, subgraphsOfType } from './subgraph-uses.ts';

/** The entry of a query, mutation or subscription. */
export function operationEntry(
  definition: OperationDefinition,
  scope: ModelScope,
): Omit<OperationEntry, 'signature'> {
  const { section, kind, name, coordinate, field, root } = definition;
  const roots = subgraphsOfType(root.name, root.astNode ? [root.astNode] : [], scope);
  const { subgraphs: uses, ...rest } = fieldModel(coordinate, field, roots, scope);
  const subgraphs = uses.map((use) => withPage(use, coordinate, scope));
  const { description, deprecated, directives } = rest;
  return {
    section,
    kind,
    name,
    coordinate,
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    directives,
    subgraphs,
    builtIn: false,
    ...entryBase(definition, scope),
    field: { ...rest, subgraphs },
  };
}

/** Root types have no page that a field could share, but the field has one itself. */
function withPage(use: SubgraphUse, coordinate: string, scope: ModelScope): SubgraphUse {
  const to = pageIn(use.id, coordinate, scope);
  return to === undefined ? use : { ...use, to };
}
