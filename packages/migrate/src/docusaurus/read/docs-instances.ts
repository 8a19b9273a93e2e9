import type { ForeignObject } from '../../foreign/foreign-value.ts';
import { freeId } from '../../free-id.ts';
import type { Section } from '../../section.ts';
import { type FolderRoute, folderRoute, routeOf } from './folder-route.ts';
import type { PluginEntry } from './plugin-list.ts';
import { projectPath } from './project-path.ts';

/** An instance of Docusaurus' docs plugin: a folder of pages with sidebars. */
export interface DocsInstance extends FolderRoute {
  /** Id of the plugin's instance, `default` for the first. */
  readonly id: string;
  /** Id of the content root that it becomes. */
  readonly content: string;
  /** Route that all versions of it are below, this one by `versions.current.path`. */
  readonly versionsRoute: string;
  /** File of its sidebars relative to the site; `auto` for the derived one, `none` for none. */
  readonly sidebars: { readonly file: string } | 'auto' | 'none';
  /** What that file exports, once it was read and could be. */
  readonly exported?: ForeignObject;
  readonly options: Section;
}

/**
 * The docs plugin's instances.
 *
 * @param folder - Absolute path of the site.
 */
export function docsInstances(plugins: readonly PluginEntry[], folder: string): DocsInstance[] {
  const taken = new Set<string>();
  return plugins
    .filter(({ name }) => name === '@docusaurus/plugin-content-docs')
    .map(({ options }) => {
      const id = options.text('id') ?? 'default';
      const content = freeId(id === 'default' ? 'docs' : id, taken);
      const { path, route: versionsRoute } = folderRoute(options, folder, {
        path: 'docs',
        route: 'docs',
      });
      const current = options.section('versions')?.section('current')?.text('path') ?? '';
      const given = options.any('sidebarPath');
      const derived = given === false ? 'none' : 'auto';
      const sidebars = typeof given === 'string' ? { file: projectPath(given, folder) } : derived;
      const route = routeOf(`${versionsRoute}/${current}`);
      return { id, content, path, route, versionsRoute, sidebars, options };
    });
}
