import type { Checked } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { PageAddresses, PageScan } from '@docgen/links/scan-page';
import type { Kept, Memo } from '@docgen/memo/memo';
import { type Computed, type Part, type Parts, partsOf } from '@docgen/memo/parts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { OutputFile } from '../write/previous-output.ts';
import { type EmittedPage, emitPage, type PageEmission, type ReadPage } from './emit-page.ts';
import type { PageProgram } from './page-inputs.ts';
import { descriptionsOn, linksOfPage } from './page-source.ts';
import { type PageRendering, renderPage } from './render-page.ts';
import { scopeOf } from './search/search-page.ts';
import type { FindablePage } from './search/write-search.ts';

/** The input for making the pages of a site. */
export interface PageMaking {
  readonly rendering: PageRendering;
  readonly emission: PageEmission;
  /** Caches the results of pages. */
  readonly memo: Memo;
  /**
   * Source files of pages with reported errors. Errors that they throw are not reported in
   * addition.
   */
  readonly faulty: ReadonlySet<string>;
}

/** A page that is being made. */
export interface PageUnderWay {
  /**
   * Resolves when the page has been rendered, or need not be, with the diagnostics of rendering.
   */
  readonly rendered: Promise<Checked<unknown>>;
  /**
   * Resolves when the page is in the output, with the data for the link check. `undefined` for a
   * page with errors.
   */
  readonly emitted: Promise<Checked<MadePage | undefined>>;
}

export interface ScannedPage extends CheckedPage {
  /** Hash of the possible targets of links. */
  readonly targets: string;
  /** Hash of the addresses on the page. */
  readonly addresses: string;
}

export interface MadePage extends ScannedPage, FindablePage {}

/**
 * Makes the files of a page, unless the previous output already contains them. A page that is drawn
 * by code of an author that may depend on more than the page, such as a theme, is always made,
 * because its dependencies are unknown.
 */
export function makePage(
  { rendering, emission, memo }: PageMaking,
  route: Route,
  program: PageProgram,
): PageUnderWay {
  const { plan, stage } = emission;
  const { page, path } = route;
  const descriptions = descriptionsOn(page, plan);
  const input = rendering.inputOf(route, program);
  const image = rendering.imageOf(route);
  const { isData, isPure, hash } = (page.kind === 'doc' && plan.docs.get(page.file)) || GENERATED;
  const isKept = isPure && rendering.server.themeAuthor === undefined;
  let settle: (rendered: Checked<unknown> | Promise<never>) => void = () => {};
  const rendered = new Promise<Checked<unknown>>((resolve) => {
    settle = resolve;
  });
  const own = inputsOf(route, program.program?.hash ?? hash, rendering);
  const looks = {
    ...descriptions.looks,
    cards: input.cards,
    isInOutput: (files: readonly OutputFile[]) => stage.carry(files),
  };
  const renderAndEmit = async (asked: typeof looks): Promise<Checked<EmittedPage | undefined>> => {
    const markdown = descriptions.htmlAsking(asked);
    const { value, diagnostics } = await renderPage(
      { ...rendering, context: { ...rendering.context, markdown } },
      route,
      { ...input, cards: asked.cards, image, isData },
    );
    settle({ value: undefined, diagnostics });
    return value === undefined ? { value, diagnostics: [] } : emitPage(emission, route, value);
  };
  const make = async (asked: typeof looks): Promise<Checked<Computed<ReadPage> | undefined>> => {
    const { value, diagnostics } = await renderAndEmit(asked);
    if (value === undefined) return { value, diagnostics };
    const { files, ...read } = value;
    asked.isInOutput(files);
    return { value: read, diagnostics };
  };
  const kept: Promise<Kept<ReadPage>> = isKept
    ? memo.node({
        kind: 'output',
        id: path,
        origin: [rendering.hash, own, input.origin, image],
        inputs: () => [rendering.hash, own, input.hash(), image],
        looks,
        compute: make,
      })
    : make(looks).then(({ value, diagnostics }) => ({
        diagnostics,
        parts: value && partsOf<ReadPage>(value),
      }));
  const emitted = kept.then(({ parts, diagnostics }) => {
    settle({ value: undefined, diagnostics: [] });
    const value = parts && madePage(route, parts, plan);
    return { value, diagnostics };
  });
  emitted.catch((error: unknown) => settle(Promise.reject(error)));
  return { rendered, emitted };
}

/** Values for pages that have no source file. */
const GENERATED = { isData: true, isPure: true, hash: undefined };

function madePage(
  route: Route,
  { ids, addresses, search }: Parts<ReadPage>,
  plan: SitePlan,
): MadePage {
  return {
    route: route.path,
    scope: scopeOf(route, plan),
    targets: ids.hash,
    addresses: addresses.hash,
    search,
    scan: lazyScan(ids, addresses),
    ...linksOfPage(plan, route),
  };
}

/** Decoded on demand, because the scans of most pages are never read. */
function lazyScan(ids: Part<ReadPage['ids']>, addresses: Part<PageAddresses>): PageScan {
  return {
    get ids() {
      return ids.value();
    },
    get references() {
      return addresses.value().references;
    },
    get unsafe() {
      return addresses.value().unsafe;
    },
  };
}

/**
 * @param code - Hash of the compiled page.
 * @returns The route, with large values replaced by hashes.
 */
function inputsOf(route: Route, code: string | undefined, { modelHash }: PageRendering): unknown {
  const { page } = route;
  if (page.kind !== 'schema') return [route, code];
  const { entry, ...rest } = page;
  return [{ ...route, page: rest }, entry?.coordinate, entry?.route, modelHash(page.schema)];
}
