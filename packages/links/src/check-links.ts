import {
  hrefOfAddress,
  hrefOfRoute,
  routeOfPath,
  type TrailingSlash,
} from '@docgen/core/addresses/address';
import { addToList } from '@docgen/core/basics/add-to-list';
import { rememberOf } from '@docgen/core/basics/remember';
import type { Diagnostic, Place, ReportingSeverity } from '@docgen/core/diagnostic';
import { createNameIndex } from '@docgen/core/strings/name-index';
import { type Breakage, breakageKey, findBreakage } from './breakage.ts';
import { type BrokenTarget, brokenDiagnostic } from './broken-diagnostic.ts';
import type { CheckedPage, Referrer } from './checked-page.ts';
import { firstBelow, nearestAddress } from './nearest-address.ts';
import type { Reference, ReferenceKind } from './reference.ts';
import { areInDescriptions, memoisedSources, missingFile, referrerNotes } from './referrers.ts';
import { refuseAddresses } from './refuse-addresses.ts';
import { resolveHref, type SiteAddress } from './resolve-href.ts';
import type { PageScan } from './scan-page.ts';
import { indexSite, type SiteContents, type SiteIndex } from './site-index.ts';
import { type UnlistedSchema, unlistedTargets } from './unlisted-schema.ts';

export interface LinkCheck extends SiteContents, SiteAddress {
  readonly pages: readonly CheckedPage[];
  /** Redirects without a target are reported like broken links. */
  readonly redirects: readonly CheckedRedirect[];
  readonly trailingSlash: TrailingSlash;
  readonly severities: {
    /** For links, images, scripts, stylesheets and redirects. */
    readonly brokenLinks: ReportingSeverity;
    readonly brokenAnchors: ReportingSeverity;
    /** For links to pages whose trailing slash differs from that of the page's address. */
    readonly trailingSlashes: ReportingSeverity;
  };
  /** The frame around pages. Its links are checked here instead of on each page. */
  readonly frame: readonly CheckedPage[];
  /**
   * Routes below which another program serves the pages: links to unknown paths there are warnings.
   */
  readonly externalRoutes: readonly string[];
  /**
   * Routes of content roots and schemas. Paths below them are the site's own, even below external
   * routes.
   */
  readonly ownRoutes: readonly string[];
  /** Schemas that the site has no pages of. */
  readonly unlisted?: readonly UnlistedSchema[];
  /** Whether a file is of third parties: targets that only such files refer to are warnings. */
  readonly isLenient: (file: string) => boolean;
}

export interface CheckedRedirect {
  readonly from: string;
  readonly to: string;
  /** Returns the place where `to` is written. Called only for pages with something broken. */
  readonly placeOf?: () => Place;
}

/**
 * Prepares the check of all references on pages against the pages, files and ids of the site, so
 * that pages can be checked in groups.
 *
 * Not checked are other sites, schemes other than `http` and `https`, fragments of files and
 * redirects, and absolute addresses with this site's host that are outside of the base path or,
 * without `checkAbsoluteLinks`, anywhere. A path outside of the base path is broken, but an
 * absolute address there may be a neighbouring site.
 *
 * Addresses that would run code in the reader's browser are always errors.
 *
 * @returns A function that checks the references of some pages, of the frame and of the redirects.
 *   It returns one diagnostic per broken target, in the order of the pages. `place` is the most
 *   precise place that refers to it, `notes` are all others.
 */
export function linkChecker(check: LinkCheck): (pages: readonly CheckedPage[]) => Diagnostic[] {
  const find = indexSite(check);
  const judge = referenceJudge(check, find);
  let suggestions: Suggestions | undefined;
  const suggest = () => {
    suggestions ??= suggestionsFor(check, find);
    return suggestions;
  };
  return (pages) => checkPages(check, pages, { judge, suggest });
}

/** Finds the likely targets of broken references; see `BrokenTarget`. */
interface Suggestions extends Pick<BrokenTarget, 'firstBelow' | 'nearestId'> {
  readonly nearestOf: Readonly<Record<Breakage['wants'], BrokenTarget['nearest']>>;
  readonly unlistedOf: ReturnType<typeof unlistedTargets>;
}

/**
 * Finds the ids that a missing one most likely stands for. Ids of members are schema coordinates,
 * such as `Order.total`, for which authors write `total`.
 */
function nearestIdOf(ids: readonly string[]): (fragment: string) => readonly string[] {
  const names = createNameIndex(ids);
  const members = new Map<string, string[]>();
  for (const id of ids) {
    const dot = id.lastIndexOf('.');
    if (dot > 0) addToList(members, id.slice(dot + 1).toLowerCase(), id);
  }
  return (fragment) => members.get(fragment.toLowerCase())?.slice(0, 3) ?? names.nearest(fragment);
}

