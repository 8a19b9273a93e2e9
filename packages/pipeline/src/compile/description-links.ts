import type { SchemaEntry } from '@docgen/core/schema-model';
import type { SourceLink } from '@docgen/core/source-link';
import { descriptionsOf } from '@docgen/graphql/descriptions-of';
import type { DescriptionRenderer } from './description-renderer.ts';

/** Where the links of some definitions were written in the SDL: in descriptions, and as `@specifiedBy`. */
export function descriptionLinks(
  entries: readonly SchemaEntry[],
  renderer: DescriptionRenderer,
): SourceLink[] {
  const specifications = entries.flatMap((entry) =>
    entry.kind === 'scalars' && entry.specifiedBy !== undefined && entry.place !== undefined
      ? [{ href: entry.specifiedBy, place: entry.place }]
      : [],
  );
  return [...specifications, ...inDescriptions(entries, renderer)];
}

function inDescriptions(
  entries: readonly SchemaEntry[],
  renderer: DescriptionRenderer,
): SourceLink[] {
  return entries.flatMap(descriptionsOf).flatMap(({ markdown, place, indent }) => {
    if (place === undefined) return [];
    return renderer.rendered(markdown).links.map((link) => ({
      href: link.href,
      written: link.written,
      place: {
        file: place.file,
        line: (place.line ?? 1) + link.line - 1,
        column: place.column && (link.line === 1 ? place.column - 1 : (indent ?? 0)) + link.column,
      },
    }));
  });
}
