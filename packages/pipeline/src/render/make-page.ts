import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { PageAddresses, PageScan } from '@docgen/links/scan-page';
import type { Kept, Memo } from '@docgen/memo/memo';
import { type Computed, type Part, type Parts, partsOf } from '@docgen/memo/parts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { OutputFile } from '../write/previous-output.ts';
import { type EmittedPage, emitPage, type PageEmission, type ReadPage } from './emit-page.ts';
import { nestingProblems } from './nesting-problems.ts';
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

/** A page that is being made. The next page can be rendered before this one is written. */
export interface PageUnderWay {
  /** Resolves with the diagnostics of rendering, or if the page need not be rendered. */
  readonly rendered: Promise<readonly Diagnostic[]>;
  /**
   * Resolves when the page is in the output, with the data for the link check. `undefined` for a
   * page with errors.
   */
  readonly emitted: Promise<Checked<MadePage | undefined>>;
}

/** A page in the output, with the data for the link check. */
export interface ScannedPage extends CheckedPage {
  /** Hash of the possible targets of links. */
  readonly targets: string;
  /** Hash of the addresses on the page. */
  readonly addresses: string;
}

/** A page in the output, with the data for the link check and for search. */
export interface MadePage extends ScannedPage, FindablePage {}

/**
 * Makes the files of a page: renders it and writes it to the output stage, or reuses the files of
 * the previous output. A page that is drawn by code of an author that may depend on more than the
 * page, such as a theme, is never reused, because its dependencies are unknown.
 */
export function makePage(
  { rendering, emission, memo }: PageMaking,
  route: Route,
  program: PageProgram,
): PageUnderWay {
  const { plan, stage } = emission;
  const { page, path } = route;
  const { isData, isPure, hash } = (page.kind === 'doc' && plan.docs.get(page.file)) || GENERATED;
  const descriptions = descriptionsOn(page, plan);
  const input = rendering.inputOf(route, program);
  const image = rendering.imageOf(route);
  /** What the page may show of the rest of the site. */
  const looks = {
    ...descriptions.looks,
    cards: input.cards,
    isInOutput: (files: readonly OutputFile[]) => stage.carry(files),
  };
  let finishRendering: (found: readonly Diagnostic[] | Promise<never>) => void = () => {};
  const rendered = new Promise<readonly Diagnostic[]>((resolve) => {
    finishRendering = resolve;
  });
  // Not part of `make`, which would keep the rendered page in memory until it is written.
  const renderAndEmit = async (
    recorded: typeof looks,
  ): Promise<Checked<EmittedPage | undefined>> => {
    const markdown = descriptions.htmlAsking(recorded);
    const { value, diagnostics } = await renderPage(rendering, route, {
      ...input,
      cards: recorded.cards,
      image,
      markdown,
      isData,
    });
    finishRendering(diagnostics);
    if (value === undefined) return { value, diagnostics: [] };
    const found = nestingProblems(route, value);
    const emitted = emitPage(emission, route, value);
    return emitted.then((page) => ({ ...page, diagnostics: [...page.diagnostics, ...found] }));
  };
  const make = async (recorded: typeof looks): Promise<Checked<Computed<ReadPage> | undefined>> => {
    const { value, diagnostics } = await renderAndEmit(recorded);
    if (value === undefined) return { value, diagnostics };
    const { files, ...read } = value;
    // The next build asks the same, and reuses the page only if its files are still in the output.
    recorded.isInOutput(files);
    return { value: read, diagnostics };
  };
  // The hash of a program includes its drawings. Bundled pages have no program.
  const own = ownInputs(route, program.program?.hash ?? hash, rendering);
  const inputsWith = (data: unknown) => [rendering.hash, own, data, image];
  const isReusable = isPure && rendering.server.themeAuthor === undefined;
  const result: Promise<Kept<ReadPage>> = isReusable
    ? memo.node({
        kind: 'output',
        id: path,
        origin: inputsWith(input.origin),
        inputs: () => inputsWith(input.hash()),
        looks,
        compute: make,
      })
    : make(looks).then(({ value, diagnostics }) => ({
        diagnostics,
        parts: value && partsOf<ReadPage>(value),
      }));
  const emitted = result.then(({ parts, diagnostics }) => {
    return { value: parts && madePage(route, parts, plan, rendering), diagnostics };
  });
  // For a page that was not rendered; a promise settles only once.
  emitted.then(
    () => finishRendering([]),
    (error: unknown) => finishRendering(Promise.reject(error)),
  );
  return { rendered, emitted };
}

/** Values for pages that have no source file. */
const GENERATED = { isData: true, isPure: true, hash: undefined };

function madePage(
  route: Route,
  { ids, addresses, search }: Parts<ReadPage>,
  plan: SitePlan,
  { server }: Pick<PageRendering, 'server'>,
): MadePage {
  return {
    route: route.path,
    scope: scopeOf(route, plan),
    targets: ids.hash,
    addresses: addresses.hash,
    search,
    scan: new LazyScan(ids, addresses),
    ...linksOfPage(plan, server, route),
  };
}

/**
 * Decoded on demand, because the scans of most pages are never read. A class, see `FileToWrite` in
 * `output-stage.ts`.
 */
class LazyScan implements PageScan {
  readonly #ids: Part<ReadPage['ids']>;
  readonly #addresses: Part<PageAddresses>;

  constructor(ids: Part<ReadPage['ids']>, addresses: Part<PageAddresses>) {
    this.#ids = ids;
    this.#addresses = addresses;
  }

  get ids(): PageScan['ids'] {
    return this.#ids.value();
  }

  get references(): PageScan['references'] {
    return this.#addresses.value().references;
  }

  get unsafe(): PageScan['unsafe'] {
    return this.#addresses.value().unsafe;
  }
}

/**
 * The inputs that are a page's own.
 *
 * @param code - Hash of the compiled page.
 * @returns The route, with large values replaced by hashes.
 */
function ownInputs(route: Route, code: string | undefined, { modelHash }: PageRendering): unknown {
  const { page } = route;
  if (page.kind !== 'schema') return [route, code];
  const { entry, schema } = page;
  const rest = { ...page, entry: undefined };
  return [{ ...route, page: rest }, entry?.coordinate, entry?.route, modelHash(schema)];
}
