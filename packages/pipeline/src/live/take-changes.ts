import { existsSync, lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { themeModules } from '@docgen/bundler/modules/theme-modules';
import { SITE_THEME } from '@docgen/bundler/resolve/site-theme';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { isOmitted } from '@docgen/files/is-omitted';
import { isWithin } from '@docgen/files/is-within';
import { relativePath } from '@docgen/files/relative-path';
import { type ContentPath, readContentFile } from '../read/read-content.ts';
import type { Dates } from '../read/read-dates.ts';
import { type StaticFile, staticFiles } from '../read/static-files.ts';
import { changesErrors } from '../schemas/read-errors.ts';
import type { DocEffects } from './doc-effects.ts';
import { addWork, type KnownSite, note } from './known-site.ts';
import type { LiveDocs } from './live-docs.ts';

/** The effects of changed files. */
export interface SiteChange {
  /** Source files of the pages that they are, or are a part of. */
  readonly pages: readonly string[];
  /** Paths of static files, relative to the site's root. */
  readonly statics: readonly string[];
  /** True if the pages can be shown before the rest is settled. */
  readonly isContentOnly: boolean;
}

/**
 * Processes changed, added and removed files: reads those that belong to the content, and records
 * the remaining work.
 *
 * @param paths - Absolute paths.
 */
export async function takeChanges(site: KnownSite, paths: readonly string[]): Promise<SiteChange> {
  const { config, projectDir, docs, left } = site;
  const pages = new Set<string>();
  const moved = new Set<string>();
  const statics: string[] = [];
  const before = { ...left };
  site.missing = site.checkPaths().value;
  for (const path of paths) {
    const file = relativePath(projectDir, path);
    if (Array.from(site.schemaFiles).some((each) => isWithin(path, each))) left.schemas = true;
    for (const page of await takeContent(site, path, moved)) pages.add(page);
    for (const page of takeAsset(site, path)) pages.add(page);
    for (const folder of config.staticFolders) {
      if (isWithin(file, folder)) statics.push(relativePath(join(projectDir, folder), path));
    }
    for (const page of takeCode(site, path)) pages.add(page);
  }
  if (statics.length > 0 && (await listStatics(site)) && config.basePath !== '/') {
    // Addresses may start with the base path; whether it is stripped depends on which files exist.
    for (const path of statics) moved.add(basename(path));
  }
  // The links of all pages are looked at, so this happens once for all that has moved.
  if (moved.size > 0) for (const page of linkingTo(site, moved)) pages.add(page);
  for (const page of pages) docs.forget(page);
  const names = Object.keys(left) as (keyof typeof left)[];
  const isContentOnly = names.every((name) => left[name] === before[name]);
  return { pages: [...pages], statics, isContentOnly };
}

/**
 * @param moved - Receives the names of pages that come, go or move; see `LiveDocs.namesOf`.
 * @returns The page that the file is.
 */
async function takeContent(
  site: KnownSite,
  path: string,
  moved: Set<string>,
): Promise<readonly string[]> {
  const { config, projectDir, docs, categories, dates, diagrams, left, found } = site;
  const root = config.content.find((each) => isWithin(path, join(projectDir, each.path)));
  if (root === undefined) return [];
  const below = relativePath(join(projectDir, root.path), path);
  if (below.split('/').some(isOmitted)) return [];
  const file = relativePath(projectDir, path);
  for (const mistakes of [found.sources, found.authors, found.diagrams]) mistakes.delete(file);
  diagrams.forget(file);
  // The folder did not exist, or could not be listed.
  found.sources.delete(root.path);
  const read = await readWritten({ config, projectDir, root, path: below });
  for (const each of read.diagnostics) note(found.sources, file, each);
  if (categories.delete(file)) left.plan = true;
  const before = docs.fileAt(file)?.source;
  const after = read.value && 'source' in read.value ? read.value.source : undefined;
  left.schemas ||= changesErrors(config.schemas, file, before, after);
  const names = docs.namesOf(file);
  if (read.value === undefined) {
    if (takePlace(site, docs.remove(file))) for (const name of names) moved.add(name);
    return [];
  }
  if ('metadata' in read.value) {
    categories.set(file, read.value);
    left.plan = true;
    return [];
  }
  const updated = dates.byFile.get(file);
  if (takePlace(site, await docs.set({ ...read.value, updated })))
    for (const name of [...names, ...docs.namesOf(file)]) moved.add(name);
  return [file];
}

/**
 * Gives all pages the dates of the current commit.
 *
 * @returns Whether one of them had another date.
 */
export async function takeDates(site: KnownSite, dates: Dates): Promise<boolean> {
  const { docs } = site;
  const isNews = dates.byFile !== site.dates.byFile;
  site.dates = dates;
  if (!isNews) return false;
  const outdated = docs.files().filter(({ file, updated }) => dates.byFile.get(file) !== updated);
  for (const page of outdated) {
    addWork(site.left, await docs.set({ ...page, updated: dates.byFile.get(page.file) }));
    docs.forget(page.file);
  }
  return outdated.length > 0;
}

/**
 * Records that a page was added, removed or moved.
 *
 * @returns Whether it was.
 */
function takePlace({ left }: KnownSite, effects: DocEffects): boolean {
  addWork(left, effects);
  left.routes ||= effects.plan;
  return effects.plan;
}

/**
 * How long a file may be empty while a program writes it, and how often it is read again, in
 * milliseconds.
 */
const [WRITING, LOOKING] = [300, 20];

/**
 * Reads a file of a content root, if it exists. A folder of this name is no page. An empty file is
 * read again, because it may be about to be saved.
 */
async function readWritten(input: ContentPath): ReturnType<typeof readContentFile> {
  const path = join(input.projectDir, input.root.path, input.path);
  for (let waited = 0; ; waited += LOOKING) {
    if (!existsSync(path) || isFolder(path)) return { value: undefined, diagnostics: [] };
    const read = await readContentFile(input);
    const isEmpty = read.value && 'source' in read.value && read.value.source === '';
    if (!isEmpty || waited >= WRITING) return read;
    await setTimeout(LOOKING);
  }
}

/** False for links to folders, which are reported if they are not followed, see `listFiles`. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * The pages with links that may lead to other pages, including those in partials.
 *
 * @param names - See `LiveDocs.namesOf`.
 */
function linkingTo({ docs, left }: KnownSite, names: ReadonlySet<string>): readonly string[] {
  const pages = docs.linkingTo(names);
  const importing = pages.filter((page) => (docs.docs.get(page)?.parts.length ?? 0) > 1);
  if (importing.length > 0) docs.forgetPartials();
  left.server ||= importing.some((page) => isBundled(docs, page));
  return pages;
}

/** @returns The pages that refer to an image or file, directly or in a partial. */
function takeAsset({ assets, docs, code, left, projectDir }: KnownSite, path: string): string[] {
  const users = assets.usersOf(path);
  assets.forget(path);
  const partials = users.filter((user) => docs.importersOf(user).length > 0);
  const importers = partials.flatMap(docs.importersOf);
  if (partials.length > 0) {
    docs.forgetPartials();
    left.server ||= importers.some((page) => isBundled(docs, page));
    const inputs = code.browser()?.inputs ?? [];
    left.browser ||= partials.some((partial) => inputs.includes(join(projectDir, partial)));
  }
  const pages = users.filter((user) => docs.docs.has(user));
  return [...pages, ...importers];
}

/** Whether a page is bundled, with the Markdown files that it imports. */
function isBundled({ docs }: Pick<LiveDocs, 'docs'>, page: string): boolean {
  return docs.get(page)?.module !== undefined;
}

/** @returns The pages that the file is a part of. */
function takeCode(site: KnownSite, path: string): readonly string[] {
  const { config, projectDir, modules, docs, code, left } = site;
  const file = relativePath(projectDir, path);
  const importers = docs.importersOf(file);
  const { theme } = config;
  const isTheme = theme !== undefined && isWithin(file, theme);
  if (isTheme) {
    const { value, diagnostics } = themeModules(config, projectDir, modules.theme);
    site.theme = value;
    site.found.sources.set(theme, diagnostics);
  }
  const isInput = code.inputs().includes(path) || isTheme || isWithin(file, SITE_THEME);
  if (!isInput && importers.length === 0) return [];
  const isPartial = isMarkdownFile(path) && importers.length > 0;
  // If a partial changes, compiling the pages that import it determines whether browsers are
  // affected.
  if (!isPartial || code.browser()?.inputs.includes(path)) left.browser = true;
  // The server does not use plain styles, but looks for them, and it does use the class names of CSS
  // modules, to which any Sass file may belong.
  const isUsed = isInput || importers.some((page) => isBundled(docs, page));
  if ((isUsed && !/(?<!\.module)\.css$/i.test(path)) || code.isRemedy(path)) {
    left.server = true;
    left.code ||= !isPartial;
  }
  if (isMarkdownFile(path)) docs.forgetPartials();
  return importers;
}

/** @returns Whether files were added or removed. */
async function listStatics(site: KnownSite): Promise<boolean> {
  const { staticFolders } = site.config;
  const listed = await staticFiles(staticFolders, site.projectDir);
  const { sources } = site.found;
  for (const file of sources.keys()) {
    if (staticFolders.some((folder) => isWithin(file, folder))) sources.delete(file);
  }
  for (const each of listed.diagnostics) note(sources, each.place?.file ?? '', each);
  const names = (files: readonly StaticFile[]) => files.map(({ path }) => path).join('\n');
  const isChanged = names(listed.value) !== names(site.statics);
  site.left.plan ||= isChanged;
  site.statics = listed.value;
  return isChanged;
}
