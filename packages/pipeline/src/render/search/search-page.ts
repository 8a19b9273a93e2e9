import type { Route } from '@docgen/core/route';
import type { EntryKind } from '@docgen/core/schema-model';
import type { RenderedPage } from '@docgen/runtime/server';
import { entrySections } from '@docgen/search/entry-sections';
import type { SearchPage, SearchSection } from '@docgen/search/search-page';
import type { SitePlan } from '../../plan/plan-site.ts';
import type { PageThread } from '../page-thread.ts';
import { MANUALS } from './search-scopes.ts';

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
  /** Reads the HTML of authored pages. */
  readonly thread: Pick<PageThread, 'sections'>;
}

/**
 * What search knows of a rendered page. Pages of the reference tell by their data, authored pages by
 * their HTML, so that components and partials are what readers see of them.
 *
 * @returns `null` for pages that nobody shall find: those that say so, and lists of usages.
 */
export async function searchPage(
  source: SearchSource,
  route: Route,
  rendered: RenderedPage,
): Promise<SearchPage | null> {
  if (!source.plan.config.search) return null;
  const sections = await sectionsOf(source, route, rendered);
  if (sections === undefined) return null;
  const context = route.breadcrumbs.slice(0, -1).map(({ label }) => label);
  return {
    route: route.path,
    scope: scopeOf(route, source.plan),
    context: context.join(' › '),
    keywords: keywordsOf(route),
    sections,
  };
}

async function sectionsOf(
  { plan, thread }: SearchSource,
  { page }: Route,
  { article, headings, view }: RenderedPage,
): Promise<SearchSection[] | undefined> {
  if (view.meta.noindex) return undefined;
  switch (page.kind) {
    case 'doc':
      return thread.sections(page.title, article);
    case 'category':
      return [{ id: '', title: page.title, text: page.description ?? '' }];
    case 'schema': {
      if (page.usages) return undefined;
      const plain = (markdown: string) =>
        plan.descriptions.rendered(markdown).text.replace(/\s+/g, ' ').trim();
      if (page.entry !== undefined) return entrySections(page.entry, headings, plain);
      return [{ id: '', title: page.title, text: page.description ?? '' }];
    }
    case 'not-found':
    case 'redirect':
      return undefined;
  }
}

function keywordsOf({ page }: Route): readonly string[] {
  if (page.kind === 'doc') return page.keywords;
  return page.kind === 'schema' && page.entry !== undefined ? [KINDS[page.entry.kind]] : [];
}

/** Indexes of groups belong to the schema whose pages they list. */
function scopeOf({ page, breadcrumbs }: Route, { site }: SitePlan): string {
  if (page.kind === 'schema') return page.schema;
  if (page.kind !== 'category') return MANUALS.id;
  const above = new Set(breadcrumbs.map(({ to }) => to));
  return site.schemas.find(({ route }) => above.has(route))?.id ?? MANUALS.id;
}
