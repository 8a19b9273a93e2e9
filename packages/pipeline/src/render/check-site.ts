import { setImmediate } from 'node:timers/promises';
import { publishedFiles } from '@docgen/config/published-files';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import { addToList } from '@docgen/core/basics/add-to-list';
import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas, hasReference } from '@docgen/core/configuration/configured-schemas';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import { counted } from '@docgen/core/strings/counted';
import { isWithin } from '@docgen/files/is-within';
import { linkChecker } from '@docgen/links/check-links';
import { lostRoutes } from '@docgen/links/lost-routes';
import type { PublishedAddress } from '@docgen/links/published-addresses';
import type { UnlistedSchema } from '@docgen/links/unlisted-schema';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { Preparation } from '../prepare-build.ts';
import { frameLinks } from './frame-links.ts';
import type { ScannedPage } from './make-page.ts';

/** A rendered site. */
export interface RenderedSite extends Pick<Preparation, 'config' | 'placeOf'> {
  readonly pages: readonly ScannedPage[];
  /** Paths of the output. */
  readonly files: ReadonlySet<string>;
  /** Pages with errors. */
  readonly unfinished: readonly Route[];
  /** Routes of schemas that have not been read. */
  readonly unread?: readonly string[];
  /** The part of the configuration that browsers get. */
  readonly client: ClientConfig;
  /** Addresses of the published site, which must not be lost. */
  readonly published?: readonly PublishedAddress[];
  /** Caches which groups of pages have no broken links. */
  readonly memo: Memo;
}

/** Checks all links of a rendered site, and that no published address is lost. */
export async function checkSite(
  {
    pages,
    files,
    unfinished,
    unread = [],
    config,
    client,
    placeOf,
    published = [],
    memo,
  }: RenderedSite,
  report: Report,
): Promise<readonly Diagnostic[]> {
  const { basePath, trailingSlash, url, checkAbsoluteLinks, externalRoutes } = config;
  const severities = {
    brokenLinks: config.onBrokenLinks,
    brokenAnchors: config.onBrokenAnchors,
    trailingSlashes: config.onTrailingSlashes,
  };
  const address = { basePath, trailingSlash, siteUrl: url, checkAbsoluteLinks };
  const sections = [...config.content, ...configuredSchemas(config.schemas).filter(hasReference)];
  const ownRoutes = sections.map(({ route }) => route);
  const unlisted = unlistedSchemas(config.schemas);
  const site = { ...address, externalRoutes, ownRoutes, unlisted, severities };
  const faulty = unfinished.map(({ path }) => path);
  const routes = [...pages.map(({ route }) => route), ...faulty];
  const frame = frameLinks({ config, placeOf }, client, routes);
  const lenient = config.schemas.instances.flatMap(({ strictness, paths }) =>
    strictness === 'lenient' ? paths : [],
  );
  // A path may name a folder.
  const isLenient = (file: string) => lenient.some((path) => isWithin(file, path));
  const twins = unfinished.flatMap((route) => markdownPath(route) ?? []);
  // Missing ones are reported at their keys in the configuration.
  const named = publishedFiles(config).map(({ path }) => path);
  const redirects = config.redirects.map((redirect, index) => ({
    ...redirect,
    placeOf: () => placeOf(['redirects', index, 'to']).place,
  }));
  const allFiles = new Set([...files, ...twins, ...named]);
  const contents = { pages, files: allFiles, unfinished: faulty, unread, redirects };
  let checker: ReturnType<typeof linkChecker> | undefined;
  const check = (checked: readonly ScannedPage[]) => {
    // Indexes the site, which is not necessary if nothing has changed.
    checker ??= linkChecker({ ...site, ...contents, isLenient, frame });
    return checker(checked);
  };
  const targets = hashOfData([
    site,
    config.redirects,
    pages.map((page) => [page.route, page.targets]),
    [...files].sort(),
    named,
    faulty,
    unread,
    frame.map(({ scan }) => scan),
  ]);
  let references = 0;
  let isFine = true;
  for (const [id, group] of groupsOf(pages)) {
    const { parts } = await memo.node({
      kind: 'links',
      id,
      inputs: [targets, group.map((page) => [page.route, page.addresses])],
      compute() {
        const count = group.reduce((sum, page) => sum + page.scan.references.length, 0);
        const value = { references: count, isFine: check(group).length === 0 };
        return { value, diagnostics: [] };
      },
    });
    references += parts?.references.value() ?? 0;
    isFine &&= parts?.isFine.value() === true;
    // Targets of weak references, such as the scans of these pages, are only collected after the
    // current turn of the event loop.
    await setImmediate();
  }
  report(counted(references, 'reference'));
  const lost = published.length === 0 ? [] : lostRoutes(published, { ...site, ...contents });
  // Places of broken links depend on data that is not among the inputs, so they are computed again.
  return isFine ? lost : [...check(pages), ...lost];
}

/** The schemas without pages. Each of them takes part in the composed schema. */
function unlistedSchemas({ instances, composed }: SiteConfig['schemas']): UnlistedSchema[] {
  if (composed === undefined) return [];
  const unlisted = instances.filter((schema) => !hasReference(schema));
  return unlisted.map(({ id, route }) => ({ id, route, composedRoute: composed.route }));
}

/**
 * Distributes pages over 64 groups by the hashes of their routes, so that a change of one page
 * causes few others to be checked again. One additional group without pages is for redirects.
 */
function groupsOf(pages: readonly ScannedPage[]): Map<string, ScannedPage[]> {
  const groups = new Map<string, ScannedPage[]>([['', []]]);
  for (const page of pages) addToList(groups, hashOf(page.route).charAt(0), page);
  return groups;
}
