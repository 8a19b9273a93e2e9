/** What a page says about itself between the `---` lines at its top. Keys are written as authors write them. */
export interface FrontMatter {
  /** Replaces the id that comes from the file name. */
  readonly id?: string;
  /** Replaces the last part of the route, or all of it when it starts with a slash. */
  readonly slug?: string;
  /** Title of the page; its first heading when left out. */
  readonly title?: string;
  /** Shorter title for the sidebar. */
  readonly sidebar_label?: string;
  /** Place among its neighbours in the sidebar, smallest first. */
  readonly sidebar_position?: number;
  /** Extra class of the sidebar entry. */
  readonly sidebar_class_name?: string;
  /** One sentence for search engines and link previews. */
  readonly description?: string;
  /** Words for search engines. */
  readonly keywords?: readonly string[];
  /** Id of the page that "previous" leads to; `null` for none. */
  readonly pagination_prev?: string | null;
  /** Id of the page that "next" leads to; `null` for none. */
  readonly pagination_next?: string | null;
  /** Leaves the table of contents away. */
  readonly hide_table_of_contents?: boolean;
  /** Builds the page but keeps it out of sidebars, sitemap and search engines. */
  readonly unlisted?: boolean;
  /** Leaves the page out of a production build. */
  readonly draft?: boolean;
  /** How the text is read; the site's `markdown.format` when left out. */
  readonly format?: 'md' | 'mdx' | 'detect';
  /** How much of the frame the page wants. */
  readonly layout?: 'doc' | 'landing';
  /** Does not draw the title above the text. */
  readonly hide_title?: boolean;
  /** Smallest heading level in the table of contents, 2 to 6. */
  readonly toc_min_heading_level?: number;
  /** Largest heading level in the table of contents, 2 to 6. */
  readonly toc_max_heading_level?: number;
  /** Where the page is edited, instead of below its content root's `editUrl`; `null` for nowhere. */
  readonly custom_edit_url?: string | null;
  /** Accepted for Docusaurus folders. */
  readonly tags?: readonly unknown[];
  /** Picture for link previews. */
  readonly image?: string;
  /** When and by whom the page was changed last. */
  readonly last_update?: { readonly date?: string; readonly author?: string };
}

/** What the value of a key has to be. */
export interface ValueCheck {
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

const text: ValueCheck = { expected: 'text', accepts: (value) => typeof value === 'string' };
const nonEmptyText: ValueCheck = {
  expected: 'text that is not empty',
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
};
const textOrNull: ValueCheck = {
  expected: 'text or null',
  accepts: (value) => typeof value === 'string' || value === null,
};
const flag: ValueCheck = {
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};
const number: ValueCheck = {
  expected: 'a number',
  accepts: (value) => typeof value === 'number' && Number.isFinite(value),
};
const headingLevel: ValueCheck = {
  expected: 'a whole number from 2 to 6',
  accepts: (value) => [2, 3, 4, 5, 6].some((level) => level === value),
};
const list: ValueCheck = { expected: 'a list', accepts: Array.isArray };
const texts: ValueCheck = {
  expected: 'a list of texts',
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
};
const lastUpdate: ValueCheck = {
  expected: '"date" and "author"',
  accepts: (value) =>
    isRecord(value) && text.accepts(value.date ?? '') && text.accepts(value.author ?? ''),
};

/** Every key that docgen reads, with what its value has to be. */
export const FRONT_MATTER_KEYS: Readonly<Record<keyof FrontMatter, ValueCheck>> = {
  id: nonEmptyText,
  slug: nonEmptyText,
  title: text,
  sidebar_label: nonEmptyText,
  sidebar_position: number,
  sidebar_class_name: text,
  description: text,
  keywords: texts,
  pagination_prev: textOrNull,
  pagination_next: textOrNull,
  hide_table_of_contents: flag,
  unlisted: flag,
  draft: flag,
  format: oneOf('md', 'mdx', 'detect'),
  layout: oneOf('doc', 'landing'),
  hide_title: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  custom_edit_url: textOrNull,
  tags: list,
  image: nonEmptyText,
  last_update: lastUpdate,
};

/** Keys of Docusaurus that docgen has no use for. They are passed over in silence, so that folders move unchanged. */
export const IGNORED_FRONT_MATTER_KEYS: ReadonlySet<string> = new Set([
  'displayed_sidebar',
  'pagination_label',
  'parse_number_prefixes',
  'sidebar_custom_props',
  'sidebar_key',
  'title_meta',
  'wrapperClassName',
]);

function oneOf(...choices: readonly string[]): ValueCheck {
  const quoted = choices.map((choice) => `"${choice}"`);
  return {
    expected: `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`,
    accepts: (value) => choices.some((choice) => choice === value),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
