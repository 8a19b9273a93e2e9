import { capitalised } from '../strings/capitalised.ts';
import { type Text, translate, type WithTexts } from '../texts/texts.ts';

/** The titles of the admonitions that need no configuration, by kind: those of Docusaurus. */
const TITLES = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
  important: 'Important',
  secondary: 'Secondary',
  success: 'Success',
} as const satisfies Readonly<Record<string, Text>>;

/** The kinds of admonitions that need no configuration. */
export const ADMONITIONS: readonly string[] = Object.keys(TITLES);

/**
 * The title of an admonition without one of its own.
 *
 * @param kind - The name of a kind that the site has configured is its title in all languages.
 */
export function admonitionTitle(kind: string, site: WithTexts): string {
  return Object.hasOwn(TITLES, kind)
    ? translate(site, TITLES[kind as keyof typeof TITLES])
    : capitalised(kind);
}
