import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';
import { programOf } from '../render/page-inputs.ts';
import { drawRoute, prepareRoute } from './draw-route.ts';
import type { KnownSite } from './known-site.ts';
import { ANYWHERE, type LiveChange } from './live-change.ts';
import { settlePages, settleSite } from './settle-site.ts';
import { isFileAt, waitsForSchemas } from './site-paths.ts';
import type { Turns } from './turns.ts';

/** Draws requested pages of a live site, and shows what they have changed about the rest of it. */
export interface LiveDrawing {
  /**
   * Updates a route and draws it; `undefined` if that is not possible.
   *
   * @param pause - Called when the page is drawn; other pages are updated when it resolves.
   */
  readonly draw: (route: Route, pause: () => Promise<void>) => Promise<RenderedPage | undefined>;
  /** Does the work that remains, if the content at one of the output paths depends on it. */
  readonly settleFor: (paths: readonly string[], site: KnownSite) => Promise<void>;
  /** Source file of the page that was requested last, if it has one. */
  readonly lookedAt: () => string | undefined;
  /** Drops the work that remains. */
  readonly end: () => void;
}

export interface LiveDrawingInput {
  /** The current site; `undefined` until there is one. */
  readonly opened: () => KnownSite | undefined;
  readonly turns: Turns;
  /** Called when pages may look different from when they were last requested. */
  readonly onChange: (change: LiveChange) => void;
}

export function createLiveDrawing({ opened, turns, onChange }: LiveDrawingInput): LiveDrawing {
  let lookedAt: string | undefined;
  let isOver = false;
  /** Set while a page has changed something about the rest of this site that is not shown yet. */
  let unsettled: KnownSite | undefined;

  /** Shows what a page has changed about the rest of the site, unless the site was replaced. */
  function settleRest(site: KnownSite): Promise<void> {
    return turns.take('edit', async () => {
      if (site === unsettled) unsettled = undefined;
      if (isOver || site !== opened()) return;
      if (await settlePages(site)) onChange(ANYWHERE);
    });
  }

  return {
    async draw(route, pause) {
      const site = opened();
      if (site === undefined) return undefined;
      lookedAt = route.page.kind === 'doc' ? route.page.file : undefined;
      const isNews = await turns.take('request', () => prepareRoute(site, route));
      try {
        // Outside of the turn, because its diagrams may take long, and others may be requested
        // meanwhile.
        const program = await programOf(route, site.docs, site.diagramModule);
        return await turns.take('request', () => drawRoute(site, route, program));
      } finally {
        if (isNews) {
          unsettled = site;
          void pause().then(() => settleRest(site));
        }
      }
    },
    async settleFor(paths, site) {
      if (waitsForSchemas(site, paths)) {
        if (await turns.take('request', () => settleSite(site))) onChange(ANYWHERE);
      } else if (site === unsettled && !isFileAt(site, paths)) {
        await settleRest(site);
      }
    },
    lookedAt: () => lookedAt,
    end() {
      isOver = true;
    },
  };
}
