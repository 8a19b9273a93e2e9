import type { Diagnostic, DiagnosticNote, Severity } from '@docgen/core/diagnostic';
import { MARKDOWN_FILE } from '@docgen/core/sources/page-file';
import type { MissingFile, SourceLink } from '@docgen/core/sources/source-link';
import { didYouMeanOf } from '@docgen/core/strings/did-you-mean';
import { inWords } from '@docgen/core/strings/in-words';
import type { Breakage } from './breakage.ts';
import { isExact, placeAndNotes } from './referrers.ts';
import type { UnlistedTarget } from './unlisted-schema.ts';

export interface BrokenTarget {
  readonly breakage: Breakage;
  /** The link as its author wrote it, if it refers to a file or definition that does not exist. */
  readonly link?: SourceLink | undefined;
  /** Whether only descriptions of schemas refer to it, by a path. */
  readonly inDescriptions?: boolean;
  /** The page that it leads to, if the site has no pages of its schema. */
  readonly unlisted?: UnlistedTarget | undefined;
  /** The places that refer to the target, most precise first; at least one. */
  readonly notes: readonly DiagnosticNote[];
  readonly severity: Severity;
  /** Returns existing addresses that are similar to a missing one, nearest first. */
  readonly nearest: (path: string) => readonly string[];
  /** Returns the first page below a missing address, if there is one. */
  readonly firstBelow: (path: string) => string | undefined;
  /** Returns ids of the page that are similar to a missing one, nearest first. */
  readonly nearestId: (fragment: string, ids: readonly string[]) => readonly string[];
  /** Number of pages of the site. */
  readonly pageCount: number;
  readonly basePath: string;
}

/**
 * Describes a broken target. The first referrer with a known place becomes its place, the others
 * notes.
 */
export function brokenDiagnostic(target: BrokenTarget): Diagnostic {
  const { breakage, notes, severity, pageCount } = target;
  const unplaced = notes.filter(({ place }) => !isExact(place)).length;
  const everywhere =
    unplaced > 2 && unplaced * 2 > pageCount
      ? [`It is on ${unplaced} of ${pageCount} pages: look in the navbar, sidebars and footer.`]
      : [];
  return {
    code: breakage.code,
    severity,
    message: messageOf(target),
    hint: [hintOf(target), ...fromElsewhere(target), ...everywhere].join(' '),
    ...placeAndNotes(notes),
  };
}

/** The end of a path that starts with the name of a host. */
const HOST_AND_PATH = /\/((?:[a-z\d-]+\.)+(?:com|dev|io|net|org)(?:\/.*)?)$/i;

/**
 * Without a scheme, the address of another site is a path. Descriptions of third parties have links
 * that are relative to the sites of these.
 */
function fromElsewhere({ breakage, link, inDescriptions }: BrokenTarget): readonly string[] {
  const { reason, code, path } = breakage;
  if (reason !== 'missing' || link?.missing?.kind === 'definition') return [];
  const address = code === 'broken-link' ? HOST_AND_PATH.exec(path)?.[1] : undefined;
  if (address !== undefined) return [`If it is on another site, write "https://${address}".`];
  if (!inDescriptions) return [];
  return ['If the links of this schema are relative to another site, set its `linkBase`.'];
}

const NAMES: Readonly<Record<Breakage['code'], string>> = {
  'broken-anchor': 'anchor',
  'broken-file': 'file',
  'broken-frame': 'embedded document',
  'broken-image': 'image',
  'broken-link': 'link',
  'broken-media': 'media file',
  'broken-script': 'script',
  'broken-stylesheet': 'stylesheet',
  'external-route': 'link',
  'trailing-slash': 'link',
};

function messageOf({ breakage, link, unlisted, notes, basePath }: BrokenTarget): string {
  const { code, path, fragment } = breakage;
  const name = NAMES[code];
  switch (breakage.reason) {
    case 'invalid':
      return `The address "${path}" of a ${name} is malformed.`;
    case 'beside':
      return `The ${name} "${path}" is outside of the site, which is served below "${basePath}".`;
    case 'page-not-file':
      return `The ${name} "${path}" is a page, not a file.`;
    case 'external':
      return `${counted(notes)} below "${path}", which externalRoutes says is not part of this site.`;
    case 'slash':
      return `The link to "${path}" ${path.endsWith('/') ? 'ends with a slash, and the address of the page does not' : 'does not end with a slash, as the address of the page does'}.`;
    case 'no-id':
      return `The page "${path}" has no element with the id "${fragment}".`;
    case 'missing':
      if (unlisted === undefined && link?.missing?.schemas !== undefined) {
        return `The link to "${link.missing.file}" is broken: there is no schema with this id.`;
      }
      if (link?.missing !== undefined) return missingFile(code, link, link.missing);
      if (breakage.wants === 'file') return `The ${name} "${path}" does not exist.`;
      return `The ${code === 'broken-link' ? 'link to' : name} "${path}" is broken: there is no page, file or redirect at this address.`;
  }
}

