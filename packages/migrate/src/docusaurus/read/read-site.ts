import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { ForeignObject } from '../../foreign/foreign-value.ts';
import { pageAddresses } from '../../page-addresses.ts';
import { projectFiles, readProjectFile, readProjectJson } from '../../read-project-file.ts';
import { openSection, type Section } from '../../section.ts';
import { contentRoots } from './content-roots.ts';
import { definitionFolders, OWN_FOLDERS } from './definition-folders.ts';
import { type DocsInstance, docsInstances } from './docs-instances.ts';
import type { DocusaurusSite } from './docusaurus-site.ts';
import { editCalls } from './edit-calls.ts';
import { environmentOf } from './environment.ts';
import { folderRoute } from './folder-route.ts';
import { graphqlConfig } from './graphql-config.ts';
import { graphqlInstances } from './graphql-instances.ts';
import { GRAPHQL_PLUGINS, type PluginEntry, pluginList } from './plugin-list.ts';
import { projectPath } from './project-path.ts';
import { readModule } from './read-module.ts';
import { type FoundSchema, schemaFiles } from './schema-files.ts';
import { siteFacts } from './site-facts.ts';
import { siteLanguages } from './site-languages.ts';
import { themeMessages } from './theme-messages.ts';

/** Settings from which nothing is migrated; they are only reported. */
const UNUSED: ReadonlySet<string> = new Set([
  ...['clientModules', 'customFields', 'future', 'headTags', 'scripts', 'ssrTemplate', 'storage'],
  'webpack',
]);

/**
 * Reads a Docusaurus site: its configuration, its sidebars, and the contents of its folder. For the
 * parameters see `planDocusaurus`.
 *
 * @returns `undefined` with an error when the configuration could not be read at all.
 */
export async function readSite(
  folder: string,
  configName: string,
  mayRun: boolean,
): Promise<Checked<DocusaurusSite | undefined>> {
  const config = await readModule(configName, {
    ...{ folder, mayRun, unused: UNUSED },
    callsFor: (literal) => editCalls(literal, folder),
  });
  if (config.value === undefined) return { value: undefined, diagnostics: config.diagnostics };
  const diagnostics: Diagnostic[] = [...config.diagnostics];
  const site = openSection(config.value);
  const plugins = pluginList(site, folder);
  const { docs: instances, leftVersions, ...found } = await docsInstances(plugins, folder);
  diagnostics.push(...found.diagnostics);
  // `initSite` reports errors in this file.
  const manifest = openSection((await readProjectJson(folder, 'package.json')).value);
  const version = askedVersion(manifest, ['@docusaurus/core']);
  const schemas = await foundSchemas(plugins, instances, { folder, manifest });
  diagnostics.push(...schemas.diagnostics);
  const graphql = schemas.value;
  const own = (name: string) => plugins.filter((plugin) => plugin.name === name);
  const [single] = own('@docusaurus/plugin-content-pages');
  const pagesFolder = folderRoute(single?.options, folder, { path: 'src/pages', route: '/' });
  const blogs = own('@docusaurus/plugin-content-blog').map(({ options }) => {
    // `noteFolder` reports blogs.
    options.readAll();
    return folderRoute(options, folder, { path: 'blog', route: 'blog' });
  });
  const statics = site.texts('staticDirectories') ?? ['static'];
  const staticFolders = statics.map((path) => projectPath(path, folder));
  const query = { folder, staticFolders, pagesFolder, blogs, docs: instances, graphql };
  const facts = await siteFacts(query);
  const content = contentRoots(instances, pagesFolder, facts);
  const read = await Promise.all(
    instances.map((instance) => withSidebars(instance, { folder, mayRun })),
  );
  const docs = read.map(({ value }) => value);
  diagnostics.push(...read.flatMap(({ diagnostics: found }) => found));
  const environment = environmentOf((await readProjectFile(folder, configName)).value ?? '');
  const languages = siteLanguages(site, folder);
  const messages = await themeMessages(languages, folder);
  diagnostics.push(...messages.diagnostics);
  const folderName = basename(folder);
  const pages = await pageAddresses(content, folder);
  const parts = { site, plugins, docs, pagesFolder, blogs, graphql, content, pages, facts };
  return {
    value: {
      ...{ configName, environment, version, folderName, leftVersions, ...parts },
      languages,
      messages: messages.value,
    },
    diagnostics,
  };
}

/** The schemas that plugins of the site document, with their files on disk. */
async function foundSchemas(
  plugins: readonly PluginEntry[],
  instances: readonly DocsInstance[],
  { folder, manifest }: { readonly folder: string; readonly manifest: Section },
): Promise<Checked<FoundSchema[]>> {
  const { value: defaults, diagnostics } = await graphqlConfig(folder);
  const version = askedVersion(manifest, GRAPHQL_PLUGINS);
  const found: FoundSchema[] = [];
  for (const schema of graphqlInstances(plugins, instances, { folder, defaults })) {
    const files = await schemaFiles(schema.pointers, folder);
    const paths = await projectFiles(join(folder, schema.folder));
    const folders = schema.isByKind
      ? OWN_FOLDERS
      : definitionFolders({ printing: schema.printing, paths, version });
    found.push({ ...schema, files, folders });
  }
  return { value: found, diagnostics };
}

/** Reads the sidebars of a documentation from the file that its options name. */
async function withSidebars(
  instance: DocsInstance,
  { folder, mayRun }: { readonly folder: string; readonly mayRun: boolean },
): Promise<Checked<DocusaurusSite['docs'][number]>> {
  const { sidebars } = instance;
  if (typeof sidebars === 'string') return { value: instance, diagnostics: [] };
  const file = findScript(folder, sidebars.file);
  if (file === undefined) return { value: instance, diagnostics: [] };
  const { value: exported, diagnostics } = await readModule(file, { folder, mayRun });
  return {
    value: { ...instance, exported: withoutPrefix(exported, sidebars.idPrefix) },
    // The site can be migrated without them.
    diagnostics: diagnostics.map((entry) => ({ ...entry, severity: 'warning' })),
  };
}

/** The version range of the first of these packages in a `package.json`. */
function askedVersion(manifest: Section, names: readonly string[]): string | undefined {
  const asked = [manifest.section('dependencies'), manifest.section('devDependencies')];
  return names.flatMap((name) => asked.map((each) => each?.text(name))).find((text) => text);
}

/** Sidebars without the prefix that Docusaurus 2 wrote before their names and the ids of pages. */
function withoutPrefix(
  sidebars: ForeignObject | undefined,
  prefix: string | undefined,
): ForeignObject | undefined {
  if (sidebars === undefined || prefix === undefined) return sidebars;
  const start = JSON.stringify(prefix).slice(0, -1);
  return JSON.parse(JSON.stringify(sidebars).replaceAll(start, '"'));
}

/**
 * The file at a path without or with extension. Anything else than a folder counts, so that it is
 * reported if it is not a regular file. A text that cannot be a path, such as one with NUL, has no
 * file.
 */
function findScript(folder: string, path: string): string | undefined {
  return ['', '.ts', '.js', '.mjs', '.cjs', '.mts', '.cts', '.json']
    .map((ending) => path + ending)
    .find((name) => {
      const file = join(folder, name);
      return existsSync(file) && !statSync(file).isDirectory();
    });
}
