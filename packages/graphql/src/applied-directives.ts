import type { AppliedDirective } from '@docgen/core/schema-model';
import { type DirectiveTarget, directivesOf } from './directives-of.ts';
import type { ModelScope } from './model-scope.ts';
import { printValue } from './print-value.ts';

/**
 * The directives applied to a definition, in the order of the SDL; those of extensions come last.
 *
 * `join__` directives of a supergraph are left out: what they say is the model's `subgraphs` and
 * `keys`, and a type of sixteen subgraphs would be hidden behind sixteen of them.
 */
export function appliedDirectives(
  nodes: readonly DirectiveTarget[],
  { addresses }: ModelScope,
): AppliedDirective[] {
  return directivesOf(nodes)
    .filter(({ name }) => !name.value.startsWith('join__'))
    .map(({ name, arguments: args = [] }) => ({
      name: name.value,
      to: addresses.get(`@${name.value}`)?.route,
      args: args.map((arg) => ({ name: arg.name.value, value: printValue(arg.value) })),
    }));
}
