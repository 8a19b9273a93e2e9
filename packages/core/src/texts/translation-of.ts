import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import type { Texts, Translation } from './texts.ts';
import { zh } from './zh.ts';

/** The translations that docgen has, by language. */
const TRANSLATIONS = new Map<string, Translation>([
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['ja', ja],
  ['pt', pt],
  ['zh', zh],
]);

/** The languages that docgen has texts in, as BCP 47 tags. */
export const TRANSLATED = ['en', ...TRANSLATIONS.keys()];

/**
 * The texts of docgen in a language. A language may be written in several scripts: the texts in
 * simplified Chinese are none for `zh-TW`.
 *
 * @param locale - BCP 47 tag.
 * @returns No texts for English, and for languages that docgen has no texts in.
 */
export function translationOf(locale: string): Texts {
  const own = new Intl.Locale(locale);
  const translation = TRANSLATIONS.get(own.language);
  // Node takes 10 ms to read which scripts languages have.
  if (translation === undefined) return {};
  const usual = new Intl.Locale(own.language).maximize();
  return own.maximize().script === usual.script ? translation : {};
}

/**
 * Whether docgen has texts in a language.
 *
 * @param locale - BCP 47 tag.
 * @throws RangeError if it is none.
 */
export function isTranslated(locale: string): boolean {
  const { language } = new Intl.Locale(locale);
  return language === 'en' || Object.keys(translationOf(locale)).length > 0;
}
