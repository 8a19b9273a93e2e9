import { isSafeAddress } from '@docgen/core/addresses/url';
import { inWords } from '@docgen/core/strings/in-words';
import * as v from 'valibot';
import { dayOf } from './day-of.ts';

/** The expectation of addresses that would run a script. */
export const HARMLESS = 'an address that runs no script';

// The message of each check completes the sentence "expected …".
const text = v.string('text');
const nonEmptyText = v.pipe(
  v.string('non-empty text'),
  v.check((value) => value.trim() !== '', 'non-empty text'),
);
const textOrNull = v.nullable(v.string('text or null'));
const addressOrNull = v.nullable(
  v.pipe(v.string('text or null'), v.check(isSafeAddress, HARMLESS)),
);
// Quoted numbers and booleans are accepted, as in Docusaurus.
const unquoted = (text: unknown) =>
  typeof text === 'string' && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text)
    ? JSON.parse(text)
    : text;
const quotable = v.pipe(v.unknown(), v.transform(unquoted));
const flag = v.pipe(quotable, v.boolean('true or false'));
const number = v.pipe(quotable, v.number('a number'), v.finite('a number'));
const headingLevel = v.pipe(quotable, v.picklist([2, 3, 4, 5, 6], 'a whole number from 2 to 6'));
const list = v.array(v.unknown(), 'a list');
const texts = v.array(v.string('a list of strings'), 'a list of strings');
const part = v.nullish(text);
const day = v.nullish(
  v.pipe(
    v.string('a date'),
    v.check((value) => dayOf(value) !== undefined, 'a date'),
  ),
);
const format = oneOf('md', 'mdx', 'detect');
const mdx = v.pipe(
  v.custom<{ format?: 'md' | 'mdx' | 'detect' }>(
    (value) => !Array.isArray(value),
    '"format", such as { format: md }',
  ),
  v.object({ format: v.optional(format) }, '"format", such as { format: md }'),
);
const lastUpdate = v.pipe(
  v.custom<{ date?: string | null; author?: string | null }>(
    (value) => !Array.isArray(value),
    '"date" and "author"',
  ),
  v.object({ date: day, author: part }, '"date" and "author"'),
);

/**
 * All front matter keys that docgen reads, as authors write them, with the checks of their values.
 */
export const FRONT_MATTER_KEYS = {
  /** Replaces the id that comes from the file name. */
  id: nonEmptyText,
  /** Replaces the last part of the route, or all of it when it starts with a slash. */
  slug: nonEmptyText,
  /** Drops numbers in front of the names of the file and its folders; `false` keeps them. */
  parse_number_prefixes: flag,
  /** Title of the page; its first heading when left out. */
  title: text,
  /** Shorter title for the sidebar. */
  sidebar_label: nonEmptyText,
  /** Position among its neighbours in the sidebar, smallest first. */
  sidebar_position: number,
  /** Extra class of the sidebar entry. */
  sidebar_class_name: text,
  /** One sentence for search engines and link previews. */
  description: text,
  /** Words for search engines. */
  keywords: texts,
  /** Id of the page that "previous" leads to; `null` for none. */
  pagination_prev: textOrNull,
  /** Id of the page that "next" leads to; `null` for none. */
  pagination_next: textOrNull,
  /** Label of the links from the previous and the next page. */
  pagination_label: nonEmptyText,
  /** Leaves out the table of contents. */
  hide_table_of_contents: flag,
  /** Builds the page but keeps it out of sidebars, sitemap and search engines. */
  unlisted: flag,
  /** Leaves the page out of sites without drafts. */
  draft: flag,
  /** Syntax of the text; the site's `markdown.format` when left out. */
  format,
  /** Docusaurus writes the syntax of the text as `format` in this group. */
  mdx,
  /** How much of the page frame is drawn around the text. */
  layout: oneOf('doc', 'landing'),
  /** Does not draw the title above the text. */
  hide_title: flag,
  /** Smallest heading level in the table of contents, 2 to 6. */
  toc_min_heading_level: headingLevel,
  /** Largest heading level in the table of contents, 2 to 6. */
  toc_max_heading_level: headingLevel,
  /**
   * Address for editing the page, in place of one from its content root's `editUrl`; `null` for
   * none.
   */
  custom_edit_url: addressOrNull,
  /** Accepted for compatibility with Docusaurus. */
  tags: list,
  /** Picture for link previews. */
  image: nonEmptyText,
  /** When the page was last changed, and by whom. */
  last_update: lastUpdate,
} as const;

/** The front matter of a page: the keys with valid values. */
export type FrontMatter = {
  readonly [K in keyof typeof FRONT_MATTER_KEYS]?: v.InferOutput<(typeof FRONT_MATTER_KEYS)[K]>;
};

/**
 * Keys of Docusaurus that docgen does not use. They are silently ignored, so that folders can be
 * migrated unchanged.
 */
export const IGNORED_FRONT_MATTER_KEYS: ReadonlySet<string> = new Set([
  'displayed_sidebar',
  'sidebar_custom_props',
  'sidebar_key',
  'title_meta',
  'wrapperClassName',
]);

function oneOf<const T extends readonly string[]>(...choices: T) {
  const quoted = choices.map((choice) => `"${choice}"`);
  return v.picklist(choices, inWords(quoted, 'or'));
}
