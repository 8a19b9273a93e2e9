import { type DocumentNode, Kind } from 'graphql';
import { linksOf } from '../federation/links-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';

/**
 * The visible part of a schema with the `@link` directives that `hide.federation` hides. They are
 * not compared, but tell which directives are those of federation, and under which names.
 *
 * @param whole - The document of the schema, including what is hidden.
 */
export function withLinks(visible: LoadedSchema, whole: DocumentNode): LoadedSchema {
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
