import type { AppliedDirective } from '@docgen/core/schema-model';
import { type DirectiveTarget, directivesOf } from '../nodes/directives-of.ts';
import { printValue } from '../nodes/print-value.ts';
import type { ModelScope } from './model-scope.ts';

/**
 * The directives applied to a definition, in the order of the SDL; those of extensions come last.
 *
 * `join__` directives of a supergraph are left out: the `subgraphs` and `keys` of the model contain
 * the same information, and a type of sixteen subgraphs would be hidden behind sixteen of them.
 * Directives that have no page because federation is hidden are left out as well.
 */
export function appliedDirectives(
  nodes: readonly DirectiveTarget[],
  { addresses, schema: { hiding } }: ModelScope,
): AppliedDirective[] {
  return directivesOf(nodes)
    .filter(
      ({ name: { value } }) => !value.startsWith('join__') && !hiding?.unlisted.has(`@${value}`),
    )
    .map(({ name, arguments: args = [] }) => ({
      name: name.value,
      to: addresses.get(`@${name.value}`)?.route,
      args: args.map((arg) => ({ name: arg.name.value, value: printValue(arg.value) })),
    }));
}
