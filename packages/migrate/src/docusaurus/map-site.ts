import type { ContentConfig } from '@docgen/core/config';
import { joinRoute } from '@docgen/core/url';
import type { ConfigDraft } from '../config-draft.ts';
import { type Findings, takeNotes } from '../findings.ts';
import { carriedSchemas, schemasConfig } from './carried-schemas.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { GraphqlInstance } from './graphql-instances.ts';
import { lostAddress } from './lost-address.ts';
import { mapCode } from './map-code.ts';
import { contentKeys, homeRedirect, type PagesFolder, singleRoutes } from './map-content.ts';
import type { MapContext } from './map-context.ts';
import { mapFooter } from './map-footer.ts';
import { mapIdentity } from './map-identity.ts';
import { mapLook } from './map-look.ts';
import { mapMarkdown } from './map-markdown.ts';
import { mapNavbar } from './map-navbar.ts';
import { mapRedirects } from './map-redirects.ts';
import { mapSidebars, type SidebarSource } from './map-sidebars.ts';
import { mapStylesheets } from './map-stylesheets.ts';
import { noteFolder } from './note-folder.ts';
import { noteLeftovers } from './note-leftovers.ts';
import type { PageAddress } from './page-addresses.ts';
import type { PluginEntry } from './plugin-list.ts';
import type { SchemaFiles } from './schema-files.ts';
import type { Section } from './section.ts';
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
  readonly pagesFolder: PagesFolder;
  readonly blogs: readonly { readonly path: string; readonly route: string }[];
  readonly graphql: readonly { readonly instance: GraphqlInstance; readonly files: SchemaFiles }[];
  /** Content roots that are carried over, and their pages. */
  readonly content: readonly ContentConfig[];
  readonly pages: readonly PageAddress[];
  readonly facts: SiteFacts;
}

/** Languages beside the default one: those in the configuration, and those with translations. */
function otherLanguages(site: Section, { translations }: SiteFacts): string[] {
  const i18n = site.section('i18n');
  const all = new Set([...(i18n?.texts('locales') ?? []), ...translations]);
  all.delete(i18n?.text('defaultLocale') ?? 'en');
  return [...all].toSorted();
}

/** Makes docgen's configuration of a Docusaurus site, and says what became of everything. */
export function mapSite(old: DocusaurusSite): {
  readonly draft: ConfigDraft;
  readonly findings: Findings;
} {
  const { site, plugins, docs, facts, content, pages } = old;
  const { notes, findings, comments } = takeNotes();
  const baseUrl = joinRoute(site.text('baseUrl') ?? '/', '/');
  const context: MapContext = {
    notes,
    folderName: old.folderName,
    baseUrl,
    docs,
    roots: content.length,
    categoryRoute: joinRoute(docs[0]?.route ?? '/', 'category'),
    pages,
    facts,
    lost: lostAddress({
      blogs: old.blogs.map(({ route }) => route),
      single: singleRoutes(facts.pages, old.pagesFolder.route),
      pages: pages.map(({ route }) => route),
      versions: docs.flatMap(({ id, route }) => {
        const listed = facts.versions.get(
          id === 'default' ? 'versions.json' : `${id}_versions.json`,
        );
        return listed === undefined
          ? []
          : ['next', ...listed].map((name) => joinRoute(route, name));
      }),
    }),
  };

  const identity = mapIdentity(site, context);
  if (old.environment.length > 0) {
    const why = `${old.configName} reads them, and here they are not set. Look at what depends on them.`;
    notes.check(undefined, `environment variables ${old.environment.join(', ')}`, why);
  }
  const contentPart = contentKeys(content, docs, facts, notes);
  const schemas = carriedSchemas(old.graphql, notes);
  const { sidebars, idOf, labels, redirects: moved } = mapSidebars(old.sidebars, schemas, context);
  const files = new Map(old.graphql.map(({ instance, files: found }) => [instance.id, found]));
  const theme = site.section('themeConfig');
  const schemaPart = schemasConfig(schemas, labels, files, notes);
  const framePart = {
    ...mapNavbar(theme, context, idOf),
    ...mapFooter(theme, context),
    ...mapLook(theme, context),
  };
  const readingPart = {
    ...mapStylesheets(site, context),
    ...mapMarkdown(site, plugins, context),
    ...mapCode(theme, context),
  };
  const redirects = [
    ...homeRedirect(pages, facts.pages, notes),
    ...mapRedirects(plugins, context),
    ...moved,
  ];
  noteFolder(
    facts,
    {
      docs,
      pages: old.pagesFolder,
      languages: otherLanguages(site, facts),
      pagesAreCarried: content.length > docs.length,
    },
    notes,
  );
  noteLeftovers(site, plugins, notes);
  return {
    findings,
    draft: {
      header: [
        `Made by \`docgen init\` from ${old.configName}.${comments.size > 0 ? ' Lines that start with "Check:" want a look.' : ''}`,
      ],
      config: {
        ...identity,
        ...contentPart,
        ...schemaPart,
        ...(Object.keys(sidebars).length === 0 ? {} : { sidebars: { ...sidebars } }),
        ...framePart,
        ...readingPart,
        ...(redirects.length === 0 ? {} : { redirects }),
      },
      comments,
    },
  };
}
