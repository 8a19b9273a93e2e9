import type { Checked } from '@docgen/core/diagnostic';
import { filled } from '../filled.ts';
import { type Findings, takeNotes } from '../findings.ts';
import type { InitPlan } from '../init-outcome.ts';
import { type ConfigDraft, printConfig } from '../print-config.ts';
import { noteComputed } from './leftovers/note-computed.ts';
import { noteFolder } from './leftovers/note-folder.ts';
import { noteLeftovers } from './leftovers/note-leftovers.ts';
import { carriedSchemas, schemasConfig } from './map/carried-schemas.ts';
import { startPageRedirects } from './map/generated-pages.ts';
import { homeRedirect } from './map/home-redirect.ts';
import { mapCode } from './map/map-code.ts';
import { contentKeys } from './map/map-content.ts';
import { mapContext } from './map/map-context.ts';
import { mapFooter } from './map/map-footer.ts';
import { mapIdentity } from './map/map-identity.ts';
import { mapLook } from './map/map-look.ts';
import { mapMarkdown } from './map/map-markdown.ts';
import { mapNavbar } from './map/map-navbar.ts';
import { mapRedirects } from './map/map-redirects.ts';
import { mapSidebars } from './map/map-sidebars.ts';
import { mapStylesheets } from './map/map-stylesheets.ts';
import { mapTexts } from './map/map-texts.ts';
import { mapVersions } from './map/map-versions.ts';
import type { DocusaurusSite } from './read/docusaurus-site.ts';
import { howToSet } from './read/environment.ts';
import { readSite } from './read/read-site.ts';

/**
 * Plans docgen's configuration for a Docusaurus site.
 *
 * @param folder - Absolute path of the site.
 * @param configName - Name of its configuration file.
 * @param mayRun - Whether it may be run if static evaluation is not sufficient.
 * @returns `undefined` with an error if the configuration cannot be read at all. The diagnostics
 *   are those of `readModule`, `readProjectJson` and `graphqlConfig`.
 */
export async function planDocusaurus(
  folder: string,
  configName: string,
  mayRun: boolean,
): Promise<Checked<InitPlan | undefined>> {
  const { value: site, diagnostics } = await readSite(folder, configName, mayRun);
  if (site === undefined) return { value: undefined, diagnostics };
  const { draft, findings } = mapSite(site);
  const sidebars = site.docs.flatMap(({ sidebars: from, exported }) =>
    typeof from === 'string' || exported === undefined ? [] : [from.file],
  );
  const read = [configName, ...new Set(sidebars)];
  const files = [{ path: 'site.config.ts', text: printConfig(draft) }];
  return { value: { read, files, findings }, diagnostics };
}

/**
 * Converts the configuration of a Docusaurus site, and lists what was migrated and what was not.
 */
export function mapSite(old: DocusaurusSite): {
  readonly draft: ConfigDraft;
  readonly findings: Findings;
} {
  const notes = takeNotes();
  const context = mapContext(old, notes);
  const identity = mapIdentity(context);
  if (old.environment.length > 0) {
    const why = `${old.configName} reads them, but they are not set here. Check the values that depend on them. ${howToSet(old.environment[0])}, and run \`docgen init\` again after removing site.config.ts.`;
    notes.check(undefined, `environment variables ${old.environment.join(', ')}`, why);
  }
  // In the order in which the findings are reported.
  const content = contentKeys(context);
  const carried = carriedSchemas(old.graphql, old.facts.generated, notes);
  const versions = mapVersions(context);
  const { sidebars, idOf, labels } = mapSidebars(carried, context);
  const schemas = schemasConfig(carried, labels, notes);
  const navbar = mapNavbar(context, { sidebarOf: idOf, schemas: carried });
  const entrances = { navbar: navbar.navbar?.items ?? [], sidebars, schemas: carried };
  const config = {
    ...identity,
    texts: mapTexts(context, identity),
    ...content,
    versions,
    schemas,
    // Docusaurus shows invalid GraphQL without checking it.
    onInvalidGraphql: carried.length > 0 ? ('ignore' as const) : undefined,
    sidebars: Object.keys(sidebars).length === 0 ? undefined : sidebars,
    ...navbar,
    footer: mapFooter(context),
    ...mapLook(context),
    stylesheets: mapStylesheets(context),
    markdown: mapMarkdown(context),
    code: mapCode(context),
    redirects: filled([
      ...homeRedirect(context, entrances),
      ...startPageRedirects(carried, context.pages),
      ...mapRedirects(context),
    ]),
  };
  noteComputed(config, notes);
  noteFolder(context, carried);
  noteLeftovers(context);
  const { findings, comments } = notes;
  const look = comments.size > 0 ? ' Review the lines that start with "Check:".' : '';
  const header = [`Made by \`docgen init\` from ${old.configName}.${look}`];
  return { findings, draft: { header, config, comments } };
}
