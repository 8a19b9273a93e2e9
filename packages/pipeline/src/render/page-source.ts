import type { Place } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { CheckedPage } from '@docgen/links/checked-page';
import { descriptionLinks } from '../compile/description-links.ts';
import type { SitePlan } from '../plan/plan-site.ts';

/** Where the links of a page were written; asked for only when one of them is broken. */
export function linksOfPage(
  { docs, site, descriptions }: SitePlan,
  { page }: Route,
): Pick<CheckedPage, 'sourceFile' | 'linksOf'> {
  if (page.kind === 'doc') {
    const links = docs.get(page.file)?.links ?? [];
    return { sourceFile: page.file, linksOf: () => links };
  }
  if (page.kind !== 'schema') return {};
  const { entry, schema } = page;
  if (entry !== undefined) return { linksOf: () => descriptionLinks([entry], descriptions) };
  const model = site.schemas.find((candidate) => candidate.id === schema);
  return { linksOf: () => descriptionLinks(model?.entries ?? [], descriptions) };
}

/** The file that a page comes from: of a start page that of its first definition. */
export function pagePlace({ path, page }: Route, { schemas }: Site): Place {
  if (page.kind === 'doc') return { file: page.file };
  const model = page.kind === 'schema' && schemas.find(({ id }) => id === page.schema);
  const entry = model ? (page.entry ?? model.entries[0]) : undefined;
  return entry?.place ?? { file: path };
}
