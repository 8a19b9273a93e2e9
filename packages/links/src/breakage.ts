import { decodePath } from '@docgen/core/address';
import { isMarkdownFile } from '@docgen/core/page-file';
import type { Reference, ReferenceKind } from './reference.ts';
import type { Target } from './resolve-href.ts';
import type { PageScan } from './scan-page.ts';
import type { SiteIndex } from './site-index.ts';

/** Why a reference leads nowhere. */
export interface Breakage {
  /** Code of the diagnostic. */
  readonly code: `broken-${'anchor' | Exclude<ReferenceKind, 'link'> | 'link'}`;
  readonly reason: 'missing' | 'beside' | 'invalid' | 'page-not-file' | 'no-id';
  /** Decoded path below the site's root, or the address itself when it has none. */
  readonly path: string;
  /** For `no-id`: the fragment, decoded. */
  readonly fragment?: string;
  /** For `no-id`: the ids that the page has. */
  readonly ids?: readonly string[];
  /** What the address can have meant. */
  readonly wants: 'page' | 'file' | 'any';
}

/** References that only a file can satisfy. */
const FILE_KINDS: ReadonlySet<ReferenceKind> = new Set(['image', 'script', 'stylesheet', 'media']);

/**
 * Judges one reference.
 *
 * @param reference - As it stands on the page.
 * @param target - What its address means there.
 * @param find - Looks paths up.
 * @param idsOf - The ids of a page as a set.
 * @returns `undefined` when nothing is wrong.
 */
export function findBreakage(
  { kind, href }: Reference,
  target: Target,
  find: SiteIndex,
  idsOf: (scan: PageScan) => ReadonlySet<string>,
): Breakage | undefined {
  const fileOnly = FILE_KINDS.has(kind);
  const broken = { code: `broken-${kind}`, wants: fileOnly ? 'file' : 'page' } as const;
  if (target.kind === 'outside') return undefined;
  if (target.kind === 'invalid') return { ...broken, reason: 'invalid', path: href };
  if (target.kind === 'beside') return { ...broken, reason: 'beside', path: target.path };

  const { path } = target;
  const found = find(path);
  if (found === undefined) {
    const maybeFile = !fileOnly && /\.\w+$/.test(path) && !isMarkdownFile(path);
    return { ...broken, wants: maybeFile ? 'any' : broken.wants, reason: 'missing', path };
  }
  const { scan } = found;
  if (scan === undefined) return undefined;
  // An SVG's `<use href="#part">` takes a part of the page itself.
  if (fileOnly && !href.startsWith('#')) return { ...broken, reason: 'page-not-file', path };
  const fragment = decodePath(target.fragment);
  if (fragment === '' || fragment.toLowerCase() === 'top') return undefined;
  const ids = idsOf(scan);
  if (ids.has(target.fragment) || ids.has(fragment)) return undefined;
  return { code: 'broken-anchor', wants: 'page', reason: 'no-id', path, fragment, ids: scan.ids };
}

/** Equal for references that miss the same target. */
export function breakageKey({ code, path, fragment = '' }: Breakage): string {
  return `${code} ${path} ${fragment}`;
}