function suggestionsFor(
  { pages, files, unlisted = [], ownRoutes }: LinkCheck,
  find: SiteIndex,
): Suggestions {
  // Pages are suggested by route, not by output file.
  const routes = pages.map((page) => page.route);
  const paths = Array.from(files, (path) => `/${routeOfPath(path)}`).filter(
    (path) => !path.endsWith('.html'),
  );
  const idsLike = rememberOf(nearestIdOf);
  return {
    nearestOf: {
      page: nearestAddress(routes),
      file: nearestAddress(paths),
      any: nearestAddress([...routes, ...paths]),
    },
    firstBelow: firstBelow(routes),
    nearestId: (fragment, ids) => idsLike(ids)(fragment),
    unlistedOf: unlistedTargets(unlisted, { find, ownRoutes }),
  };
}

function checkPages(
  check: LinkCheck,
  pages: readonly CheckedPage[],
  { judge, suggest }: { readonly judge: ReferenceJudge; readonly suggest: () => Suggestions },
): Diagnostic[] {
  const refused = refuseAddresses(pages);
  if (Object.values(check.severities).every((severity) => severity === 'ignore')) return refused;
  const broken = findBroken([...check.frame, ...pages, ...redirectsOf(check)], check, judge);
  if (broken.length === 0) return refused;
  const { nearestOf, firstBelow, nearestId, unlistedOf } = suggest();
  const sources = memoisedSources();
  const diagnostics: Diagnostic[] = refused;
  for (const { breakage, referrers } of broken) {
    const reporting = reportingOf(breakage, check);
    const notes = referrerNotes(referrers, sources);
    const isLenient = notes.every(
      ({ place }) => place !== undefined && check.isLenient(place.file),
    );
    const severity = reporting === 'warn' || isLenient ? 'warning' : 'error';
    const nearest = nearestOf[breakage.wants];
    const link = missingFile(referrers, sources);
    const definition = link?.missing?.kind === 'definition' ? link.missing.file : undefined;
    diagnostics.push(
      brokenDiagnostic({
        breakage,
        link,
        inDescriptions: areInDescriptions(referrers, sources),
        unlisted: unlistedOf(breakage.path, definition),
        notes,
        severity,
        nearest,
        firstBelow,
        nearestId,
        pageCount: check.pages.length,
        basePath: check.basePath,
      }),
    );
  }
  return diagnostics;
}

function reportingOf({ code }: Breakage, { severities }: LinkCheck): ReportingSeverity {
  if (code === 'broken-anchor') return severities.brokenAnchors;
  if (code === 'trailing-slash') return severities.trailingSlashes;
  if (code === 'external-route') return severities.brokenLinks === 'ignore' ? 'ignore' : 'warn';
  return severities.brokenLinks;
}

interface Broken {
  readonly breakage: Breakage;
  readonly referrers: Referrer[];
}

/** Checks a reference on the page at an address; returns `undefined` if it is valid. */
type ReferenceJudge = (reference: Reference, address: string) => Breakage | undefined;

function referenceJudge(check: LinkCheck, find: SiteIndex): ReferenceJudge {
  // Most addresses are on many pages, and absolute paths have the same target on all of them.
  const verdicts = new Map<ReferenceKind, Map<string, Breakage | undefined>>();
  const idsOf = rememberOf(({ ids }: PageScan) => new Set(ids));
  const { externalRoutes, ownRoutes, trailingSlash } = check;
  const judging = { find, idsOf, externalRoutes, ownRoutes, trailingSlash };
  const judge = (reference: Reference, address: string) =>
    findBreakage(reference, resolveHref(reference.href, address, check), judging);
  const judgeOnce = (reference: Reference, address: string) => {
    const known = verdicts.get(reference.kind) ?? new Map<string, Breakage | undefined>();
    verdicts.set(reference.kind, known);
    if (!known.has(reference.href)) known.set(reference.href, judge(reference, address));
    return known.get(reference.href);
  };

  return (reference, address) =>
    (reference.href.startsWith('/') ? judgeOnce : judge)(reference, address);
}

function findBroken(
  pages: readonly CheckedPage[],
  check: LinkCheck,
  judge: ReferenceJudge,
): Broken[] {
  const broken = new Map<string, Broken>();
  for (const page of pages) {
    const address = hrefOfRoute(page.route, check);
    for (const reference of page.scan.references) {
      const { href } = reference;
      const breakage = judge(reference, address);
      if (breakage === undefined || reportingOf(breakage, check) === 'ignore') continue;
      const key = breakageKey(breakage);
      const entry = broken.get(key);
      if (entry === undefined) broken.set(key, { breakage, referrers: [{ page, href }] });
      else entry.referrers.push({ page, href });
    }
  }
  return [...broken.values()];
}

/** Redirects, as pages with a single link. */
function redirectsOf(check: LinkCheck): CheckedPage[] {
  return check.redirects.map(({ from, to, placeOf }): CheckedPage => {
    const href = hrefOfAddress(to, check);
    const scan = { ids: [], references: [{ href, kind: 'link' as const }] };
    const linksOf = placeOf && (() => [{ href, place: placeOf() }]);
    return { route: from, origin: `redirected from ${from}`, scan, linksOf };
  });
}
