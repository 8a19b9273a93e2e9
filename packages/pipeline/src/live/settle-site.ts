import { mayHoldGraphql } from '@docgen/content/code/graphql-names';
import { mayLinkDefinitions } from '@docgen/content/links/coordinate-links';
import { noReport } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import type { Description } from '@docgen/core/schema-model';
import { isMarkdownFile, isReactFile } from '@docgen/core/sources/page-file';
import { compareText } from '@docgen/core/strings/compare-text';
import { descriptionsOf } from '@docgen/graphql/entries/descriptions-of';
import type { Category } from '@docgen/site/docs/doc';
import { createGraphqlFences } from '../compile/graphql-fences.ts';
import type { LoadedCode } from '../load/load-code.ts';
import { drawEntities } from '../plan/draw-entities.ts';
import { planSite } from '../plan/plan-site.ts';
import type { ContentFile } from '../read/read-content.ts';
import { renewedSchemas } from '../schemas/provisional-schemas.ts';
import { readSchemas } from '../schemas/read-schemas.ts';
import { compileFile } from './compile-file.ts';
import { type KnownSite, keyOf, planOf } from './known-site.ts';

/**
 * Does the work that remains after changes: reads schemas, loads code, plans the site.
 *
 * @returns Whether there was any.
 */
export async function settleSite(site: KnownSite): Promise<boolean> {
  if (site.left.schemas) await renewSchemas(site);
  site.left.schemas = false;
  return settlePages(site);
}

/** Like {@link settleSite}, but without reading schemas: changes of pages do not affect them. */
export async function settlePages(site: KnownSite): Promise<boolean> {
  const { left } = site;
  const isNeeded = left.plan || left.routes || left.server || left.browser;
  if (left.server) await loadServerCode(site);
  left.server = false;
  const client = site.plan?.client;
  if (left.plan || left.routes) renewPlan(site);
  left.plan = false;
  left.routes = false;
  const { client: renewed } = planOf(site);
  if (left.browser || !isSameText(client, renewed)) {
    site.rendering = undefined;
    await site.code.bundle(site.docs.content(), renewed);
  }
  left.browser = false;
  if (isNeeded) uncheckFrame(site);
  return isNeeded;
}

async function renewSchemas(site: KnownSite): Promise<void> {
  const { config, docs, left } = site;
  const { value, diagnostics } = await readSchemas(site, noReport);
  site.schemas = { value: renewedSchemas(site.schemas.value, value), diagnostics };
  site.fences = createGraphqlFences(site.schemas.value, config);
  // Diagrams that have not been drawn before are drawn in idle time.
  if (site.entities !== undefined) {
    site.entities = await drawEntities(site.schemas.value, site.diagrams);
  }
  docs.forgetPartials();
  for (const { file, source } of docs.files()) {
    if (!isMarkdownFile(file)) continue;
    if (mayHoldGraphql(source) || mayLinkDefinitions(source)) docs.forget(file);
  }
  for (const partial of docs.imported()) {
    if (isMarkdownFile(partial)) for (const page of docs.importersOf(partial)) docs.forget(page);
  }
  left.plan = true;
  // Whether the types in descriptions have pages is looked up when descriptions are rendered.
  left.routes = true;
}

/**
 * Draws the entity diagrams of the schemas, unless they exist. Pages drawn afterwards contain them.
 */
export async function drawMissingEntities(site: KnownSite): Promise<void> {
  if (site.entities !== undefined) return;
  const { schemas, diagrams } = site;
  // Pages are complete without them.
  const drawn = await drawEntities(schemas.value, diagrams).catch(() => new Map());
  // The schemas were read again meanwhile, with new diagrams.
  if (schemas !== site.schemas) return;
  site.entities = drawn;
  site.left.plan = true;
}

async function loadServerCode(site: KnownSite): Promise<void> {
  const { docs, code } = site;
  // These may be modules, which have to be bundled; only few of them are not.
  const stale = new Set(docs.stale());
  for (const each of docs.files()) {
    if (stale.has(each.file) && mayBeModule(each)) await compileFile(site, each.file);
  }
  const before = code.code();
  await code.load(docs.content());
  const loaded = code.code();
  if (loaded !== undefined) docs.setTheme(loaded.server.theme.article);
  site.left.plan = true;
  for (const [key, route] of site.routes) {
    if (mayLookDifferent(site, route, before)) site.unchecked.add(key);
  }
  site.left.code = false;
}

/**
 * Whether new code may have changed a page, apart from pages that were compiled: these are checked
 * anyway.
 *
 * @param before - The code that it replaces.
 */
