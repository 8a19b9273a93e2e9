import { expect, test } from 'vitest';
import { TEXTS, type Text, translate } from './texts.ts';
import { isTranslated, TRANSLATED, translationOf } from './translation-of.ts';

test('a language has its texts in all regions, but only in its own script', () => {
  const search = (locale: string) => translationOf(locale).Search;
  expect(search('de')).toBe('Suche');
  expect(search('de-AT')).toBe('Suche');
  expect(search('pt-PT')).toBe(search('pt-BR'));
  expect(search('zh-CN')).toBe('搜索');
  expect(search('zh-Hans-SG')).toBe('搜索');
  expect(translationOf('zh-TW')).toEqual({});
  expect(translationOf('zh-Hant')).toEqual({});
  expect(translationOf('en-GB')).toEqual({});
  expect(translationOf('nl')).toEqual({});
  expect(['en-GB', 'ja-JP', 'nl', 'zh-HK'].map(isTranslated)).toEqual([true, true, false, false]);
});

test.each(TRANSLATED.filter((language) => language !== 'en'))(
  'each text in %s has the values and the spaces of the English one',
  (language) => {
    const texts = translationOf(language);
    const shape = (text = '') => [
      [...text.matchAll(/\{\d}/g)].map(String).toSorted(),
      // Chinese and Japanese need no space between words and punctuation.
      /^(?:zh|ja)$/.test(language) ? '' : text.replace(/\S(?:.*\S)?/su, 'x'),
    ];
    const wrong = TEXTS.filter((text) => {
      const [values, spaces] = shape(texts[text]);
      return JSON.stringify([values, spaces]) !== JSON.stringify(shape(text));
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(texts).toSorted()).toEqual([...TEXTS].toSorted());
  },
);

test('a French line does not break before a colon, a semicolon or a quotation mark', () => {
  const breaking = Object.values(translationOf('fr')).filter((text) => / [:;»]|« /.test(text));
  expect(breaking).toEqual([]);
});

test('values are inserted as they are, even if they look like placeholders or patterns', () => {
  const all: Text = 'All {0} in {1}';
  expect(translate({}, all, 3, '$& {0}')).toBe('All 3 in $& {0}');
  expect(translate({ texts: { [all]: '{1}: {0}' } }, all, 3, 'Orders')).toBe('Orders: 3');
  expect(translate({}, 'Last updated on {0}')).toBe('Last updated on {0}');
});
