import type { ContentConfig } from '@docgen/core/config';
import type { Finding } from '../../findings.ts';
import type { PageAddress } from '../../page-addresses.ts';
import type { Section } from '../../section.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { FolderRoute } from './folder-route.ts';
import type { PluginEntry } from './plugin-list.ts';
import type { FoundSchema } from './schema-files.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SiteLanguages } from './site-languages.ts';
import type { ThemeMessages } from './theme-messages.ts';

/** The data of a Docusaurus site. */
export interface DocusaurusSite {
  /** Name of the configuration file. */
  readonly configName: string;
  /** Environment variables that the configuration reads, see `environmentOf`. */
  readonly environment: readonly string[];
  /** The version range of Docusaurus in `package.json`. */
  readonly version?: string | undefined;
  /** Name of the site's folder. */
  readonly folderName: string;
  readonly site: Section;
  readonly plugins: readonly PluginEntry[];
  /** Docs in all their versions, see `DocsInstances`. */
  readonly docs: readonly DocsInstance[];
  /** Versions and settings of versions that were not migrated. */
  readonly leftVersions: readonly Finding[];
  /** Folder of single pages. */
  readonly pagesFolder: FolderRoute;
  readonly blogs: readonly FolderRoute[];
  readonly graphql: readonly FoundSchema[];
  /** Migrated content roots, and their pages. */
  readonly content: readonly ContentConfig[];
  readonly pages: readonly PageAddress[];
  readonly facts: SiteFacts;
  readonly languages: SiteLanguages;
  readonly messages: ThemeMessages;
}
