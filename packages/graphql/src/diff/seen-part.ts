import type { Visibility } from '@docgen/core/config';
import { type DocumentNode, Kind } from 'graphql';
import { isFederated } from '../federation/is-federated.ts';
import { linksOf } from '../federation/links-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { visibleSchema } from '../visibility/visible-schema.ts';

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

/**
 * The visible part of a schema with the `@link` directives that `hide.federation` hides. They are
 * not compared, but tell which directives are those of federation, and under which names.
 *
 * @param whole - The document of the schema, including what is hidden.
 */
function withLinks(visible: LoadedSchema, whole: DocumentNode): LoadedSchema {
  if (linksOf(visible.document).length > 0) return visible;
  const directives = linksOf(whole).map(({ node }) => node);
  if (directives.length === 0) return visible;
  const { document } = visible;
  const definitions = [
    ...document.definitions,
    { kind: Kind.SCHEMA_EXTENSION, directives } as const,
  ];
  return { ...visible, document: { ...document, definitions } };
}
