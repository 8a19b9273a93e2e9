import { type ForeignValue, isForeignList, isForeignObject } from '../foreign/foreign-value.ts';
import type { CarriedSchema } from './carried-schemas.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { PageAddress } from './page-addresses.ts';
import { isWithin } from './project-path.ts';

/** Tells authored pages and pages that were generated from a schema apart. */
export interface SchemaPlaces {
  /** True for the id of an authored page. */
  readonly hasPage: (id: string, docs: DocsInstance) => boolean;
  /** The schema that the page or folder at a path was generated from. */
  readonly schemaAt: (path: string, docs: DocsInstance) => CarriedSchema | undefined;
  /** True for a folder with authored pages. */
  readonly hasPagesIn: (folder: string, docs: DocsInstance) => boolean;
  /** The schemas whose pages were generated into a folder or below it. */
  readonly schemasIn: (folder: string, docs: DocsInstance) => readonly CarriedSchema[];
}

export function schemaPlaces(
  schemas: readonly CarriedSchema[],
  pages: readonly PageAddress[],
): SchemaPlaces {
  const ofDocs = ({ content }: DocsInstance) =>
    schemas.flatMap((schema) =>
      schema.docs?.content === content ? [{ schema, folder: schema.docs.folder }] : [],
    );
  const schemaAt: SchemaPlaces['schemaAt'] = (path, docs) =>
    ofDocs(docs)
      .filter(({ folder }) => isWithin(path, folder))
      .toSorted((a, b) => b.folder.length - a.folder.length)[0]?.schema;
  // Where pages are generated beside authored ones, what is in the folder counts as authored.
  const isGenerated = (path: string, docs: DocsInstance) => {
    const schema = schemaAt(path, docs);
    return schema !== undefined && schema.docs?.folder !== '.';
  };
  const authored = (docs: DocsInstance) =>
    pages.filter(({ content, path }) => content === docs.content && !isGenerated(path, docs));
  return {
    schemaAt,
    hasPage: (id, docs) => authored(docs).some((page) => page.id === id),
    hasPagesIn: (folder, docs) => authored(docs).some(({ path }) => isWithin(path, folder)),
    schemasIn: (folder, docs) =>
      ofDocs(docs)
        .filter((entry) => isWithin(entry.folder, folder))
        .map(({ schema }) => schema),
  };
}

/** Ids of the schemas that a sidebar names by a page or folder of theirs. */
export function schemasNamed(
  value: ForeignValue | undefined,
  docs: DocsInstance,
  places: SchemaPlaces,
): string[] {
  if (typeof value === 'string') {
    const schema = places.hasPage(value, docs) ? undefined : places.schemaAt(value, docs);
    return schema === undefined || schema.docs?.folder === '.' ? [] : [schema.id];
  }
  if (isForeignList(value)) return value.flatMap((entry) => schemasNamed(entry, docs, places));
  if (!isForeignObject(value)) return [];
  const { type, id, dirName, items, link } = value;
  const named = type === undefined ? Object.values(value) : [id, dirName, items, link];
  return named.flatMap((entry) => schemasNamed(entry, docs, places));
}
