import type {
  Description,
  Documented,
  Since,
  SubgraphUse,
  VersionRef,
} from '@docgen/core/schema-model';
import type { StringValueNode } from 'graphql';
import { accessOf } from '../federation/access.ts';
import {
  type DirectiveTarget,
  directivesOf,
  federationUses,
  stringArgument,
} from '../nodes/directives-of.ts';
import { originsFrom, sinceFrom } from '../ownership/index-origins.ts';
import { appliedDirectives } from './applied-directives.ts';
import { descriptionOf, sdlDescription } from './description-of.ts';
import type { ModelScope } from './model-scope.ts';

/** The parts of a definition's node that document it. */
export interface DocumentedNode extends DirectiveTarget {
  readonly description?: StringValueNode | undefined;
}

/**
 * The documentation of a definition or of one of its members.
 *
 * @param nodes - The definition, then its extensions; empty for definitions that are part of
 *   graphql-js.
 */
export function documented({
  coordinate,
  nodes,
  subgraphs,
  scope,
}: {
  coordinate: string;
  nodes: readonly DocumentedNode[];
  subgraphs: readonly SubgraphUse[];
  scope: ModelScope;
}): Documented {
  const access = accessOf(nodes, scope.names);
  const described = nodes.find((node) => node.description !== undefined);
  return {
    coordinate,
    description: descriptionOf(coordinate, described, scope),
    deprecated: deprecation(coordinate, nodes, scope),
    since: sinceOf(coordinate, scope),
    directives: appliedDirectives(nodes, scope),
    subgraphs,
    ...(federationUses('@inaccessible', nodes, scope.names).length > 0 && { inaccessible: true }),
    ...(access !== undefined && { access }),
  };
}

/** Without versions of its own, a supergraph shows those of its subgraphs. */
function sinceOf(coordinate: string, scope: ModelScope): Since | undefined {
  const { history } = scope;
  if (history === undefined) return sinceFrom(coordinate, scope);
  const { added, changed } = history.get(coordinate) ?? {};
  if (added === undefined && changed === undefined) return undefined;
  const ref = (label: string): VersionRef => {
    const to = scope.changesOf(label);
    return to === undefined ? { label } : { label, to };
  };
  return {
    ...(added !== undefined && { added: ref(added) }),
    ...(changed !== undefined && { changed: ref(changed) }),
  };
}

/** A supergraph has no places, so the same reason in a subgraph is used, if there is one. */
function deprecation(
  coordinate: string,
  nodes: readonly DirectiveTarget[],
  scope: ModelScope,
): Description | undefined {
  const directive = directivesOf(nodes).find(({ name }) => name.value === 'deprecated');
  if (directive === undefined) return undefined;
  const reason = stringArgument(directive, 'reason');
  if (reason === undefined) return { markdown: '' };
  const written = originsFrom(coordinate, scope).map(({ deprecated }) => deprecated);
  return written.find((each) => each?.markdown === reason.value) ?? sdlDescription(reason, scope);
}
