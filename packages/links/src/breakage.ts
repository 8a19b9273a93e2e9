import { decodePath, pageRoute, type TrailingSlash } from '@docgen/core/addresses/address';
import { isBelow } from '@docgen/core/addresses/is-below';
import { routeKey } from '@docgen/core/addresses/url';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import type { Reference, ReferenceKind } from './reference.ts';
import type { Target } from './resolve-href.ts';
import type { PageScan } from './scan-page.ts';
import type { SiteIndex } from './site-index.ts';

/** What is wrong with a reference. */
export interface Breakage {
  /** Code of the diagnostic. */
  readonly code: `broken-${'anchor' | ReferenceKind}` | 'external-route' | 'trailing-slash';
  readonly reason:
    | 'missing'
    | 'beside'
    | 'invalid'
    | 'page-not-file'
    | 'no-id'
    | 'external'
    | 'slash';
  /**
   * Decoded path below the site's root. For `invalid`, the address itself; for `beside`, the path
   * on the host; for `external`, the external route.
   */
  readonly path: string;
  /** For `no-id`: the fragment, decoded. */
  readonly fragment?: string;
  /** For `no-id`: the ids that the page has. */
  readonly ids?: readonly string[];
  /** The kind of target that the address may have been meant for. */
  readonly wants: 'page' | 'file' | 'any';
}

/** The data that references are checked against. */
export interface Judging {
  /** Looks up paths. */
  readonly find: SiteIndex;
  /** The ids of a page as a set. */
  readonly idsOf: (scan: PageScan) => ReadonlySet<string>;
  /** Routes below which another program serves the pages. */
  readonly externalRoutes: readonly string[];
  /** Routes of content roots and schemas. */
  readonly ownRoutes: readonly string[];
  readonly trailingSlash: TrailingSlash;
}

/** References that only a file can satisfy. */
const FILE_KINDS: ReadonlySet<ReferenceKind> = new Set(['image', 'script', 'stylesheet', 'media']);

/**
 * Checks one reference.
 *
 * @param reference - As in the page's HTML.
 * @param target - What its address resolves to.
 * @returns `undefined` if the reference is valid.
 */
export function findBreakage(
  { kind, href }: Reference,
  target: Target,
  { find, idsOf, externalRoutes, ownRoutes, trailingSlash }: Judging,
): Breakage | undefined {
  const fileOnly = FILE_KINDS.has(kind);
  const broken = { code: `broken-${kind}`, wants: fileOnly ? 'file' : 'page' } as const;
  if (target.kind === 'outside') return undefined;
  if (target.kind === 'invalid') return { ...broken, reason: 'invalid', path: href };
  if (target.kind === 'beside') return { ...broken, reason: 'beside', path: target.path };

  const { path } = target;
  const found = find(path);
  if (found === undefined) {
    const external = externalRoutes.find(
      (route) => isBelow(path, route) && !isOwn(path, ownRoutes, route),
    );
    if (external !== undefined) {
      return { code: 'external-route', wants: 'page', reason: 'external', path: external };
    }
    const maybeFile = !fileOnly && /\.\w+$/.test(path) && !isMarkdownFile(path);
    return { ...broken, wants: maybeFile ? 'any' : broken.wants, reason: 'missing', path };
  }
  const { scan } = found;
  if (scan === undefined) return undefined;
  // `<use href="#part">` in SVG refers to an element of the page itself.
  if (fileOnly && !href.startsWith('#')) return { ...broken, reason: 'page-not-file', path };
  const fragment = decodePath(target.fragment);
  const ids = idsOf(scan);
  const isThere = ids.has(target.fragment) || ids.has(fragment);
  if (fragment !== '' && fragment.toLowerCase() !== 'top' && !isThere) {
    return { code: 'broken-anchor', wants: 'page', reason: 'no-id', path, fragment, ids: scan.ids };
  }
  if (kind !== 'link' || found.route === undefined) return undefined;
  const isKept = path.endsWith('/') === pageRoute(found.route, trailingSlash).endsWith('/');
  return isKept ? undefined : { code: 'trailing-slash', wants: 'page', reason: 'slash', path };
}

/**
 * Whether a path is below one of the site's own routes that is itself below the external route,
 * such as that of a version.
 */
export function isOwn(path: string, ownRoutes: readonly string[], external: string): boolean {
  return ownRoutes.some(
    (own) => routeKey(own) !== routeKey(external) && isBelow(own, external) && isBelow(path, own),
  );
}

/** Equal for references with the same broken target. */
export function breakageKey({ code, path, fragment = '' }: Breakage): string {
  return `${code} ${path} ${fragment}`;
}
