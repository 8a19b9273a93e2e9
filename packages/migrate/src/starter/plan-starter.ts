import type { UserConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import type { FoundSource } from '@docgen/graphql/parts/schema-unit';
import type { InitPlan, PlannedFile } from '../init-outcome.ts';
import { nearestToTop } from '../nearest-to-top.ts';
import { pageAddresses } from '../page-addresses.ts';
import { printConfig } from '../print-config.ts';
import { readProjectFiles } from '../read-project-file.ts';
import { type FoundSchemas, findSchemas, fromSite } from './find-schemas.ts';
import { findPages } from './find-sources.ts';
import { findStatics } from './find-statics.ts';
import { homePage } from './home-page.ts';
import type { NamedSubgraph } from './named-subgraphs.ts';
import { otherPages } from './other-pages.ts';
import { PACKAGE } from './package-spec.ts';
import { isPlainMarkdown } from './plain-markdown.ts';
import { listedSdl, readStarterSchemas } from './read-starter-schemas.ts';
import { type SiteIdentity, siteIdentity } from './site-identity.ts';
import { type StarterParts, starterConfig } from './starter-config.ts';

/** The npm scripts of a new site. */
export const SCRIPTS = {
  dev: 'docgen dev',
  build: 'docgen build',
  check: 'docgen check',
  serve: 'docgen serve',
};

/** The input for a new site. */
export interface StarterInput {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** Dependency spec of docgen for a `package.json` in the folder, see `packageSpec`. */
  readonly packageSpec: string;
  /** Contents of the sample site's files by path. */
  readonly template: Readonly<Record<string, string>>;
}

/** What a folder contains before it becomes a site. */
interface Project {
  readonly folder: string;
  readonly identity: SiteIdentity;
  /** Its folder of pages, and what goes with it. */
  readonly pages?: Pick<StarterParts, 'content' | 'statics' | 'isPlain' | 'firstPage'>;
  /** The warning `init-other-pages`, if it has pages in other folders only. */
  readonly others?: Diagnostic | undefined;
  readonly found: FoundSchemas;
  /** Whether there is nothing that a site could consist of. */
  readonly isNew: boolean;
  /** Converts the path of a file of the schemas to one that is relative to the site. */
  readonly pathOf: (file: string) => string;
}

/**
 * Plans a site for a folder without one: the sample site, or a configuration for existing pages and
 * schemas.
 *
 * @returns The plan, with the warnings of `namedSubgraphs` and `otherPages`, and `init-without-sdl`
 *   for files of SDL that do not exist.
 */
export async function planStarter(input: StarterInput): Promise<Checked<InitPlan>> {
  const project = await readProject(input.folder);
  const { identity, pages, found, others, pathOf } = project;
  const samples = sampleFiles(project, input.template);
  const schemas = await readStarterSchemas(found, await sourcesOf(project, samples));
  const draft = starterConfig({
    ...{ content: 'content', statics: [], isPlain: false, firstPage: undefined },
    ...pages,
    ...schemas,
    identity,
    pathOf,
    sdlFiles: found.files,
    unusedLists: found.unusedLists,
    isOfRepository: found.root !== input.folder,
  });
  const home = { path: 'content/index.md', text: homePage(draft.config) };
  const files = [
    ...samples,
    ...(project.isNew || pages !== undefined ? [] : [home]),
    ...Array.from(listedSdl(found), ([file, text]) => ({ path: pathOf(file), text })),
    packageJson(identity.packageName, input.packageSpec),
    // Last, because this file makes the folder a site.
    { path: 'site.config.ts', text: printConfig(draft) },
  ];
  const diagnostics = [...schemaWarnings(project, draft.config), ...(others ? [others] : [])];
  return { value: { read: filesRead(project), files }, diagnostics };
}

/** Looks for pages and schemas in a folder, which need not exist. */
async function readProject(folder: string): Promise<Project> {
  const [identity, content, found] = await Promise.all([
    siteIdentity(folder),
    findPages(folder),
    findSchemas(folder),
  ]);
  const others = content === undefined ? await otherPages(folder) : undefined;
  const hasPages = content !== undefined || others !== undefined;
  const hasSchemas = found.named !== undefined || found.sdl.schemas.length > 0;
  return {
    ...{ folder, identity, others, found },
    ...(content !== undefined && { pages: await pagesIn(folder, content) }),
    isNew: !hasPages && !hasSchemas,
    pathOf: fromSite(found.root, folder),
  };
}

/** @param content - Folder of the pages. */
async function pagesIn(folder: string, content: string): Promise<NonNullable<Project['pages']>> {
  return {
    content,
    statics: await findStatics(folder, content),
    isPlain: await isPlainMarkdown(folder, content),
    firstPage: await firstPage(folder, content),
  };
}

/** The files of the sample site that the folder gets: all of them only if it is new. */
function sampleFiles({ isNew }: Project, template: StarterInput['template']): PlannedFile[] {
  return Object.entries(template)
    .map(([path, text]) => ({ path: path.replace(/^gitignore$/, '.gitignore'), text }))
    .filter(({ path }) => isNew || path === '.gitignore');
}

/** The SDL of the site: that of the project, or else that of the sample site. */
async function sourcesOf(
  { isNew, found }: Project,
  samples: readonly PlannedFile[],
): Promise<FoundSource[]> {
  if (!isNew) return readProjectFiles(found.root, found.sdl.schemas);
  return samples
    .filter(({ path }) => isSdlFile(path))
    .map(({ path, text }) => ({ file: path, text }));
}

/** The existing files and folders that were read. */
function filesRead({ pages, found, pathOf }: Project): string[] {
  const folders = pages === undefined ? [] : [pages.content, ...pages.statics];
  return [
    ...folders.map((path) => `${path}/`),
    ...(found.named === undefined ? [] : [pathOf(found.named.config)]),
    ...existingSdl(found).map(pathOf).sort(),
  ];
}

/** SDL files that exist already, as opposed to those that are written from a list of subgraphs. */
function existingSdl({ sdl, named }: FoundSchemas): string[] {
  const listed = (named?.subgraphs ?? [])
    .filter(({ text, isMissing }) => text === undefined && !isMissing)
    .map(({ file }) => file);
  return [...new Set([...sdl.schemas, ...listed])];
}

/** The warnings about the schemas, and files that the new configuration names in vain. */
function schemaWarnings({ found, pathOf }: Project, { schemas }: UserConfig): Diagnostic[] {
  const { named, diagnostics } = found;
  const used = schemas?.instances.flatMap(({ path }) => path) ?? [];
  const missing = (named?.subgraphs ?? []).filter(
    ({ file, isMissing }) => isMissing && used.includes(pathOf(file)),
  );
  const ofList = named === undefined ? [] : missingWarning(named.config, missing);
  return [...diagnostics, ...ofList].map(({ place, ...diagnostic }) => ({
    ...diagnostic,
    place: place && { ...place, file: pathOf(place.file) },
  }));
}

function packageJson(name: string, packageSpec: string): PlannedFile {
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: SCRIPTS,
    devDependencies: { [PACKAGE]: packageSpec },
  };
  return { path: 'package.json', text: `${JSON.stringify(manifest, null, 2)}\n` };
}

/**
 * The page that `/` redirects to, because these pages have no home page.
 *
 * @returns `undefined` if they have one, or if there are no pages.
 */
async function firstPage(folder: string, path: string): Promise<string | undefined> {
  const pages = await pageAddresses([{ id: 'docs', path }], folder);
  return pages.some(({ route }) => route === '/') ? undefined : nearestToTop(pages);
}

function missingWarning(config: string, missing: readonly NamedSubgraph[]): Diagnostic[] {
  if (missing.length === 0) return [];
  const files = missing.map(({ file }) => file).join(', ');
  return [
    {
      code: 'init-without-sdl',
      severity: 'warning',
      message: `${config} names SDL files that do not exist, without which the site cannot be built: ${files}.`,
      hint: 'Generate them before each build, or remove them from `schemas` of the configuration.',
      place: { file: config },
    },
  ];
}
