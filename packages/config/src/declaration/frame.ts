import * as v from 'valibot';
import { address, colour, id, integrity, route, target } from '../formats.ts';
import {
  boolean,
  label,
  list,
  object,
  oneOf,
  optional,
  optionalWith,
  record,
  required,
  switchable,
  text,
  textThat,
} from '../words.ts';

const directive = textThat('the name of a directive such as "img-src"', (value) =>
  /^[a-z]+(-[a-z]+)*$/.test(value),
);

const source = textThat('a source such as "https://pictures.example"', (value) =>
  /^[^\s;,"]+$/.test(value),
);

export const logo = object('LogoConfig', {
  light: required(address, 'Picture for the light colour mode, an address below a static folder.'),
  dark: optional(address, 'Picture for the dark colour mode; the light one when left out.'),
  alt: optional(
    text,
    'Text for readers who do not see the picture. Empty when the title beside it says it all.',
  ),
});

const navbarLink = {
  label: required(label, 'Text of the entry.'),
  to: optional(target, 'Route of a page.'),
  href: optional(target, 'Address outside the site.'),
  sidebar: optional(
    id,
    'Id of a sidebar: leads to its first page and is marked while one of its pages is shown.',
  ),
};

/** What an entry of the navbar may do. */
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
  'One entry of a menu; exactly one of `to`, `href` and `sidebar`.',
);

const item = object(
  'NavbarItemConfig',
  {
    ...navbarLink,
    items: optional(
      list('menu entries', v.pipe(menuItem, hasOneTarget())),
      'Entries of a menu that opens below the text, in the place of a target of its own.',
    ),
    position: optionalWith(oneOf('left', 'right'), 'left', 'Side of the navbar.'),
  },
  'One entry of the navbar; exactly one of `to`, `href`, `sidebar` and `items`.',
);

const itemWithTarget = v.pipe(item, hasOneTarget());

export const navbar = object('NavbarConfig', {
  title: optional(text, "Text beside the logo; the site's title when left out."),
  items: optionalWith(list('navbar items', itemWithTarget), [], 'Entries from left to right.'),
  localeDropdown: optionalWith(
    boolean,
    false,
    "Whether there is a menu of languages beside the search. It has the site's own alone: docgen builds one language per site.",
  ),
});

const footerLink = object('FooterLinkConfig', {
  label: required(label, 'Text of the link.'),
  to: optional(target, 'Route of a page.'),
  href: optional(target, 'Address outside the site.'),
});

const footerColumn = object('FooterColumnConfig', {
  title: required(label, 'Text above the links.'),
  items: required(list('links', footerLink), 'Links from top to bottom.'),
});

export const footer = object('FooterConfig', {
  copyright: optional(text, 'Copyright line, as text.'),
  columns: optionalWith(list('columns', footerColumn), [], 'Columns of links.'),
  style: optionalWith(oneOf('light', 'dark'), 'dark', 'Colours of the footer.'),
});

export const contentSecurityPolicy = object('ContentSecurityPolicyConfig', {
  emit: required(
    oneOf('meta', 'headers'),
    'Where it stands: `meta` in the head of every page, `headers` in the file `_headers`, which hosts such as Netlify and Cloudflare Pages send as headers.',
  ),
  sources: optional(
    record(directive, list('sources', source)),
    'What a directive allows beside what docgen needs.',
  ),
});

export const version = object('VersionConfig', {
  id: required(id, "Names the version where a reader's choice is remembered."),
  label: required(label, 'Name of the version, such as `2.x`.'),
  route: required(route, 'Route that its pages start with.'),
});

export const colorMode = object('ColorModeConfig', {
  default: optionalWith(oneOf('light', 'dark'), 'light', "Mode of a reader's first visit."),
  switch: optionalWith(boolean, true, 'Whether a reader can switch.'),
  followSystem: optionalWith(
    boolean,
    false,
    "Whether the first visit follows the reader's system.",
  ),
});

export const announcementBar = object('AnnouncementBarConfig', {
  id: required(label, 'A dismissal is remembered for this id.'),
  content: required(label, 'The message, in Markdown.'),
  dismissible: optionalWith(boolean, true, 'Whether a reader can dismiss the message.'),
});

export const stylesheet = v.pipe(
  object('StylesheetConfig', {
    href: required(address, 'Address of the stylesheet.'),
    integrity: optional(integrity, 'Subresource Integrity hash, such as `sha384-…`.'),
    crossorigin: optional(
      oneOf('anonymous', 'use-credentials'),
      'Whether the request of another origin sends cookies.',
      { usually: "`'anonymous'` when `integrity` is given" },
    ),
  }),
  v.transform((sheet) => {
    // Browsers verify a hash of another origin's file only when it is requested with CORS.
    const { crossorigin = sheet.integrity === undefined ? undefined : 'anonymous' } = sheet;
    return { ...sheet, crossorigin };
  }),
);

export const socialImages = switchable(
  object(
    'SocialImagesConfig',
    {
      accent: optionalWith(colour, '#3f48cc', "Of the stripe at the edge and the site's name."),
      background: optionalWith(colour, '#ffffff', 'Of the background.'),
      text: optionalWith(colour, '#1d2521', 'Of the title and, paler, of the section.'),
    },
    'Colours of the pictures for link previews, each as `#rrggbb`.',
  ),
);
