import type { Route } from '@docgen/core/route';
import type { CheckedPage } from '@docgen/links/checked-page';
import { descriptionLinks } from '../compile/description-links.ts';
import type { SitePlan } from '../plan/plan-site.ts';

/** Where the links of a page were written; asked for only when one of them is broken. */
export function pageSource(
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
