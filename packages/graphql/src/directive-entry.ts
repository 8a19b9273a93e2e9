import type { DirectiveEntry } from '@docgen/core/schema-model';
import { isSpecifiedDirective } from 'graphql';
import type { DirectiveDefinition } from './definition.ts';
import { documented } from './documented.ts';
import { entryBase } from './entry-base.ts';
import { argumentModel } from './member-models.ts';
import type { ModelScope } from './model-scope.ts';

/** The entry of a directive. */
export function directiveEntry(
  definition: DirectiveDefinition,
  scope: ModelScope,
): Omit<DirectiveEntry, 'signature'> {
  const { section, kind, name, coordinate, directive } = definition;
  const node = directive.astNode ?? undefined;
  // A directive's definition has no directives applied to it.
  const nodes = node === undefined ? [] : [{ description: node.description }];
  return {
    section,
    kind,
    name,
    ...documented({ coordinate, nodes, subgraphs: [], scope }),
    builtIn: isSpecifiedDirective(directive),
    ...entryBase(definition, scope),
    args: directive.args.map((arg) => argumentModel(`${coordinate}(${arg.name}:)`, arg, [], scope)),
    locations: directive.locations,
    repeatable: directive.isRepeatable,
  };
}
