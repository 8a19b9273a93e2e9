import { posix } from 'node:path';
import { SCHEMA_SCHEME } from '@docgen/content/links/coordinate-links';
import type { ResolvedLink, ResolveLink } from '@docgen/content/links/resolve-links';
import {
  decodePath,
  type HrefStyle,
  hrefOfAddress,
  hrefOfRoute,
  routeOfAddress,
  splitAddress,
} from '@docgen/core/addresses/address';
import { isBelow } from '@docgen/core/addresses/is-below';
import { isExternal, joinRoute, routeKey } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas, hasReference } from '@docgen/core/configuration/configured-schemas';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import type { CoordinateAddress } from './schema-coordinates.ts';

/** The possible targets of addresses. */
export interface LinkTargets {
  readonly style: HrefStyle;
  /** Routes of authored pages by source file, relative to the project folder. */
  readonly routeOfFile: ReadonlyMap<string, string>;
  /** Authored files that are not part of the site, relative to the project folder. */
  readonly drafts?: Pick<ReadonlySet<string>, 'has'>;
  /** Whether a static folder contains a file, given its decoded path below the site's root. */
  readonly isStatic?: ((path: string) => boolean) | undefined;
  /** Folders of authored pages, relative to the project folder. */
  readonly contentFolders: readonly string[];
  /** Routes of the references of schemas. Default: none. */
  readonly references?: readonly string[];
  /** Finds definitions of schemas, see `schemaCoordinates`. */
  readonly coordinates?: ((written: string, home?: string) => CoordinateAddress) | undefined;
  /** Id of the schema that the text is about. */
  readonly home?: string | undefined;
}

/** Prefix of a path on the same host that is not the site's, as in `pathname:///other/site`. */
const PATHNAME = /^pathname:\/\//;

/**
 * Creates the link resolver of a page. Paths of Markdown files become the address of their page.
 * Absolute paths get the base path and the trailing slash policy. Relative paths are resolved
 * against the page's address under that policy. `pathname:///path` is passed through. Broken links
 * are left to the link check.
 *
 * @param file - The page's source file; `undefined` for text that belongs to no file.
 * @param route - The page's route.
 */
