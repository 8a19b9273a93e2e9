import type { Contact } from '@docgen/core/schema-model';
import { closeDirections } from '@docgen/core/strings/close-directions';
import { oneLine } from '@docgen/core/strings/one-line';
import { linkAddress } from '../check/directive-addresses.ts';
import { type DirectiveTarget, directivesOf, stringArgument } from '../nodes/directives-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { sdlDescription } from './description-of.ts';
import type { ModelScope } from './model-scope.ts';

/**
 * Whom readers ask about a schema: the arguments of the first `@contact` of its `schema`, the
 * directive with which subgraphs name their owners to GraphOS.
 *
 * Source: "Annotate a schema with contact information for the subgraph owner", as subgraph
 * libraries define it: `directive @contact(name: String!, url: String, description: String) on
 * SCHEMA`, where Markdown links are supported in the description.
 *
 * @returns `undefined` if there is none, or a directive of that name has no `name`.
 */
export function contactOf(
  nodes: readonly DirectiveTarget[],
  scope: Pick<ModelScope, 'linkBase'>,
): Contact | undefined {
  const directive = directivesOf(nodes).find(({ name }) => name.value === 'contact');
  const name = oneLine(stringArgument(directive, 'name')?.value ?? '');
  if (!name) return undefined;
  const url = stringArgument(directive, 'url');
  const to = linkAddress(url?.value.trim());
  const place = url && placeOfNode(url);
  const description = stringArgument(directive, 'description');
  return {
    name: closeDirections(name),
    ...(to !== undefined && { to, ...(place !== undefined && { place }) }),
    ...(description?.value.trim() && { description: sdlDescription(description, scope) }),
  };
}
