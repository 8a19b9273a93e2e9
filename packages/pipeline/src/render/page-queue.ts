import type { Page, SchemaPage } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { CompiledDoc } from '../compile/compile-doc.ts';

/** What the queue looks at of a `SitePlan`. */
interface QueuedSite {
  readonly site: { readonly routes: readonly Route[] };
  readonly docs: ReadonlyMap<string, Pick<CompiledDoc, 'hasDiagrams' | 'program'>>;
}

/** Pages to be made. */
export interface PageQueue {
  readonly size: number;
  /**
   * Takes pages out. A few of them are manuals, whose HTML is read by the thread that finishes pages,
   * the others are the reference, which keeps that thread waiting; so both threads always have
   * something to do. What waits for a drawing is taken when that is there.
   *
   * @param most - So many pages at most.
   * @returns None when there are none left.
   */
  readonly take: (most: number) => Promise<readonly Route[]>;
}

/** @param entities - What start pages of schemas wait for. */
export function pageQueue({ site, docs }: QueuedSite, entities: Promise<unknown>): PageQueue {
  const pages = site.routes.filter(({ page }) => page.kind !== 'redirect');
  const manuals: Route[] = [];
  const others: Route[] = [];
  const undrawn = new Map<Route, Promise<unknown>>();
  for (const route of pages) {
    const { page } = route;
    const doc = page.kind === 'doc' ? docs.get(page.file) : undefined;
    const ready = page.kind === 'doc' ? manuals : others;
    const drawing = doc?.hasDiagrams ? doc.program : isStartOfSchema(page) ? entities : undefined;
    const isDrawn = (): void => {
      undrawn.delete(route);
      ready.push(route);
    };
    if (drawing === undefined) ready.push(route);
    // A drawing that fails is told where it is used.
    else undrawn.set(route, drawing.then(isDrawn, isDrawn));
  }
  const share = pages.filter(({ page }) => page.kind === 'doc').length / pages.length;
  return {
    size: pages.length,
    async take(most) {
      const isEmpty = manuals.length === 0 && others.length === 0;
      if (isEmpty && undrawn.size > 0) await Promise.race(undrawn.values());
      const first = manuals.splice(0, others.length === 0 ? most : Math.ceil(most * share));
      return [...first, ...others.splice(0, most - first.length)];
    },
  };
}

/** Whether a page is the first of a schema, with the picture of its entities. */
export function isStartOfSchema(page: Page): page is SchemaPage {
  return page.kind === 'schema' && page.entry === undefined && !page.deprecations;
}