export function linkResolver(
  targets: LinkTargets,
  file: string | undefined,
  route: string,
): ResolveLink {
  const { style, routeOfFile, drafts, isStatic, contentFolders, coordinates, home } = targets;
  const { references = [] } = targets;
  return (written) => {
    if (PATHNAME.test(written)) return { href: written.replace(PATHNAME, ''), unchecked: true };
    if (coordinates !== undefined && written.startsWith(SCHEMA_SCHEME)) {
      return definition(written.slice(SCHEMA_SCHEME.length), coordinates);
    }
    return isAddress(written) ? addressOf(written) : { href: written };
  };

  function definition(
    written: string,
    find: NonNullable<LinkTargets['coordinates']>,
  ): ResolvedLink {
    const found = find(written, home);
    if ('to' in found) return { href: hrefOfAddress(found.to, style, isPage) };
    // No page has such an address, so the link check reports the place of the link.
    const href = hrefOfAddress(`/${SCHEMA_SCHEME}${written}`, style);
    return { href, missing: { kind: 'definition', file: written, ...found } };
  }

  function addressOf(written: string): ResolvedLink {
    const [path, rest] = splitAddress(written);
    const files = isMarkdownFile(path) ? candidates(path) : [];
    const target = files
      .map((candidate) => routeOfFile.get(candidate))
      .find((route) => route !== undefined);
    if (target !== undefined) return { href: hrefOfRoute(target, style) + rest };
    const href = hrefOf(path, rest);
    // Without a leading slash, authors usually mean a file next to the page, which is the last
    // candidate.
    const missing = path.startsWith('/') ? files[0] : files.at(-1);
    if (missing === undefined) return { href };
    const draft = files.find((candidate) => drafts?.has(candidate));
    if (draft === undefined) return { href, missing: { kind: 'page', file: missing } };
    return { href, missing: { kind: 'page', file: draft, problem: 'is a draft' } };
  }

  function hrefOf(path: string, rest: string): string {
    const outside = isMarkdownFile(path) ? outsideContent(path) : undefined;
    if (outside !== undefined) return hrefOfAddress(outside + rest, style, isPage);
    if (path.startsWith('/')) return hrefOfAddress(belowBase(path + rest), style, isPage);
    // As in browsers: an address that ends with a slash is a folder, and so are `.` and `..`.
    const { trailingSlash } = style;
    const isFolder =
      trailingSlash === 'preserve' ? route.endsWith('/') : trailingSlash === 'always';
    const folder = isFolder ? route : posix.dirname(routeKey(route));
    const below = routeOfAddress(path).replace(/(^|\/)(\.\.?)$/, '$1$2/');
    return hrefOfAddress(joinRoute(posix.join(folder, below)) + rest, style, isPage);
  }

  /**
   * A file next to the content roots, such as one of an older version, is not a page. The link
   * leads to its path in the project, independently of the address of the page that contains the
   * link.
   */
  function outsideContent(path: string): string | undefined {
    if (file === undefined || !/^\.\.?\//.test(path)) return undefined;
    const inProject = posix.join(posix.dirname(file), routeOfAddress(path));
    const isInside = ['..', ...contentFolders].some(
      (folder) => folder === '.' || inProject.startsWith(`${folder}/`),
    );
    return isInside ? undefined : joinRoute('/', inProject);
  }

  /** Like Docusaurus, accepts addresses with and without the base path. */
  function belowBase(written: string): string {
    const { basePath } = style;
    if (basePath === '/' || !written.startsWith(basePath)) return written;
    const below = written.slice(basePath.length - 1);
    return isThere(below) && !isThere(written) ? below : written;
  }

  function isThere(address: string): boolean {
    const [path] = splitAddress(address);
    const route = routeOfAddress(path);
    // Pages of references are not known yet.
    const isReference = references.some((reference) => isBelow(route, reference));
    return isReference || isPage(routeKey(route)) || (isStatic?.(decodePath(path)) ?? false);
  }

  /** Called for few addresses only: those that could be a file's, and those with the base path. */
  function isPage(key: string): boolean {
    return [...routeOfFile.values()].some((page) => routeKey(page) === key);
  }

  /**
   * Files are looked up as in Docusaurus. Paths that start with a dot are relative to the page. All
   * others are looked up in the content roots, then in the project folder, and finally, unless they
   * start with a slash, next to the page.
   *
   * @returns Paths relative to the project folder.
   */
  function candidates(path: string): string[] {
    const relative = decodePath(path);
    if (relative.startsWith('@site/')) return [relative.slice('@site/'.length)];
    const beside = file === undefined || relative.startsWith('/') ? [] : [posix.dirname(file)];
    const folders = /^\.\.?\//.test(relative) ? beside : [...ownFirst(), '', ...beside];
    return folders.map((folder) => posix.join(folder, `./${relative}`));
  }

  /**
   * A content root is to its pages what a host is to a web page. The page's own content root comes
   * first.
   */
  function ownFirst(): readonly string[] {
    const isOwn = (folder: string) => file?.startsWith(`${folder}/`) ?? false;
    const own = contentFolders.filter(isOwn);
    return [...own, ...contentFolders.filter((folder) => !isOwn(folder))];
  }
}

/**
 * Resolves addresses without a host against a base URL, as browsers do, instead of against the site.
 *
 * @param base - An absolute URL.
 * @param resolve - Resolves all others: those with a scheme or host, and fragments.
 */
export function resolverFrom(base: string, resolve: ResolveLink): ResolveLink {
  return (written) =>
    isAddress(written) && URL.canParse(written, base)
      ? { href: new URL(written, base).href }
      : resolve(written);
}

/**
 * False for addresses that stay as written: those of other sites, and fragments on the same page.
 */
function isAddress(written: string): boolean {
  return splitAddress(written)[0] !== '' && !isExternal(written);
}

/** The routes of all references, for `LinkTargets`. */
export function referencesOf({ schemas }: Pick<SiteConfig, 'schemas'>): readonly string[] {
  return configuredSchemas(schemas)
    .filter(hasReference)
    .map(({ route }) => route);
}

/** The folders of all content roots, for `LinkTargets`. */
export function contentFoldersOf({ content }: Pick<SiteConfig, 'content'>): readonly string[] {
  return content.map(({ path }) => posix.normalize(path).replace(/^\.\/|\/$/g, ''));
}
