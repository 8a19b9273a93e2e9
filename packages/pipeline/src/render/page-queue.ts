import type { Route } from '@docgen/core/route';
import { isStartOfSchema } from '@docgen/core/schema/is-start-of-schema';
import type { CompiledDoc } from '../compile/compile-doc.ts';

/** The part of a `SitePlan` that the queue uses. */
interface QueuedSite {
  readonly site: { readonly routes: readonly Route[] };
  readonly docs: ReadonlyMap<string, Pick<CompiledDoc, 'hasDiagrams' | 'program'>>;
}

/** The pages that have to be made. */
export interface PageQueue {
  readonly size: number;
  /**
   * Takes pages out of the queue. Manuals are mixed with pages of the reference: the HTML of
   * manuals keeps the thread that finishes pages busy, whereas the reference needs little of it. So
   * both threads always have work. Pages that wait for a drawing are taken once it is done.
   *
   * @param most - Maximum number of pages.
   * @returns Empty if the queue is empty.
   */
  readonly take: (most: number) => Promise<readonly Route[]>;
}

/** @param entities - Settles when the start pages of schemas can be made. */
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
    // Also after a failed drawing, which is reported where the drawing is used.
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
