import { markdownPath } from '@docgen/core/addresses/markdown-path';
import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';
import { llmsFullHeader, llmsText } from '@docgen/twins/llms-text';
import { navigationSections } from '@docgen/twins/navigation';
import { headersFile, sitePolicy } from '../render/content-policy.ts';
import { llmsFullParts } from '../render/llms-full.ts';
import { robots, sitemap } from '../render/sitemap.ts';
import { twinTexts } from '../render/twin-texts.ts';
import type { PageThread } from '../thread/page-thread.ts';
import { generatedFiles, HEADERS_FILE } from '../write/generated-files.ts';
import { type KnownSite, planOf } from './known-site.ts';
import { routeAt } from './site-paths.ts';

export interface LiveGeneratedInput {
  readonly site: KnownSite;
  readonly draw: (route: Route) => Promise<RenderedPage | undefined>;
  readonly twin: PageThread['twin'];
}

/**
 * A file of a live site for machines or hosts; `undefined` if a build writes none at the path.
 *
 * @param path - Output path.
 */
export async function liveGenerated(
  path: string,
  input: LiveGeneratedInput,
): Promise<string | undefined> {
  const { site } = input;
  const { config } = site;
  const plan = planOf(site);
  const wanted: ReadonlySet<string> = generatedFiles(site.statics);
  if (path === HEADERS_FILE) return headers(input);
  if (!wanted.has(path)) return twinAt(path, input);
  if (path === 'sitemap.xml') return sitemap(plan.site, config);
  if (path === 'robots.txt') return robots(config);
  if (path === 'llms.txt') return llmsText(navigationSections(plan.site, config), config);
  return llmsFull(input);
}

async function headers({ site, draw }: LiveGeneratedInput): Promise<string | undefined> {
  const { config } = site;
  if (config.contentSecurityPolicy?.emit !== 'headers') return undefined;
  const plan = planOf(site);
  // Whether a page has formulas is known once it is compiled.
  for (const route of plan.site.routes) if (route.page.kind === 'doc') await draw(route);
  return headersFile(sitePolicy(plan), config);
}

async function llmsFull(input: LiveGeneratedInput): Promise<string> {
  const { site } = input;
  const twinOf = twins(input);
  const parts = [llmsFullHeader(site.config)];
  for (const { before, of } of llmsFullParts(planOf(site))) {
    const text = 'page' in of ? await twinOf(of) : of.text();
    if (text !== undefined) parts.push(before, text);
  }
  return parts.join('');
}

async function twinAt(path: string, input: LiveGeneratedInput): Promise<string | undefined> {
  if (!path.endsWith('.md')) return undefined;
  const name = path.slice(0, -'.md'.length);
  const route = routeAt(input.site, name === 'index' ? '/' : `/${name}`);
  return route === undefined || markdownPath(route) !== path ? undefined : twins(input)(route);
}

/** Returns a function that creates the Markdown twin of a route. */
function twins({
  site,
  draw,
  twin,
}: LiveGeneratedInput): (route: Route) => Promise<string | undefined> {
  const twinOf = twinTexts(planOf(site), twin);
  return async (route) => {
    if (route.page.kind !== 'doc') return twinOf(route, '');
    const rendered = await draw(route);
    return rendered && twinOf(route, rendered.article);
  };
}
