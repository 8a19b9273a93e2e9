/**
 * The texts that docgen itself writes around the content of a site, and into its manuals, in
 * English. They are the keys of translations. `{0}` and `{1}` stand for values.
 *
 * The words of a schema's reference are not among them: they accompany names and descriptions of
 * the schema, and are English on all sites.
 */
export const TEXTS = [
  // The frame of a page.
  'Skip to content',
  'Loading page',
  'Main',
  'Main, all links',
  'Navigation',
  'Open navigation',
  'Close navigation',
  'Search',
  'Searching needs JavaScript. Your browser can search this list:',
  'All pages',
  'Version:',
  'Language: {0}',
  'Switch to dark mode',
  'Switch to light mode',
  'Announcement',
  'Dismiss announcement',
  'Pages',
  'Pages in {0}',
  'All {0} in {1}',
  '{0} entries',
  'Filter',
  'Filter the list of pages',
  'Collapse all',
  'Collapse all groups',
  'Pages found: {0}',
  'Keyboard shortcuts',

  // Around the text of a page.
  'Home',
  'Breadcrumbs',
  'On this page',
  'Copy page as Markdown',
  'Edit this page',
  'Last updated on {0}',
  'Previous and next page',
  'Previous',
  'Next',
  '(deprecated)',
  '(external)',
  'This page is a draft: the published site does not contain it.',
  'This page is about version {0}, which has not been released yet.',
  'This page is about version {0}, which is no longer maintained.',
  'The current version is {0}.',

  // Pages without a text of their own.
  'Page not found',
  'There is nothing at this address. The page may have moved.',
  'Go to the start page',
  'Search the site',
  'Pages with addresses like this one',
  'Moved',
  'This page has moved to {0}.',
  'There are no pages in here yet.',
  '1 entry',
  'Letters',

  // In the text of a page.
  'Note',
  'Tip',
  'Info',
  'Warning',
  'Caution',
  'Danger',
  'Important',
  'Secondary',
  'Success',
  'Footnotes',
  'Back to reference {0}',
  'Link to {0}',
  'Link to this heading',
  'Copy code',
  'Wrap lines',
  'Copied',
  'Copying failed',
  'Table',
  'Table: {0}',
  'Formula',
  'Source of a diagram',
  'Flowchart',
  'Class diagram',
  'State diagram',
  'Sequence diagram',
  'Entity relationship diagram',
  'Gantt chart',
  'User journey',
  'Pie chart',
  'Git graph',
  'Timeline',
  'Mind map',
  'Chart',
  'Quadrant chart',
  'Requirement diagram',
  'Architecture diagram',
  'Done',
  'To do',
  'Diagram',
  'Picture',
  'Enlarge',
  'Enlarge: {0}',

  // Problems.
  'This page could not be loaded.',
  'This list could not be loaded.',
  'Check your connection and try again. If that does not help, reload the page.',
  'Retry',
  'Error message',
  'This page crashed.',
  'Cause:',
  'Try again',
  'The search did not load. Check your connection and try again.',
  'This did not load. Check your connection and try again.',
  'Dismiss',
  'This diagram could not be loaded, so its source is shown. Reload the page to try again.',
  'Your browser could not draw this diagram, so its source is shown.',

  // An enlarged picture, and the list of shortcuts.
  'Close',
  'Zoom in',
  'Zoom out',
  'Fit to window',
  'Fit',
  'Everywhere',
  'Show this list',
  'Close what is open',
  'In the search',
  'Go through what was found',
  'Open it',
  'In tabs',
  'Turn to the next tab',
  'In an enlarged picture',
  'Zoom',
  'Move',
  ' or ',
  ', then ',
  'Shortcuts of a single key, such as / and ?',

  // The search box.
  'Search in',
  'Close search',
  'Results',
  'choose',
  'open',
  'close',
  'Recent searches',
  'Everything',
  'Everything in {0}',
  'Versions',
  'Services',
  'Manuals',
  'Type words from a page, a heading or a name. Parts of words are enough.',
  'Also in {0}',
  'Nothing found for “{0}”.',
  'Check the spelling, or try fewer words.',
  'Check the spelling, or search in everything.',
  '1 page found.',
  '{0} pages found.',
  '{0} pages found, the best {1} are shown.',
  'The search index did not load. Check your connection and type again.',
  'There is no search index here. If this site was published a moment ago, reload the page.',
  'The search does not work. Reload the page to try again.',

  // In llms.txt and llms-full.txt.
  'All pages in one file: {0}',
  'Source: {0}',
  'Version {0}',
] as const;

/** A text of docgen, as it is in English. */
export type Text = (typeof TEXTS)[number];

/** What a site has instead of English texts; those that are missing remain English. */
export type Texts = Readonly<Partial<Record<Text, string>>>;

/** A translation of all texts. */
export type Translation = Readonly<Record<Text, string>>;

/** Something that has texts, such as the configuration of a site. */
export interface WithTexts {
  /** Absent on English sites. */
  readonly texts?: Texts | undefined;
}

/** Writes a text in the language of a site; see {@link translate}. */
export type Translate = (text: Text, ...values: readonly (string | number)[]) => string;

/**
 * A text in the language of a site.
 *
 * @param values - What `{0}` and `{1}` stand for. Placeholders without a value remain, for callers
 *   that put an element in their place.
 */
export function translate(
  { texts }: WithTexts,
  text: Text,
  ...values: readonly (string | number)[]
): string {
  const translated = texts?.[text] ?? text;
  return translated.replace(/\{(\d)}/g, (placeholder, at) => `${values[at] ?? placeholder}`);
}
