import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { UserConfig } from '@docgen/core/config';
import type { Text } from '@docgen/core/texts/texts';
import { translationOf } from '@docgen/core/texts/translation-of';
import type { MapContext } from './map-context.ts';

/**
 * Messages of Docusaurus's theme that docgen has a text for, by id: the text, and Docusaurus's
 * English wordings, which `write-translations` writes for everything that nobody has worded.
 */
const MESSAGES = new Map<string, readonly [text: Text, ...usual: readonly string[]]>([
  ['theme.common.skipToMainContent', ['Skip to content', 'Skip to main content']],
  ['theme.SearchBar.label', ['Search', 'Search']],
  ['theme.AnnouncementBar.closeButtonAriaLabel', ['Dismiss announcement', 'Close']],
  ['theme.docs.breadcrumbs.home', ['Home', 'Home page']],
  ['theme.docs.breadcrumbs.navAriaLabel', ['Breadcrumbs', 'Breadcrumbs']],
  ['theme.TOCCollapsible.toggleButtonLabel', ['On this page', 'On this page']],
  ['theme.common.editThisPage', ['Edit this page', 'Edit this page']],
  [
    'theme.docs.paginator.navAriaLabel',
    ['Previous and next page', 'Docs pages', 'Docs pages navigation'],
  ],
  ['theme.docs.paginator.previous', ['Previous', 'Previous']],
  ['theme.docs.paginator.next', ['Next', 'Next']],
  ['theme.NotFound.title', ['Page not found', 'Page Not Found']],
  [
    'theme.NotFound.p1',
    [
      'There is nothing at this address. The page may have moved.',
      'We could not find what you were looking for.',
    ],
  ],
  [
    'theme.docs.versions.unreleasedVersionLabel',
    [
      'This page is about version {0}, which has not been released yet.',
      'This is unreleased documentation for {siteTitle} {versionLabel} version.',
    ],
  ],
  [
    'theme.docs.versions.unmaintainedVersionLabel',
    [
      'This page is about version {0}, which is no longer maintained.',
      'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
    ],
  ],
  ['theme.admonition.note', ['Note', 'note']],
  ['theme.admonition.tip', ['Tip', 'tip']],
  ['theme.admonition.info', ['Info', 'info']],
  ['theme.admonition.warning', ['Warning', 'warning']],
  ['theme.admonition.caution', ['Caution', 'caution']],
  ['theme.admonition.danger', ['Danger', 'danger']],
  ['theme.common.headingLinkTitle', ['Link to {0}', 'Direct link to {heading}']],
  ['theme.CodeBlock.copyButtonAriaLabel', ['Copy code', 'Copy code to clipboard']],
  ['theme.CodeBlock.copied', ['Copied', 'Copied']],
  ['theme.CodeBlock.wordWrapToggle', ['Wrap lines', 'Toggle word wrap']],
  ['theme.ErrorPageContent.title', ['This page crashed.', 'This page crashed.']],
  ['theme.ErrorPageContent.tryAgain', ['Try again', 'Try again']],
]);

/**
 * The site's own wordings of texts of the theme. Left out are the English ones of Docusaurus, those
 * that docgen has as well, and what Docusaurus itself says in a language that docgen has texts in.
 *
 * @param identity - The title and language of the site.
 * @returns `undefined` if there are none.
 */
export function mapTexts(
  { messages, notes }: Pick<MapContext, 'messages' | 'notes'>,
  { title, locale = 'en' }: Pick<UserConfig, 'title' | 'locale'>,
): UserConfig['texts'] {
  const translation = orUndefined(() => translationOf(locale)) ?? {};
  const isTranslated = Object.keys(translation).length > 0;
  const texts: Partial<Record<Text, string>> = {};
  for (const [id, [text, ...english]] of MESSAGES) {
    const message = messages.own.section(id)?.text('message')?.trim() ?? '';
    if (message === '' || english.includes(message)) continue;
    // In other languages, docgen would have nothing better than what Docusaurus says.
    if (isTranslated && message === messages.usual?.text(id)) continue;
    const worded = asText(message, title);
    if (sameWords(worded, translation[text] ?? text)) continue;
    if (placeholders(worded) === placeholders(text)) texts[text] = worded;
    else notes.left(`message ${id} in ${messages.file}`, misfit(worded, text));
  }
  const carried = Object.keys(texts);
  if (carried.length === 0) return undefined;
  notes.carried('texts', carried.join(', '));
  if (isTranslated && messages.usual === undefined) notes.check('texts', 'texts', NOT_TOLD_APART);
  return texts;
}

const NOT_TOLD_APART =
  'Some may be what Docusaurus says in this language, which can only be seen if its packages are installed. Remove those that are not wordings of your own, or install the packages and run `docgen init` again after removing site.config.ts.';

/**
 * A message in the notation of docgen. Docusaurus's titles of admonitions are in lower case, and
 * its stylesheet capitalises them.
 */
function asText(message: string, title: string): string {
  const capitalised = message.charAt(0).toUpperCase() + message.slice(1);
  return capitalised.replaceAll(/\{([a-z_]\w*)}/gi, (_, name) =>
    name === 'siteTitle' ? title : '{0}',
  );
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function placeholders(text: string): string {
  return (text.match(/\{\d}/g) ?? []).join();
}

/** Says why a wording cannot replace a text. */
function misfit(worded: string, text: Text): string {
  const wanted = placeholders(text) === '' ? 'no placeholder' : `${placeholders(text)} once`;
  return `As a text of docgen, this would be “${worded}”, but what replaces “${text}” must have ${wanted}. Word it anew in \`texts\`.`;
}
