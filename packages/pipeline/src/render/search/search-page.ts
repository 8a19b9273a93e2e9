import type { Page } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { Description, EntryKind } from '@docgen/core/schema-model';
import { oneLine } from '@docgen/core/strings/one-line';
import { changesSections } from '@docgen/search/changes-sections';
import { definitionSections } from '@docgen/search/definition-sections';
import type { SearchPage, SearchSection } from '@docgen/search/search-page';
import { definitionKey } from '@docgen/site/schemas/also-in';
import type { SitePlan } from '../../plan/plan-site.ts';
import type { PageThread } from '../../thread/page-thread.ts';
import { manualsScope } from './search-scopes.ts';

/** What readers search for; `KIND_LABELS` are what pages say. */
const KINDS: Readonly<Record<EntryKind, string>> = {
  directives: 'directive',
  enums: 'enum',
  inputs: 'input',
  interfaces: 'interface',
  mutations: 'mutation',
  objects: 'object type',
  queries: 'query',
  scalars: 'scalar',
  subscriptions: 'subscription',
  unions: 'union',
};

export interface SearchSource {
  readonly plan: SitePlan;
  /** Extracts sections from the HTML of authored pages. */
  readonly thread: Pick<PageThread, 'sections'>;
}

/**
 * The search data of a rendered page. Pages of the reference are indexed by their data, authored
 * pages by their HTML, so that components and partials are included as readers see them.
 *
 * @param article - HTML of the page's article.
 * @returns `null` for pages that must not be found: unlisted ones, and lists of usages.
 */
export async function searchPage(
  source: SearchSource,
  route: Route,
  article: string,
): Promise<SearchPage | null> {
  const known = unrenderedPage(source.plan, route);
  if (known === null) return null;
  const sections = sectionsOf(source, route, article, known.sections);
  return sections.then((found) => ({ ...known, sections: found }));
}

/**
 * The search data of a page that has not been rendered: title and description. See
 * {@link searchPage}.
 */
export function unrenderedPage({ config, site }: SitePlan, route: Route): SearchPage | null {
  const { page } = route;
  if (!config.search || !isFindable(page)) return null;
  const context = route.breadcrumbs.slice(0, -1).map(({ label }) => label);
  return {
    route: route.path,
    context: context.join(' › '),
    keywords: keywordsOf(route),
    definition: definitionOf(route, site.schemas),
    sections: [{ id: '', title: page.title, text: page.description ?? '' }],
  };
}

type SearchablePage = Extract<Page, { kind: 'doc' | 'category' | 'schema' }>;

function isFindable(page: Page): page is SearchablePage {
  switch (page.kind) {
    case 'doc':
      return !page.unlisted;
    case 'schema':
      return !page.usages;
    case 'category':
      return true;
    case 'not-found':
    case 'redirect':
      return false;
  }
}

async function sectionsOf(
  { plan, thread }: SearchSource,
  { page }: Route,
  article: string,
  known: readonly SearchSection[],
): Promise<readonly SearchSection[]> {
  if (page.kind === 'doc') return thread.sections(page.title, article);
  if (page.kind !== 'schema') return known;
  if (page.lists === 'changes') {
    const { changes = [] } = plan.site.schemas.find(({ id }) => id === page.schema) ?? {};
    return [...known, ...changesSections(changes)];
  }
  if (page.entry === undefined) return known;
  const plain = (description: Description) => oneLine(plan.descriptions.rendered(description).text);
  return definitionSections(page.entry, plain);
}

function keywordsOf({ page }: Route): readonly string[] {
  if (page.kind === 'doc') return page.keywords;
  return page.kind === 'schema' && page.entry !== undefined ? [KINDS[page.entry.kind]] : [];
}

/** Indexes of groups, such as all mutations, are in each schema, too. */
function definitionOf(
  { page, breadcrumbs }: Route,
  schemas: SitePlan['site']['schemas'],
): string | undefined {
  if (page.kind === 'schema') return page.entry && definitionKey(page.entry);
  const start = breadcrumbs.findIndex(({ to }) => schemas.some(({ route }) => route === to));
  if (page.kind !== 'category' || start < 0) return undefined;
  const labels = breadcrumbs.slice(start + 1).map(({ label }) => label);
  return `/${labels.join('/')}`;
}

/**
 * Id of the scope that a page belongs to. Indexes of groups belong to the schema whose pages they
 * list.
 */
export function scopeOf(
  { page, path, breadcrumbs }: Route,
  { site, config }: Pick<SitePlan, 'site' | 'config'>,
): string {
  if (page.kind === 'schema') return page.schema;
  const above = new Set(page.kind === 'category' ? breadcrumbs.map(({ to }) => to) : []);
  const schema = site.schemas.find(({ route }) => above.has(route));
  return schema?.id ?? manualsScope(path, config.versions);
}