function mayLookDifferent(
  { code, docs, left }: KnownSite,
  { page }: Route,
  before: LoadedCode | undefined,
): boolean {
  const loaded = code.code();
  const hasThemeCode = [before, loaded].some((each) => each?.server.themeAuthor !== undefined);
  if (left.code && hasThemeCode) return true;
  const doc = page.kind === 'doc' ? docs.docs.get(page.file) : undefined;
  if (doc?.module === undefined) return false;
  const { file } = doc.doc.page;
  return left.code || before?.articles.has(file) !== loaded?.articles.has(file);
}

/** Words of modules, which are found faster than {@link MODULE}. */
const MODULE_WORD = /import|export|await|require/;

/** Imports of Markdown files, which make a page a module only if these contain code. */
const MARKDOWN_IMPORT = /^import[ \t]+\w+[ \t]+from[ \t]+(["'])[^"'\n]+\.mdx?\1[ \t]*;?[ \t]*$/gm;

/** Lines that make a page a module, or look like it. */
const MODULE = /^(?:import|export)\b|\bawait\b|\brequire\(/m;

/** Fenced code. */
const FENCE = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1/gm;

/**
 * Whether a page may have to be bundled, judged by its text. A page that is misjudged is compiled
 * and bundled when it is requested.
 */
function mayBeModule({ file, source }: ContentFile): boolean {
  return isReactFile(file) || (isModule(source) && isModule(source.replace(FENCE, '')));
}

function isModule(text: string): boolean {
  return MODULE_WORD.test(text) && MODULE.test(text.replace(MARKDOWN_IMPORT, ''));
}

function renewPlan(site: KnownSite): void {
  const { config, projectDir, configName: configFile, placeOf, docs, code, left, found } = site;
  const { unchecked, withCards } = site;
  // Failures are recorded by the renderer when pages are drawn, and the renderer is replaced below.
  const hadFailures = left.routes && (site.plan?.descriptions.failures().length ?? 0) > 0;
  const project = { config, projectDir, configFile, placeOf };
  const all = [...docs.docs.values()].sort((a, b) => compareText(a.doc.page.file, b.doc.page.file));
  const { value, diagnostics } = planSite(
    {
      ...project,
      docs: all,
      drafts: docs.drafts(),
      articles: code.code()?.articles ?? new Map(),
      categories: [...site.categories.values()].sort(byFile),
      schemas: site.schemas.value,
      entities: site.entities,
      lazyModules: site.lazyModules,
      // Links in descriptions lead to pages by their source files.
      descriptions: left.routes ? undefined : site.plan?.descriptions,
    },
    noReport,
  );
  site.plan = { ...value, docs: docs.docs };
  found.plan = diagnostics;
  const before = site.routes;
  site.routes = new Map(value.site.routes.map((route) => [keyOf(route.path), route]));
  for (const [key, route] of site.routes) {
    const leadsElsewhere = withCards.has(key) || (left.routes && mayLeadElsewhere(route));
    if (leadsElsewhere || hadFailures || !isSamePage(before.get(key), route)) unchecked.add(key);
  }
  for (const key of before.keys()) if (!site.routes.has(key)) found.routes.delete(key);
  site.rendering = undefined;
}

/** Everything that frames show is checked on the not-found page, see `SiteCheck`. */
function uncheckFrame({ routes, unchecked }: KnownSite): void {
  for (const [key, { page }] of routes) if (page.kind === 'not-found') unchecked.add(key);
}

/**
 * Whether a page of a schema depends on other pages and definitions: it lists all definitions, or
 * contains links.
 */
function mayLeadElsewhere({ page }: Route): boolean {
  if (page.kind !== 'schema') return false;
  const { entry } = page;
  const leads = ({ markdown }: Description) => LINK.test(markdown) || mayLinkDefinitions(markdown);
  return entry === undefined || descriptionsOf(entry).some(leads);
}

/** A link that does not lead to another site. */
const LINK = /\](?:\(|:)\s*<?(?!https?:)|<a\b/i;

function byFile(a: Category, b: Category): number {
  return compareText(a.file, b.file);
}

/** Whether two routes show the same page, apart from the frame. */
function isSamePage(before: Route | undefined, after: Route): boolean {
  if (before === undefined || before.page.kind !== after.page.kind) return false;
  const [old, now]: [object, object] = [before.page, after.page];
  if (Object.keys(old).length !== Object.keys(now).length) return false;
  return Object.entries(now).every(([name, value]) => {
    const was: unknown = Reflect.get(old, name);
    return was === value || (typeof value === 'object' && isSameText(was, value));
  });
}

function isSameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
