import type {
  LogoConfig,
  NavbarItemConfig,
  NavbarLinkConfig,
  UserConfig,
} from '@docgen/core/config';
import { counted } from '@docgen/core/strings/counted';
import { definedEntries } from '../../defined-entries.ts';
import { filled } from '../../filled.ts';
import { humanName } from '../../human-name.ts';
import type { Section } from '../../section.ts';
import type { FoundSchema } from '../read/schema-files.ts';
import { generatedRoute } from './generated-pages.ts';
import type { MapContext } from './map-context.ts';
import { plainText } from './plain-text.ts';

const VERSION_MENU = 'The navbar gets a menu from `versions` if there are at least two.';

/** Advice for keys that say where an item is highlighted. */
const HIGHLIGHT =
  'An entry is highlighted on its own page; if that is the first page of a sidebar, on all pages of the sidebar. To highlight it on those of another sidebar, set `sidebar` instead of `to`.';

/** Advice for types of navbar items without a counterpart. */
const NO_ITEM: ReadonlyMap<string, string> = new Map([
  ['doc', 'There is no page with its id.'],
  ['docSidebar', 'Its sidebar was not migrated.'],
  ['docsVersion', VERSION_MENU],
  ['docsVersionDropdown', VERSION_MENU],
  ['search', 'docgen adds its own search box to the navbar.'],
  ['html', 'Navbar items are links. Put other things into the shell of a theme.'],
]);

/** Advice for an item of another type, or without an address. */
function unknownType(type: string): string {
  if (type === 'default' || type === 'dropdown')
    return 'Navbar items are links with a label and an address.';
  return `docgen has no items of the type "${type}". Write links, and menus of links, into navbar.items.`;
}

/**
 * The navbar and the logo in it.
 *
 * @param migrated.sidebarOf - Returns the new id of a sidebar, given the old one and the docs
 *   instance; `undefined` if the sidebar was not migrated.
 * @param migrated.schemas - The migrated schemas.
 */
