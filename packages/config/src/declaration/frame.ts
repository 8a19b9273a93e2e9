import * as v from 'valibot';
import { colour, id, integrity, route, siteAddress, target } from './formats.ts';
import { optional, optionalWith, required } from './keys.ts';
import { object, record, switchable } from './objects.ts';
import { boolean, label, list, oneOf, text, textThat } from './values.ts';

const directive = textThat('the name of a directive such as "img-src"', (value) =>
  /^[a-z]+(-[a-z]+)*$/.test(value),
);

const source = textThat('a source such as "https://pictures.example"', (value) =>
  /^[^\s;,"]+$/.test(value),
);

export const logo = object('LogoConfig', {
  light: required(siteAddress, 'Picture for light mode, as an address in a static folder.'),
  dark: optional(siteAddress, 'Picture for dark mode; by default the one for light mode.'),
  alt: optional(
    text,
    'Alternative text. Leave it empty if the title beside the picture says the same.',
  ),
});

const navbarLink = {
  label: required(label, 'Text of the entry.'),
  to: optional(
    target,
    'Route of a page. If this is the first page of a sidebar that no other entry names, the entry is highlighted on all pages of the sidebar.',
  ),
  href: optional(target, 'URL outside the site.'),
  sidebar: optional(
    id,
    'Id of a sidebar. The entry links to the first page of the sidebar, and is highlighted on all of its pages.',
  ),
};

/** The keys of a navbar entry that can be its target. */
type Targets = { readonly [key in 'to' | 'href' | 'sidebar' | 'items']?: unknown };

const targetsOf = (entry: Targets) =>
  (['to', 'href', 'sidebar', 'items'] as const).filter((key) => entry[key] !== undefined);

const hasOneTarget = <T extends Targets>() =>
  v.check(
    (entry: T) => targetsOf(entry).length === 1,
    ({ input }) =>
      `must have exactly one of to, href, sidebar and items, but has ${targetsOf(input).join(' and ') || 'none'}.`,
  );

const menuItem = object(
  'NavbarLinkConfig',
  navbarLink,
  'One entry of a menu, with exactly one of `to`, `href` and `sidebar`.',
);

const item = object(
  'NavbarItemConfig',
  {
    ...navbarLink,
    items: optional(
      list('menu entries', v.pipe(menuItem, hasOneTarget())),
      'Entries of a menu that opens below the text. An entry with a menu has no target of its own.',
    ),
    position: optionalWith(oneOf('left', 'right'), 'left', 'Side of the navbar.'),
  },
  'One entry of the navbar, with exactly one of `to`, `href`, `sidebar` and `items`.',
  {
    otherKeys: {
      docId: 'Write to: the route of the page.',
      sidebarId: 'Write sidebar.',
      type: 'Remove it. Write sidebar: the id of a sidebar, or to: the route of a page.',
    },
  },
);

const itemWithTarget = v.pipe(item, hasOneTarget());

export const navbar = object(
  'NavbarConfig',
  {
    title: optional(text, 'Text beside the logo; by default the title of the site.'),
    items: optionalWith(list('navbar items', itemWithTarget), [], 'Entries from left to right.'),
    localeDropdown: optionalWith(
      boolean,
      false,
      'Whether there is a language menu beside the search. It contains only the language of the site, because docgen builds one language per site.',
    ),
  },
  undefined,
  { otherKeys: { logo: 'Write logo: { light: "/img/logo.svg" } beside navbar.' } },
);

const footerLink = object('FooterLinkConfig', {
  label: required(label, 'Text of the link.'),
  to: optional(target, 'Route of a page.'),
  href: optional(target, 'URL outside the site.'),
});

const footerColumn = object('FooterColumnConfig', {
  title: required(label, 'Text above the links.'),
  items: required(list('links', footerLink), 'Links from top to bottom.'),
});

export const footer = object(
  'FooterConfig',
  {
    copyright: optional(text, 'Copyright line, in Markdown.'),
    columns: optionalWith(list('columns', footerColumn), [], 'Columns of links.'),
    style: optionalWith(oneOf('light', 'dark'), 'dark', 'Colours of the footer.'),
  },
  undefined,
  { otherKeys: { links: 'Write columns: [{ title: "More", items: [] }].' } },
);

export const contentSecurityPolicy = object('ContentSecurityPolicyConfig', {
  emit: required(
    oneOf('meta', 'headers'),
    'Where docgen writes the policy: `meta` for the head of every page, `headers` for the file `_headers`, which hosts such as Netlify and Cloudflare Pages send as headers.',
  ),
  sources: optional(
    record(directive, list('sources', source)),
    'Additional sources for each directive, beside those that docgen needs.',
  ),
});

export const version = object('VersionConfig', {
  id: required(id, "Id under which the browser remembers the reader's choice."),
  label: required(label, 'Name of the version, such as `2.x`.'),
  route: required(route, 'Route that the pages of the version start with.'),
  docs: optional(
    label,
    "Name of the documentation that the version is of, if a site has several documentations with versions of their own. The first version of each is the one for new readers, and the menu contains the versions of the open page's documentation.",
  ),
  banner: optional(
    oneOf('unreleased', 'unmaintained'),
    'Message at the top of the pages of the version: that it is not released yet, or no longer maintained. It links to the same page in the first version.',
  ),
});

export const colorMode = object(
  'ColorModeConfig',
  {
    default: optionalWith(oneOf('light', 'dark'), 'light', "Mode on a reader's first visit."),
    switch: optionalWith(boolean, true, 'Whether readers can switch the mode.'),
    followSystem: optionalWith(
      boolean,
      false,
      "Whether the mode on the first visit is that of the reader's system.",
    ),
  },
  undefined,
  {
    otherKeys: {
      defaultMode: 'Write default.',
      disableSwitch: 'Write switch: false to disable it.',
      respectPrefersColorScheme: 'Write followSystem.',
    },
  },
);

export const announcementBar = object('AnnouncementBarConfig', {
  id: required(
    label,
    'Id under which the browser remembers that a reader has dismissed the message. Change it for a new message.',
  ),
  content: required(label, 'The message, in Markdown.'),
  dismissible: optionalWith(boolean, true, 'Whether readers can dismiss the message.'),
});

export const stylesheet = v.pipe(
  object('StylesheetConfig', {
    href: required(
      siteAddress,
      'Address of the stylesheet: a URL, or the path of a file in a static folder, such as `/css/fonts.css`.',
    ),
    integrity: optional(integrity, 'Subresource Integrity hash, such as `sha384-…`.'),
    crossorigin: optional(
      oneOf('anonymous', 'use-credentials'),
      'Whether requests to other origins send cookies.',
      { usually: "`'anonymous'` when `integrity` is given" },
    ),
  }),
  v.transform((sheet) => {
    // Browsers verify the hash of a file from another origin only if it is requested with CORS.
    const { crossorigin = sheet.integrity === undefined ? undefined : 'anonymous' } = sheet;
    return { ...sheet, crossorigin };
  }),
);

export const socialImages = switchable(
  object(
    'SocialImagesConfig',
    {
      accent: optionalWith(
        colour,
        '#3f48cc',
        'Colour of the stripe at the edge and of the name of the site.',
      ),
      background: optionalWith(colour, '#ffffff', 'Colour of the background.'),
      text: optionalWith(colour, '#1d2521', 'Colour of the title and, paler, of the section.'),
    },
    'Colours of the pictures for link previews, each as `#rrggbb`.',
  ),
);
