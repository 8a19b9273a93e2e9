import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import type { Diagnostic, DiagnosticNote, Place } from '@docgen/core/diagnostic';
import type { SourceLink } from '@docgen/core/source-link';
import type { CheckedPage, Referrer } from './checked-page.ts';

/** Gives the places in a page's source that an address of its HTML was written at. */
export type SourcesOf = (referrer: Referrer) => readonly SourceLink[];

/** Where addresses of a page are written. */
interface PageSources {
  readonly byAddress: ReadonlyMap<string, readonly SourceLink[]>;
  /** Those that code computes. */
  readonly computed: readonly SourceLink[];
}

/** Asks each page for its source places only once, and holds them by address. */
export function memoisedSources(): SourcesOf {
  const known = new Map<CheckedPage, PageSources>();
  return ({ page, href }) => {
    const { byAddress, computed } = known.get(page) ?? pageSources(page.linksOf?.() ?? []);
    known.set(page, { byAddress, computed });
    return byAddress.get(href) ?? likeliest(computed, href);
  };
}

function pageSources(links: readonly SourceLink[]): PageSources {
  const byAddress = new Map<string, SourceLink[]>();
  const computed = links.filter(({ computedWith }) => computedWith !== undefined);
  for (const link of links) {
    if (link.computedWith !== undefined) continue;
    addToList(byAddress, link.href.trim(), link);
  }
  return { byAddress, computed };
}

/** Of the places that compute addresses those that have most of this one in their text. */
function likeliest(computed: readonly SourceLink[], href: string): readonly SourceLink[] {
  const sizeOf = ({ computedWith = [] }: SourceLink) =>
    computedWith.every((text) => href.includes(text)) ? computedWith.join('').length : -1;
  const most = Math.max(0, ...computed.map(sizeOf));
  return computed.filter((link) => sizeOf(link) === most);
}

/**
 * Where an address was written, once per place: exact places first, then files, then pages
 * whose text was not written by hand.
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
  // The frame shows it on every page that has no place of its own for it.
  const isInFrame = referrers.some(({ page }) => page.isFrame);
  return isInFrame ? all.filter(({ place }) => place?.line !== undefined) : all;
}

/** The first of the links behind a broken target that was taken for the path of a file. */
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

function notesOf(referrer: Referrer, sourcesOf: SourcesOf): DiagnosticNote[] {
  const { page } = referrer;
  const written = sourcesOf(referrer);
  if (written.length > 0)
    return written.map((link) => ({ message: page.origin ?? wording(link), place: link.place }));
  return [pageNote(page)];
}

/** Names a page whose text was not written by hand, or not where the address stands. */
export function pageNote({ origin, route, sourceFile }: CheckedPage): DiagnosticNote {
  const place = sourceFile === undefined ? undefined : { file: sourceFile };
  return { message: origin ?? `on the page ${route}`, place };
}

/** The first note's place, where it has one, as that of a diagnostic, and all others as its notes. */
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

function placeKey({ file, line, column }: Place): string {
  return `${file}:${line ?? ''}:${column ?? ''}`;
}

function compareNotes(a: DiagnosticNote, b: DiagnosticNote): number {
  return (
    precision(b.place) - precision(a.place) ||
    compareText(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    compareText(a.message, b.message)
  );
}

function precision(place: Place | undefined): number {
  if (place === undefined) return 0;
  return place.line === undefined ? 1 : 2;
}