export function mapNavbar(
  context: MapContext,
  { sidebarOf, schemas }: MigratedParts,
): Partial<UserConfig> {
  const navbar = context.theme.section('navbar');
  if (navbar === undefined) return {};
  const { notes } = context;
  const logo = mapLogo(navbar.section('logo'), context);
  // If no title is set, Docusaurus shows none, but docgen shows that of the site.
  const title = navbar.text('title') ?? (logo && '');
  const entries = navbar.sections('items') ?? [];
  const localeDropdown = entries.some(isLocaleDropdown) || undefined;
  const items = entries
    .filter((item) => !isLocaleDropdown(item) && !isVersionDropdown(item, context))
    .flatMap((item) => mapItem(item, 'right'));
  const parts = [logo && 'logo', counted(items.length, 'item'), localeDropdown && 'localeDropdown'];
  notes.carried('navbar', parts.filter(Boolean).join(', '));
  const mapped = { title, items: filled(items), localeDropdown };
  return { logo, navbar: definedEntries(mapped).length === 0 ? undefined : mapped };

  function mapItem(item: Section, standard: Side): NavbarItemConfig[] {
    const side =
      item.text('position') === 'left' ? 'left' : item.any('position') ? 'right' : standard;
    const position = side === 'right' ? side : undefined;
    if (item.sections('items') === undefined) {
      return mapLink(item).map((link) => placed(link, position));
    }
    item.text('type');
    const items = mapMenu(item);
    const label = item.text('label') ?? 'More';
    return items.length === 0 ? [] : [{ label, items, position }];
  }

  /** The entries of a menu, starting with the link of the menu itself. */
  function mapMenu(menu: Section): NavbarLinkConfig[] {
    const label = menu.text('label');
    const own = menu.text('to') ?? menu.text('href');
    const leads = context.leads(
      own && context.link(own),
      `address of navbar menu “${label ?? ''}”`,
    );
    const isShown = own !== undefined && label !== undefined && leads;
    const items = (menu.sections('items') ?? []).flatMap((entry) => mapLink(entry));
    return isShown ? [{ label, ...context.linkKey(own) }, ...items] : items;
  }

  function mapLink(item: Section): NavbarLinkConfig[] {
    const type = item.text('type') ?? 'default';
    const label = labelOf(item);
    const name = `navbar item “${label ?? type}”`;
    const target = targetOf(item, type);
    if (target === undefined) {
      const instead = NO_ITEM.get(type) ?? unknownType(type);
      item.readAll();
      notes.left(name, instead);
      return [];
    }
    const { sidebar, to, href } = target;
    const made: NavbarLinkConfig = { label: label || target.label, sidebar, to, href };
    const address = to ?? href;
    if (!context.leads(address, `${name} (${address})`)) return [];
    for (const key of ['activeBasePath', 'activeBaseRegex']) {
      if (item.any(key) !== undefined) notes.left(`${key} of ${name}`, HIGHLIGHT);
    }
    if (!label && target.isGuess) {
      const why = 'The label came from a page. This one is a placeholder.';
      notes.check(made, `navbar item “${made.label}”`, why);
    }
    return [made];
  }

  function targetOf(item: Section, type: string): Target | undefined {
    const docs = item.text('docsPluginId') ?? 'default';
    // Only one of them counts, depending on the type.
    for (const key of ['sidebarId', 'docId']) item.any(key);
    if (type === 'docSidebar') {
      const id = item.text('sidebarId') ?? '';
      const sidebar = sidebarOf(id, docs);
      return sidebar === undefined ? undefined : { sidebar, label: sidebarName(id), isGuess: true };
    }
    if (type === 'doc') {
      const id = item.text('docId') ?? '';
      const content = context.docs.find((instance) => instance.id === docs)?.content;
      const page = context.pages.find((entry) => entry.content === content && entry.id === id);
      const generated = content && generatedRoute({ id, content }, schemas);
      const to = generated ?? page?.route;
      if (to === undefined) return undefined;
      const label = page?.title ?? humanName(id.replace(/.*\//, ''));
      return { to, label, isGuess: page?.title === undefined };
    }
    const address = item.text('to') ?? item.text('href');
    if (type !== 'default' || address === undefined) return undefined;
    return { ...context.linkKey(address), label: nameOfAddress(address), isGuess: true };
  }
}

/** docgen has a fixed place for this menu, on the side where most sites have it. */
function isLocaleDropdown(item: Section): boolean {
  if (item.text('type') !== 'localeDropdown') return false;
  item.any('position');
  return true;
}

/**
 * Whether `versions` replaces this menu; other entries of it are noted. Without an id, a component of
 * the site may choose the documentation.
 */
function isVersionDropdown(item: Section, { docs, notes }: MapContext): boolean {
  const id = item.peek('docsPluginId');
  const isVersioned = docs.some(
    (root) => root.version !== undefined && (id === undefined || root.id === id),
  );
  if (item.peek('type') !== 'docsVersionDropdown' || !isVersioned) return false;
  const more = [item.list('dropdownItemsBefore'), item.list('dropdownItemsAfter')].flat();
  if (more.some((entry) => entry !== undefined)) {
    const instead = 'The menu contains versions only. Make other links items of the navbar.';
    notes.left('entries of navbar item “docsVersionDropdown” that are not versions', instead);
  }
  // The other keys only concern the menu itself, so they are not reported.
  item.readAll();
  return true;
}

type Side = 'left' | 'right';

/** The other parts of the migrated site that items lead to. */
interface MigratedParts {
  readonly sidebarOf: (sidebar: string, docs: string) => string | undefined;
  readonly schemas: readonly FoundSchema[];
}

/** The target of an item, with the label for an item that has none. */
interface Target extends Pick<NavbarItemConfig, 'sidebar' | 'to' | 'href'> {
  readonly label: string;
  readonly isGuess: boolean;
}

/** Adds the position to the same object, because notes refer to it. */
function placed(link: NavbarLinkConfig, position: 'right' | undefined): NavbarItemConfig {
  return Object.assign(link, { position });
}

/** The text of an item; for a picture, its accessible name. */
function labelOf(item: Section): string | undefined {
  const named = [item.text('label'), item.text('aria-label'), item.text('title')];
  const html = item.text('html') ?? item.text('value');
  return [...named, html && plainText(html)].find(Boolean) || undefined;
}

/** `https://github.com/kestrel` is "github.com", `/docs/guides` is "Guides". */
function nameOfAddress(address: string): string {
  if (URL.canParse(address)) return new URL(address).host;
  return humanName(
    address
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .replace(/.*\//, ''),
  );
}

function sidebarName(id: string): string {
  const name = id.replace(/[-_]?sidebars?$/i, '');
  return name === '' || name === 'default' ? 'Docs' : humanName(name);
}

function mapLogo(logo: Section | undefined, { link }: MapContext): LogoConfig | undefined {
  const light = logo?.text('src');
  if (logo === undefined || light === undefined) return undefined;
  const dark = logo.text('srcDark');
  const alt = logo.text('alt');
  return { light: link(light), dark: dark === undefined ? undefined : link(dark), alt };
}
