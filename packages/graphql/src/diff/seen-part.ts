import type { Visibility } from '@docgen/core/config';
import { isFederated } from '../federation/is-federated.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { visibleSchema } from '../visibility/visible-schema.ts';
import { withLinks } from './with-links.ts';

/** What is visible if a schema is compared as its clients see it. */
export function visibleToClients(
  { document, composed }: Pick<LoadedSchema, 'document' | 'composed'>,
  visibility: Visibility,
): Visibility {
  // Of a supergraph, `publicPart` takes what clients see.
  if (composed || !isFederated(document)) return visibility;
  const { hide } = visibility;
  const directives = [...(hide?.directives ?? []), '@inaccessible'];
  return { ...visibility, hide: { ...hide, directives } };
}

/** The part of a version that is compared. */
export function seenPart(schema: LoadedSchema, visibility: Visibility): LoadedSchema {
  return withLinks(visibleSchema(schema, visibility).value, schema.document);
}
