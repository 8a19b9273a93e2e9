import type { HideConfig } from '@docgen/core/config';
import { isFederated } from '../is-federated.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { visibleSchema } from '../visibility/visible-schema.ts';
import { withLinks } from './with-links.ts';

/** What to hide if a schema is compared as its clients see it. */
export function hiddenFromClients(
  { document, composed }: Pick<LoadedSchema, 'document' | 'composed'>,
  hide: HideConfig,
): HideConfig {
  // Of a supergraph, `publicPart` takes what clients see.
  if (composed || !isFederated(document)) return hide;
  return { ...hide, directives: [...(hide.directives ?? []), '@inaccessible'] };
}

/** The part of a version that is compared. */
export function seenPart(schema: LoadedSchema, hide: HideConfig): LoadedSchema {
  return withLinks(visibleSchema(schema, hide).value, schema.document);
}
