import type { ServerBundle } from '@docgen/bundler/bundle-server';
import type { Place } from '@docgen/core/diagnostic';
import type { Page } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { Description, SchemaDefinition, SchemaEntry } from '@docgen/core/schema-model';
import type { Site } from '@docgen/core/site';
import type { SourceLink } from '@docgen/core/sources/source-link';
import { descriptionsOf, descriptionsOfDefinition } from '@docgen/graphql/entries/descriptions-of';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { DescriptionRenderer } from '../descriptions/description-renderer.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import { codeLinks } from './code-links.ts';

/** The renderer of the descriptions on a page. */
export function descriptionsOn(page: Page, { descriptions }: SitePlan): DescriptionRenderer {
  return page.kind === 'schema' ? descriptions.within(page.schema) : descriptions;
}

/**
 * The places of the links on a page; computed only if one of them is broken.
 *
 * @param server - The bundle that the page is rendered with.
 */
export function linksOfPage(
  plan: SitePlan,
  server: Pick<ServerBundle, 'codeOf'> | undefined,
  { page }: Route,
): Pick<CheckedPage, 'sourceFile' | 'linksOf'> {
  const { docs, site } = plan;
  if (page.kind === 'doc') {
    const { parts = [] } = docs.get(page.file) ?? {};
    const code = () => server?.codeOf(page.file) ?? [];
    return {
      sourceFile: page.file,
      linksOf: () => [
        ...parts.flatMap(({ links }) => links),
        ...code().flatMap((file) => codeLinks(file, plan.config)),
      ],
    };
  }
  if (page.kind !== 'schema') return {};
  const { entry, schema } = page;
  const descriptions = descriptionsOn(page, plan);
  const linksIn = (entries: readonly SchemaEntry[], others: readonly Description[] = []) => [
    ...specifications(entries),
    ...descriptionLinks([...others, ...entries.flatMap(descriptionsOf)], descriptions),
  ];
  if (entry !== undefined) return { linksOf: () => linksIn([entry]) };
  const model = site.schemas.find((candidate) => candidate.id === schema);
  if (model === undefined) return {};
  const { definition } = model;
  return {
    linksOf: () => [
      ...contactLinks(definition),
      ...linksIn(model.entries, descriptionsOfDefinition(definition)),
    ],
  };
}

/** The source file of a page; for a start page of a schema, that of its first definition. */
export function pagePlace({ path, page }: Route, { schemas }: Site): Place {
  if (page.kind === 'doc') return { file: page.file };
  const model = page.kind === 'schema' && schemas.find(({ id }) => id === page.schema);
  const entry = model ? (page.entry ?? model.entries[0]) : undefined;
  return entry?.place ?? { file: path };
}

/** The places of the addresses in `@specifiedBy` in the SDL. */
function specifications(entries: readonly SchemaEntry[]): SourceLink[] {
  return entries.flatMap((entry) =>
    entry.kind === 'scalars' && entry.specifiedBy !== undefined && entry.place !== undefined
      ? [{ href: entry.specifiedBy, place: entry.place }]
      : [],
  );
}

/** The place of the address in `@contact` in the SDL. */
function contactLinks({ contact }: SchemaDefinition): SourceLink[] {
  const { to: href, place } = contact ?? {};
  return href === undefined || place === undefined ? [] : [{ href, place }];
}

/** The places of the links in descriptions in the SDL. */
function descriptionLinks(
  descriptions: readonly Description[],
  renderer: DescriptionRenderer,
): SourceLink[] {
  return descriptions.flatMap((description) => {
    const { place, indent } = description;
    if (place === undefined) return [];
    return renderer.rendered(description).links.map((link) => ({
      href: link.href,
      written: link.written,
      missing: link.missing,
      inDescription: description.linkBase === undefined,
      place: {
        ...place,
        // A description without a line has a schema coordinate.
        line: place.line && place.line + link.line - 1,
        column: place.column && (link.line === 1 ? place.column - 1 : (indent ?? 0)) + link.column,
      },
    }));
  });
}
