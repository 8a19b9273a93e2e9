/**
 * Scripts in use today that are written from right to left, by ISO 15924 code. `Intl.Locale` also
 * provides directions, but Node 20 has wrong ones for `dv`, `khw`, `pnb` and `ku-Arab`. Its scripts
 * are correct in all versions.
 */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Armi|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Letters of these scripts. */
const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}\p{Script=Rohg}\p{Script=Samr}\p{Script=Mand}\p{Script=Yezi}]/gu;

export type TextDirection = 'ltr' | 'rtl';

/**
 * The direction in which a language is written.
 *
 * @param locale - A language tag (BCP 47). A script in it overrides the language's usual one.
 * @throws RangeError if the tag is malformed.
 */
export function textDirection(locale: string): TextDirection {
  // The default locale. Node takes 10 ms to read which scripts languages have.
  if (locale === 'en') return 'ltr';
  return RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * The direction of a text: from right to left if at least a third of its letters are. The first
 * letter is a bad indicator, because texts about software often start with a name in Latin letters.
 *
 * @param text - Without markup and code.
 * @returns `undefined` for a text without letters.
 */
export function writtenDirection(text: string): TextDirection | undefined {
  const mirrored = text.match(RIGHT_TO_LEFT_LETTER)?.length ?? 0;
  const letters = mirrored === 0 ? text.search(/\p{L}/u) + 1 : (text.match(/\p{L}/gu)?.length ?? 0);
  if (letters === 0) return undefined;
  return mirrored * 3 >= letters ? 'rtl' : 'ltr';
}
