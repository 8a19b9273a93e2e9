/**
 * Scripts in use today that are written from right to left, by ISO 15924 code. `Intl.Locale` tells
 * directions itself, but in Node 20 wrong ones for `dv`, `khw`, `pnb` and `ku-Arab`. Scripts are
 * right in all versions.
 */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Armi|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

export type TextDirection = 'ltr' | 'rtl';

/**
 * The direction in which a language is written.
 *
 * @param locale - A language tag (BCP 47); the script in it counts before the language's usual one.
 */
export function textDirection(locale: string): TextDirection {
  return RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
