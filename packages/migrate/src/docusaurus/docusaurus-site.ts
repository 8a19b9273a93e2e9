import type { ContentConfig } from '@docgen/core/config';
import type { ForeignValue } from '../foreign/foreign-value.ts';
import type { Section } from '../section.ts';
import type { FoundSchema } from './carried-schemas.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { FolderRoute } from './folder-route.ts';
import type { PageAddress } from './page-addresses.ts';
import type { PluginEntry } from './plugin-list.ts';
import type { SiteFacts } from './site-facts.ts';

/** A Docusaurus site, read. */
export interface DocusaurusSite {
  /** Name of the configuration file. */
  readonly configName: string;
  /** Environment variables that the configuration reads. */
  readonly environment: readonly string[];
  /** Name of the site's folder. */
  readonly folderName: string;
  readonly site: Section;
  readonly plugins: readonly PluginEntry[];
  readonly docs: readonly DocsInstance[];
  readonly sidebars: readonly SidebarSource[];
  /** Folder of single pages. */
  readonly pagesFolder: FolderRoute;
  readonly blogs: readonly FolderRoute[];
  readonly graphql: readonly FoundSchema[];
  /** Content roots that are carried over, and their pages. */
  readonly content: readonly ContentConfig[];
  readonly pages: readonly PageAddress[];
  readonly facts: SiteFacts;
}

/** The sidebars of one docs instance. */
export interface SidebarSource {
  readonly docs: DocsInstance;
  /** What their file exports; `undefined` when there is none, or none that could be read. */
  readonly exported: ForeignValue | undefined;
}
