import { addToList } from '@docgen/core/basics/add-to-list';
import { rememberOf } from '@docgen/core/basics/remember';
import type { Diagnostic, DiagnosticNote, Place } from '@docgen/core/diagnostic';
import type { SourceLink } from '@docgen/core/sources/source-link';
import { compareText } from '@docgen/core/strings/compare-text';
import type { CheckedPage, Referrer } from './checked-page.ts';
import { likeliestSources } from './likeliest-sources.ts';

/** Returns the places in the source of a page where an address of its HTML was written. */
export type SourcesOf = (referrer: Referrer) => readonly SourceLink[];

/** The places where the addresses of a page are written. */
interface PageSources {
  readonly byAddress: ReadonlyMap<string, readonly SourceLink[]>;
  /** Addresses that code computes, and that an address of the HTML may come from. */
  readonly likeliest: (href: string) => readonly SourceLink[];
}

/** Calls `linksOf` of each page only once, and caches the places by address. */
export function memoisedSources(): SourcesOf {
  const sourcesOf = rememberOf(({ linksOf }: CheckedPage) => pageSources(linksOf?.() ?? []));
  return ({ page, href }) => {
    const { byAddress, likeliest } = sourcesOf(page);
    return byAddress.get(href) ?? likeliest(href);
  };
}

function pageSources(links: readonly SourceLink[]): PageSources {
  const byAddress = new Map<string, SourceLink[]>();
  const computed = links.filter(({ computedWith }) => computedWith !== undefined);
  for (const link of links) {
    if (link.computedWith !== undefined) continue;
    addToList(byAddress, link.href.trim(), link);
  }
  return { byAddress, likeliest: likeliestSources(computed) };
}

/**
 * The places where an address was written, without duplicates: places with a line first, then
 * files, then generated pages.
 */
export function referrerNotes(
  referrers: readonly Referrer[],
  sourcesOf: SourcesOf,
): DiagnosticNote[] {
  const notes = new Map<string, DiagnosticNote>();
  for (const referrer of referrers) {
    for (const note of notesOf(referrer, sourcesOf)) {
      const key = note.place === undefined ? note.message : placeKey(note.place);
      if (!notes.has(key)) notes.set(key, note);
    }
  }
  const all = [...notes.values()].sort(compareNotes);
  // The frame repeats it on all pages, so pages without an exact place say nothing new.
  const isInFrame = referrers.some(({ page }) => page.isFrame);
  return isInFrame ? all.filter(({ place }) => isExact(place)) : all;
}

/** The first link to a broken target that refers to a missing file or definition. */
export function missingFile(
  referrers: readonly Referrer[],
  sourcesOf: SourcesOf,
): SourceLink | undefined {
  for (const referrer of referrers) {
    const link = sourcesOf(referrer).find((source) => source.missing);
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Whether a broken target is only referred to in descriptions of schemas. */
export function areInDescriptions(referrers: readonly Referrer[], sourcesOf: SourcesOf): boolean {
  return referrers.every((referrer) => {
    const links = sourcesOf(referrer);
    return links.length > 0 && links.every(({ inDescription }) => inDescription);
  });
}

function notesOf(referrer: Referrer, sourcesOf: SourcesOf): DiagnosticNote[] {
  const { page } = referrer;
  const written = sourcesOf(referrer);
  return written.length > 0 ? written.map((link) => sourceNote(page, link)) : [pageNote(page)];
}

/** A note for a place where an address of a page was written or is computed. */
export function sourceNote({ origin }: CheckedPage, link: SourceLink): DiagnosticNote {
  return { message: origin ?? wording(link), place: link.place };
}

/** A note for a page on which the exact place of an address is not known. */
export function pageNote({ origin, route, sourceFile }: CheckedPage): DiagnosticNote {
  const place = sourceFile === undefined ? undefined : { file: sourceFile };
  return { message: origin ?? `on the page ${route}`, place };
}

/**
 * The place and notes of a diagnostic: the place of the first note, if it has one, and all others.
 */
export function placeAndNotes(
  notes: readonly DiagnosticNote[],
): Pick<Diagnostic, 'place' | 'notes'> {
  const place = notes[0]?.place;
  const others = place === undefined ? notes : notes.slice(1);
  return { place, notes: others.length === 0 ? undefined : others };
}

function wording({ href, written = href, computedWith }: SourceLink): string {
  if (computedWith !== undefined)
    return 'computed here, unless a component of the page contains it';
  return `written as "${written}"`;
}

function placeKey({ file, line, column, coordinate }: Place): string {
  return `${file}:${line ?? ''}:${column ?? ''}:${coordinate ?? ''}`;
}

/** Whether a place is in a file, as opposed to the whole file. */
export function isExact(place: Place | undefined): boolean {
  return place?.line !== undefined || place?.coordinate !== undefined;
}

function compareNotes(a: DiagnosticNote, b: DiagnosticNote): number {
  return (
    precision(b.place) - precision(a.place) ||
    compareText(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    compareText(a.place?.coordinate ?? '', b.place?.coordinate ?? '') ||
    compareText(a.message, b.message)
  );
}

function precision(place: Place | undefined): number {
  if (place === undefined) return 0;
  return isExact(place) ? 2 : 1;
}
