import type { SchemaModel } from '@docgen/core/schema-model';
import { createDescriptionRenderer } from '../compile/description-renderer.ts';

export { buildSchemaModel } from '@docgen/graphql/build-schema-model';
export { composeSupergraph } from '@docgen/graphql/compose-supergraph';
export { loadSubgraph } from '@docgen/graphql/load-subgraph';

/** Where links lead does not show in a plain text. */
const NO_TARGETS = {
  style: { basePath: '/', trailingSlash: 'preserve' },
  routeOfFile: new Map<string, string>(),
  contentFolders: [],
} as const;

/**
 * The first sentences of a schema's descriptions as plain text, in the order of its entries; `null`
 * for entries without. A description that cannot be rendered is told when its page is.
 */
export function summariesOf({ entries }: SchemaModel): (string | null)[] {
  const { summary } = createDescriptionRenderer(NO_TARGETS, '');
  return entries.map(({ description }) => summary(description) ?? null);
}
