import type { EntityKey } from '@docgen/core/schema-model';
import { type DirectiveTarget, directivesOf } from './applied-directives.ts';
import { directiveArguments } from './directive-arguments.ts';
import type { ModelScope } from './model-scope.ts';

/**
 * The keys of an entity: from `@key` in a subgraph, from `@join__type` in a supergraph, where a key
 * counts as resolvable when one subgraph can resolve it.
 */
export function entityKeys(nodes: readonly DirectiveTarget[], scope: ModelScope): EntityKey[] {
  const directive = scope.schema.composed ? 'join__type' : scope.keyDirective;
  const argument = scope.schema.composed ? 'key' : 'fields';
  const keys = new Map<string, boolean>();
  for (const node of directivesOf(nodes)) {
    if (node.name.value !== directive) continue;
    const { [argument]: selection, resolvable } = directiveArguments(node);
    if (typeof selection !== 'string') continue;
    const fields = selection.trim().replace(/\s+/g, ' ');
    keys.set(fields, (keys.get(fields) ?? false) || resolvable !== false);
  }
  return [...keys].map(([fields, resolvable]) => ({ fields, resolvable }));
}