/** The message about a link to a file or definition that does not exist. */
function missingFile(
  code: Breakage['code'],
  { written, href }: SourceLink,
  { kind, file, problem }: MissingFile,
): string {
  const address = written ?? href;
  if (kind === 'definition')
    return `The link to "${file}" is broken: no schema shows a definition of this name.`;
  if (kind === 'page' && code === 'broken-link')
    return `The link to "${address}" is broken: ${problem === undefined ? `there is no page ${file}` : `${file} ${problem}`}.`;
  const subject = code === 'broken-link' ? 'file' : NAMES[code];
  return problem === undefined
    ? `The ${subject} "${address}" does not exist: there is no file ${file}.`
    : `The ${subject} "${address}" cannot be read: ${file} ${problem}.`;
}

function counted({ length }: readonly unknown[]): string {
  return length === 1 ? 'A link leads' : `Links in ${length} places lead`;
}

const NO_START =
  'Add a page with this address, where readers start, or an entry in `redirects` that leads from it to another page.';

const NOT_BUILT = 'Remove the link, or remove `draft` from the front matter of that page.';

function hintOf(target: BrokenTarget): string {
  const { breakage, link, unlisted, nearest, firstBelow, nearestId, basePath } = target;
  const { path, reason, fragment = '', ids = [] } = breakage;
  switch (reason) {
    case 'invalid':
      return 'Correct the address.';
    case 'beside':
      return `Start it with "${basePath}", or write the whole address if it is another site.`;
    case 'page-not-file':
      return 'Give the address of a file.';
    case 'external':
      return 'Make sure that the addresses exist, or change the links.';
    case 'slash':
      return `Write "${path.endsWith('/') ? path.slice(0, -1) : `${path}/`}" to save readers a redirect.`;
    case 'no-id':
      return (
        didYouMeanOf(nearestId(fragment, ids)) ??
        'Link to an id that the page has, or give the heading this id.'
      );
    case 'missing': {
      // All addresses are similar to `/`, so suggestions would not help. Without a start page, the
      // frame's own link to `/` is broken.
      if (path === '/') return NO_START;
      if (link?.missing?.kind === 'page' && link.missing.problem !== undefined) return NOT_BUILT;
      // Editors on Windows complete paths in this way. Some programs take them there, no browser does.
      if (/\\|%5C/i.test(link?.missing?.file ?? path)) return 'Write "/" in place of each "\\".';
      if (unlisted !== undefined) return hintOfUnlisted(unlisted, link?.missing?.nearest);
      const route = routeOfFile(path);
      const below = link?.missing?.nearest === undefined ? firstBelow(route) : undefined;
      if (below !== undefined) {
        return `There are pages below "${route}", but none at this address: link to one of them, such as "${below}", or add an index page.`;
      }
      const known = link?.missing?.nearest ?? nearest(route);
      if (known.length === 0 && link?.missing?.kind === 'definition') {
        const { schemas = [] } = link.missing;
        return schemas.length === 0
          ? 'Correct the schema coordinate, or remove the link.'
          : `There are the schemas ${inWords(schemas)}.`;
      }
      return didYouMeanOf(known) ?? 'Correct the address, or remove the reference.';
    }
  }
}

function hintOfUnlisted({ schema, instead }: UnlistedTarget, nearest: readonly string[] = []) {
  const cure =
    instead === undefined
      ? (didYouMeanOf(nearest) ?? 'Remove the link, or this setting.')
      : `Link to "${instead}" of the composed schema.`;
  return `The site has no pages of the schema "${schema}", because of its \`reference: false\`. ${cure}`;
}

/**
 * Pages are compared by their routes, but the author may have linked to a Markdown file. The start
 * page of a folder has the route of the folder.
 */
function routeOfFile(path: string): string {
  if (!MARKDOWN_FILE.test(path)) return path;
  return path.replace(MARKDOWN_FILE, '').replace(/(.)\/(?:index|readme)$/i, '$1');
}
