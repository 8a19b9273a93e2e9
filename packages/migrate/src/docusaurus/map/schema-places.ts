import { posix } from 'node:path';
import type { SchemaSidebarItemConfig } from '@docgen/core/config';
import { isWithin } from '@docgen/files/is-within';
import { type ForeignValue, isForeignList, isForeignObject } from '../../foreign/foreign-value.ts';
import type { PageAddress } from '../../page-addresses.ts';
import { isOwnPage } from '../read/definition-folders.ts';
import type { DocsInstance } from '../read/docs-instances.ts';
import type { FoundSchema } from '../read/schema-files.ts';

/**
 * Distinguishes handwritten pages of a docs instance from pages that were generated from a schema.
 */
export interface SchemaPlaces {
  /** Whether a handwritten page has the id. */
  readonly hasPage: (id: string) => boolean;
  /** The schema from which the page or folder at a path was generated. */
  readonly schemaAt: (path: string) => FoundSchema | undefined;
  /** Whether a folder contains handwritten pages. */
  readonly hasPagesIn: (folder: string) => boolean;
  /** The schemas whose pages were generated into a folder or below. */
  readonly schemasIn: (folder: string) => readonly FoundSchema[];
}

/**
 * Determines which pages of a docs instance are handwritten, and which are generated.
 *
 * @param schemas - The migrated schemas; those with pages in other docs instances are ignored.
 * @param pages - Pages of all content roots.
 */
export function schemaPlaces(
  schemas: readonly FoundSchema[],
  pages: readonly PageAddress[],
  { content }: DocsInstance,
): SchemaPlaces {
  const own = schemas.flatMap((schema) =>
    schema.docs?.content === content ? [{ schema, folder: schema.docs.folder }] : [],
  );
  const innermost = own.toSorted((a, b) => b.folder.length - a.folder.length);
  const placeAt = (path: string) => innermost.find(({ folder }) => isWithin(path, folder));
  const isAuthored = (path: string) => {
    const { folder = '.', schema } = placeAt(path) ?? {};
    // If pages are generated into the content root itself, all of its pages count as handwritten.
    return folder === '.' || isOwnPage(posix.relative(folder, path), schema?.isByKind);
  };
  const authored = pages.filter((page) => page.content === content && isAuthored(page.path));
  const hasPage = (id: string) => authored.some((page) => page.id === id);
  const hasPagesIn = (folder: string) => authored.some(({ path }) => isWithin(path, folder));
  return {
    schemaAt(path) {
      const place = placeAt(path);
      const isOwn = path !== place?.folder && (hasPage(path) || hasPagesIn(path));
      return isOwn ? undefined : place?.schema;
    },
    hasPage,
    hasPagesIn,
    schemasIn: (folder) =>
      own.filter((place) => isWithin(place.folder, folder)).map(({ schema }) => schema),
  };
}

/** The sidebar entry of a schema, grouped like its pages. */
export function schemaItem({ id, grouping }: FoundSchema): SchemaSidebarItemConfig {
  return { type: 'schema', schema: id, groupBy: grouping?.by };
}

/** Ids of the schemas whose pages or folders a sidebar names. */
export function schemasNamed(value: ForeignValue | undefined, places: SchemaPlaces): string[] {
  if (typeof value === 'string') {
    const schema = places.hasPage(value) ? undefined : places.schemaAt(value);
    return schema === undefined || schema.docs?.folder === '.' ? [] : [schema.id];
  }
  if (isForeignList(value)) return value.flatMap((entry) => schemasNamed(entry, places));
  if (!isForeignObject(value)) return [];
  const { type, id, dirName, items, link } = value;
  const named = type === undefined ? Object.values(value) : [id, dirName, items, link];
  return named.flatMap((entry) => schemasNamed(entry, places));
}
