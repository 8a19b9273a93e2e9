import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { schemaParts, supergraphsOf } from '@docgen/graphql/load/schema-parts';
import { type FoundSource, type SchemaUnit, schemaUnit } from '@docgen/graphql/load/schema-unit';
import type { InitPlan, PlannedFile } from '../init-outcome.ts';
import { nearestToTop } from '../nearest-to-top.ts';
import { pageAddresses } from '../page-addresses.ts';
import { printConfig } from '../print-config.ts';
import { readProjectFiles } from '../read-project-file.ts';
import { type FoundSchemas, findSchemas, fromSite } from './find-schemas.ts';
import { findPages } from './find-sources.ts';
import { findStatics } from './find-statics.ts';
import { homePage } from './home-page.ts';
import { lackingDefinition } from './lacking-definition.ts';
import type { NamedSubgraph, NamedSubgraphs } from './named-subgraphs.ts';
import { otherPages } from './other-pages.ts';
import { PACKAGE } from './package-spec.ts';
import { isPlainMarkdown } from './plain-markdown.ts';
import { siteIdentity } from './site-identity.ts';
import { starterConfig } from './starter-config.ts';
import type { StarterSchemas } from './starter-schemas.ts';

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

/**
 * Plans a site for a folder without one: the sample site, or a configuration for existing pages and
 * schemas.
 *
 * @returns The plan, with the warnings of `namedSubgraphs` and `otherPages`, and `init-without-sdl`
 *   for files of SDL that do not exist.
 */
export async function planStarter(input: StarterInput): Promise<Checked<InitPlan>> {
  const { folder, packageSpec, template } = input;
  const [identity, content, found] = await Promise.all([
    siteIdentity(folder),
    findPages(folder),
    findSchemas(folder),
  ]);
  const { root, sdl, files, named, unusedLists } = found;
  const others = content === undefined ? await otherPages(folder) : undefined;
  const isNew =
    content === undefined &&
    others === undefined &&
    sdl.schemas.length === 0 &&
    named === undefined;
  const pathOf = fromSite(root, folder);
  const samples = Object.entries(template)
    .map(([path, text]): PlannedFile => ({ path: path.replace(/^gitignore$/, '.gitignore'), text }))
    .filter(({ path }) => isNew || path === '.gitignore');
  const sources = isNew
    ? samples.map(({ path, text }) => ({ file: path, text })).filter(({ file }) => isSdlFile(file))
    : await readProjectFiles(root, sdl.schemas);
  const statics = content === undefined ? [] : await findStatics(folder, content);
  const listed = new Map(
    (named?.subgraphs ?? []).flatMap(({ file, text }) => (text ? [[file, text]] : [])),
  );
  const draft = starterConfig({
    identity,
    content: content ?? 'content',
    statics,
    isPlain: content !== undefined && (await isPlainMarkdown(folder, content)),
    firstPage: content === undefined ? undefined : await firstPage(folder, content),
    pathOf,
    sdlFiles: files,
    unusedLists,
    isOfRepository: root !== folder,
    ...(await withLacking(
      root,
      named === undefined ? schemaParts(sources) : partsOf(named, sources),
      listed,
    )),
  });
  const home = { path: 'content/index.md', text: homePage(draft.config) };
  const own = Array.from(listed, ([file, text]) => ({ path: pathOf(file), text }));
  const plan: InitPlan = {
    read: [
      ...(content === undefined ? [] : [content, ...statics]).map((path) => `${path}/`),
      ...(named === undefined ? [] : [pathOf(named.config)]),
      ...existingSdl(found).map(pathOf).sort(),
    ],
    files: [
      ...samples,
      ...(isNew || content !== undefined ? [] : [home]),
      ...own,
      packageJson(identity.packageName, packageSpec),
      // Last, because this file makes the folder a site.
      { path: 'site.config.ts', text: printConfig(draft) },
    ],
  };
  const paths = draft.config.schemas?.instances.flatMap(({ path }) => path) ?? [];
  const ofSchemas = schemaWarnings(found, (file) => paths.includes(pathOf(file))).map(
    (diagnostic): Diagnostic => {
      const { place } = diagnostic;
      return { ...diagnostic, place: place && { ...place, file: pathOf(place.file) } };
    },
  );
  return { value: plan, diagnostics: [...ofSchemas, ...(others === undefined ? [] : [others])] };
}

/** SDL files that exist already, as opposed to those that are written from a list of subgraphs. */
function existingSdl({ sdl, named }: FoundSchemas): string[] {
  const listed = (named?.subgraphs ?? [])
    .filter(({ text, isMissing }) => text === undefined && !isMissing)
    .map(({ file }) => file);
  return [...new Set([...sdl.schemas, ...listed])];
}

/** @param isUsed - Whether the new configuration names a file of a schema. */
function schemaWarnings(
  { named, diagnostics }: FoundSchemas,
  isUsed: (file: string) => boolean,
): readonly Diagnostic[] {
  if (named === undefined) return diagnostics;
  const missing = named.subgraphs.filter(({ file, isMissing }) => isMissing && isUsed(file));
  return [...diagnostics, ...missingWarning(named.config, missing)];
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

/**
 * The schemas if a configuration for composition names them: only its subgraphs, with one file
 * each.
 */
function partsOf(
  { config, subgraphs, elsewhere }: NamedSubgraphs,
  sources: readonly FoundSource[],
): StarterSchemas {
  const named = new Set(subgraphs.map(({ file }) => file));
  const others = sources.filter(({ file }) => !named.has(file));
  const units = others.flatMap((source) => schemaUnit(source) ?? []);
  const filesOf = (found: readonly SchemaUnit[]) => found.map(({ main }) => main);
  return {
    schemas: subgraphs.map(({ name, file, isMissing }) => {
      return { name, main: file, files: [file], isSubgraph: true, isMissing };
    }),
    supergraphs: supergraphsOf(units),
    unassigned: [],
    composition: {
      config,
      elsewhere,
      missing: subgraphs.flatMap(({ file, isMissing }) => (isMissing ? [file] : [])),
      unnamed: filesOf(units.filter(({ isSupergraph }) => !isSupergraph)),
    },
  };
}

/**
 * Adds to each schema what its SDL lacks.
 *
 * @param listed - SDL from a list of subgraphs, by the files that it will be written to.
 */
async function withLacking(
  root: string,
  parts: StarterSchemas,
  listed: ReadonlyMap<string, string>,
): Promise<StarterSchemas> {
  const subgraphs = parts.schemas.filter(({ isSubgraph }) => isSubgraph);
  const schemas = await Promise.all(
    parts.schemas.map(async (schema) => {
      const isPart = schema.isSubgraph && subgraphs.length > 1;
      const sources = await readProjectFiles(root, schema.isMissing ? [] : schema.files);
      const read = sources.flatMap(({ file, text = listed.get(file) }) =>
        text === undefined ? [] : [{ file, text }],
      );
      const lacks = lackingDefinition(read, isPart);
      return lacks === undefined ? schema : { ...schema, lacks };
    }),
  );
  return { ...parts, schemas };
}
