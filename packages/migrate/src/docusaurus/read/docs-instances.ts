import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Finding } from '../../findings.ts';
import type { ForeignObject } from '../../foreign/foreign-value.ts';
import { freeId } from '../../free-id.ts';
import type { Section } from '../../section.ts';
import { type DocsVersion, docsVersions } from './docs-versions.ts';
import { type FolderRoute, folderRoute, routeOf } from './folder-route.ts';
import type { PluginEntry } from './plugin-list.ts';
import { projectPath } from './project-path.ts';

/** One version of an instance of Docusaurus' docs plugin: a folder of pages with sidebars. */
export interface DocsInstance extends FolderRoute {
  /** Id of the plugin's instance, `default` for the first. */
  readonly id: string;
  /** Id of the content root to which it is converted. */
  readonly content: string;
  /** `name` of its `DocsVersion`. */
  readonly versionName: string;
  /** The version of the instance; absent if it has only one. */
  readonly version?: Pick<DocsVersion, 'name' | 'label' | 'banner'>;
  /** Sidebars file relative to the site; `auto` for a derived sidebar, `none` for no sidebar. */
  readonly sidebars: SidebarsFile | 'auto' | 'none';
  /** The exports of that file; absent if it has not been read, or cannot be. */
  readonly exported?: ForeignObject;
  readonly options: Section;
}

export interface SidebarsFile {
  readonly file: string;
  /** Prefix that names of sidebars and ids of pages in the file may have: `version-1.4/`. */
  readonly idPrefix?: string;
}

export interface DocsInstances {
  /** In the order of the plugins; of each, the version that readers get by default comes first. */
  readonly docs: readonly DocsInstance[];
  /** See `DocsVersions`. */
  readonly leftVersions: readonly Finding[];
  /** Warnings about lists of versions that cannot be read. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The docs plugin's instances in all their versions.
 *
 * @param folder - Absolute path of the site.
 */
export async function docsInstances(
  plugins: readonly PluginEntry[],
  folder: string,
): Promise<DocsInstances> {
  const taken = new Set<string>();
  const docs: DocsInstance[] = [];
  const leftVersions: Finding[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { name, options } of plugins) {
    if (name !== '@docusaurus/plugin-content-docs') continue;
    const id = options.text('id') ?? 'default';
    const standard = { path: 'docs', route: 'docs' };
    const { path, route } = folderRoute(options, folder, standard);
    const { value: found, diagnostics: wrong } = await docsVersions(id, options, folder);
    leftVersions.push(...found.left);
    diagnostics.push(...wrong);
    const given = options.any('sidebarPath');
    const derived = given === false ? 'none' : 'auto';
    const sidebars = typeof given === 'string' ? { file: projectPath(given, folder) } : derived;
    const wanted = id === 'default' ? 'docs' : id;
    const isVersioned = found.versions.length > 1;
    for (const { name, label, path: below, banner, files } of found.versions) {
      docs.push({
        id,
        content: freeId(files === undefined ? wanted : `${wanted}-${name}`, taken),
        versionName: name,
        version: isVersioned ? { name, label, banner } : undefined,
        path: files?.folder ?? path,
        route: routeOf(`${route}/${below}`),
        sidebars: files === undefined ? sidebars : sidebarsOf(files.sidebars, `version-${name}/`),
        options,
      });
    }
  }
  return { docs, leftVersions, diagnostics };

  /** The sidebars of a version. A version whose docs had no sidebars has no such file. */
  function sidebarsOf(file: string, idPrefix: string): DocsInstance['sidebars'] {
    return existsSync(join(folder, file)) ? { file, idPrefix } : 'none';
  }
}
