import { filled } from '../filled.ts';
import { type Findings, takeNotes } from '../findings.ts';
import type { ConfigDraft } from '../print-config.ts';
import { carriedSchemas, schemasConfig } from './carried-schemas.ts';
import type { DocusaurusSite } from './docusaurus-site.ts';
import { mapCode } from './map-code.ts';
import { contentKeys, homeRedirect } from './map-content.ts';
import { mapContext } from './map-context.ts';
import { mapFooter } from './map-footer.ts';
import { mapIdentity } from './map-identity.ts';
import { mapLook } from './map-look.ts';
import { mapMarkdown } from './map-markdown.ts';
import { mapNavbar } from './map-navbar.ts';
import { mapRedirects } from './map-redirects.ts';
import { mapSidebars } from './map-sidebars.ts';
import { mapStylesheets } from './map-stylesheets.ts';
import { noteFolder } from './note-folder.ts';
import { noteLeftovers } from './note-leftovers.ts';

/** Makes docgen's configuration of a Docusaurus site, and says what became of everything. */
export function mapSite(old: DocusaurusSite): {
  readonly draft: ConfigDraft;
  readonly findings: Findings;
} {
  const notes = takeNotes();
  const context = mapContext(old, notes);
  const identity = mapIdentity(context);
  if (old.environment.length > 0) {
    const why = `${old.configName} reads them, and here they are not set. Look at what depends on them.`;
    notes.check(undefined, `environment variables ${old.environment.join(', ')}`, why);
  }
  // In the order in which the findings are told.
  const content = contentKeys(context);
  const carried = carriedSchemas(old.graphql, notes);
  const { sidebars, idOf, labels, redirects: moved } = mapSidebars(carried, context);
  const config = {
    ...identity,
    ...content,
    schemas: schemasConfig(carried, labels, notes),
    sidebars: Object.keys(sidebars).length === 0 ? undefined : sidebars,
    ...mapNavbar(context, idOf),
    footer: mapFooter(context),
    ...mapLook(context),
    stylesheets: mapStylesheets(context),
    markdown: mapMarkdown(context),
    code: mapCode(context),
    redirects: filled([...homeRedirect(context), ...mapRedirects(context), ...moved]),
  };
  noteFolder(context);
  noteLeftovers(context);
  const { findings, comments } = notes;
  const look = comments.size > 0 ? ' Lines that start with "Check:" want a look.' : '';
  const header = [`Made by \`docgen init\` from ${old.configName}.${look}`];
  return { findings, draft: { header, config, comments } };
}
