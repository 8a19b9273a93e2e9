import * as v from 'valibot';
import { address, id, target } from '../formats.ts';
import { label, list, object, oneOf, optional, optionalWith, required, text } from '../words.ts';

export const logo = object('LogoConfig', {
  light: required(address, 'Picture for the light colour mode, an address below a static folder.'),
  dark: optional(address, 'Picture for the dark colour mode; the light one when left out.'),
  alt: optional(
    text,
    'Text for readers who do not see the picture. Empty when the title beside it says it all.',
  ),
});

const item = object(
  'NavbarItemConfig',
  {
    label: required(label, 'Text of the entry.'),
    to: optional(target, 'Route of a page.'),
    href: optional(target, 'Address outside the site.'),
    sidebar: optional(
      id,
      'Id of a sidebar: leads to its first page and is marked while one of its pages is shown.',
    ),
    position: optionalWith(oneOf('left', 'right'), 'left', 'Side of the navbar.'),
  },
  'One entry of the navbar; exactly one of `to`, `href` and `sidebar`.',
);

const targetsOf = (entry: v.InferOutput<typeof item>) =>
  (['to', 'href', 'sidebar'] as const).filter((key) => entry[key] !== undefined);

const itemWithTarget = v.pipe(
  item,
  v.check(
    (entry) => targetsOf(entry).length === 1,
    ({ input }) =>
      `must have exactly one of to, href and sidebar, but has ${targetsOf(input).join(' and ') || 'none'}.`,
  ),
);

export const navbar = object('NavbarConfig', {
  title: optional(text, "Text beside the logo; the site's title when left out."),
  items: optionalWith(list('navbar items', itemWithTarget), [], 'Entries from left to right.'),
});
