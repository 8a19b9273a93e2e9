import type { UserConfig } from '@docgen/core/config';
import {
  type Fields,
  integer,
  label,
  list,
  object,
  oneOf,
  optional,
  optionalWith,
  required,
  text,
} from '../combinators.ts';
import { address, basePath, locale, origin, route, target } from '../formats.ts';
import { announcementBar, colorMode, footer, stylesheets } from './frame-fields.ts';
import { code, markdown, tableOfContents } from './markdown-fields.ts';
import { logo, navbar } from './navbar-fields.ts';
import { sidebars } from './sidebar-fields.ts';
import { socialImages } from './social-fields.ts';
import { content, schemas } from './source-fields.ts';

const severity = oneOf('ignore', 'warn', 'error');

const redirects = list('redirects', object({ from: required(route), to: required(target) }));

/** Every key of the configuration. The type makes sure that none is forgotten. */
export const siteFields = {
  title: required(label),
  tagline: optionalWith(text, ''),
  url: required(origin),
  basePath: optionalWith(basePath, '/'),
  trailingSlash: optionalWith(oneOf('preserve', 'always', 'never'), 'preserve'),
  locale: optionalWith(locale, 'en'),
  favicon: optional(address),
  logo: optional(logo),
  navbar: optional(navbar),
  sidebars: optionalWith(sidebars, {}),
  categoryRoute: optionalWith(route, '/category'),
  content: optionalWith(content, []),
  staticFolders: optionalWith(list('folders', label), []),
  schemas: optionalWith(schemas, { instances: [] }),
  footer: optionalWith(footer, { columns: [], style: 'dark' }),
  colorMode: optionalWith(colorMode, { default: 'light', switch: true, followSystem: false }),
  announcementBar: optional(announcementBar),
  stylesheets: optionalWith(stylesheets, []),
  markdown: optional(markdown),
  code: optionalWith(code, { languages: [], magicComments: [] }),
  tableOfContents: optionalWith(tableOfContents, { minLevel: 2, maxLevel: 3 }),
  socialImages: optionalWith(socialImages, false),
  pageTimeout: optionalWith(integer(1, 3600), 30),
  titleDelimiter: optionalWith(text, '|'),
  redirects: optionalWith(redirects, []),
  theme: optional(label),
  onBrokenLinks: optionalWith(severity, 'error'),
  onBrokenAnchors: optionalWith(severity, 'warn'),
  onDuplicateRoutes: optionalWith(severity, 'warn'),
} satisfies Fields & Record<keyof UserConfig, Fields[string]>;
