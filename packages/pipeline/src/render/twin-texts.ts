import { canonicalUrl } from '@docgen/core/addresses/address';
import { DRAFT_NOTE } from '@docgen/core/pages/draft-note';
import type { Route } from '@docgen/core/route';
import { siteVersions } from '@docgen/site/site-versions';
import { descriptionMarkdown } from '@docgen/twins/html/html-markdown';
import { markdownText } from '@docgen/twins/markdown/markdown-text';
import { versionNote } from '@docgen/twins/markdown/version-note';
import { pageMarkdown } from '@docgen/twins/page-markdown';
import type { TwinSite } from '@docgen/twins/twin-site';
import type { SitePlan } from '../plan/plan-site.ts';
import type { PageThread } from '../thread/page-thread.ts';
import { descriptionsOn } from './page-source.ts';

/**
 * Returns the text of a page's Markdown twin: that of an authored page is derived from the HTML of
 * its article, all others from their data. `undefined` for a page without a twin.
 */
export type TwinTexts = (route: Route, article: string) => Promise<string | undefined>;

/**
 * Creates {@link TwinTexts} for a site.
 *
 * @param ofArticle - Converts the article of an authored page.
 */
export function twinTexts(plan: SitePlan, ofArticle: PageThread['twin']): TwinTexts {
  const noteOf = versionNotes(plan);
  const siteOf = twinSites(plan);
  return async (route, article) => {
    const { path, page } = route;
    const note = noteOf(path);
    if (page.kind !== 'doc') {
      const text = pageMarkdown(siteOf(route), page);
      return text === undefined ? undefined : note + text;
    }
    const { title, description, draft } = page;
    const banners = note + (draft ? `> ${markdownText(plan.config, DRAFT_NOTE)}\n\n` : '');
    const { texts } = plan.config;
    const made = ofArticle({ title, description, texts }, article, canonicalUrl(path, plan.config));
    // Unlike `await`, does not retain the article.
    return made.then((text) => banners + text);
  };
}

/** Creates a function that returns the input for the twin of a page. */
function twinSites(plan: SitePlan): (route: Route) => TwinSite {
  const { config, site } = plan;
  const schemas = new Map(site.schemas.map((schema) => [schema.id, schema]));
  const toMarkdown = descriptionMarkdown();
  return ({ page, path }) => {
    const base = canonicalUrl(path, config);
    const { html } = descriptionsOn(page, plan);
    const describe: TwinSite['describe'] = (description, options) =>
      toMarkdown(html(description, options), base);
    return { config, schemas, describe };
  };
}

/**
 * Creates a function that returns what twins of pages start with, given their routes; see
 * `versionNote`.
 */
function versionNotes({ config, site }: SitePlan): (route: string) => string {
  if (config.versions.every(({ banner }) => banner === undefined)) return () => '';
  const { versionOf, linksOf } = siteVersions(config.versions, site.routes);
  return (route) => versionNote(versionOf(route), linksOf(route)[0]?.to, config);
}
