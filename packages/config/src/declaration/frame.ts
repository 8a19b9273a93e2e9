import * as v from 'valibot';
import { address, integrity, target } from '../formats.ts';
import {
  boolean,
  label,
  list,
  object,
  oneOf,
  optional,
  optionalWith,
  required,
  text,
} from '../words.ts';

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
