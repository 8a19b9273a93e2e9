import { expect, test } from 'vitest';
import { check, minimal, problems } from './testing/checked.ts';

test('texts are those of the language, except for those of the site', () => {
  const texts = { Search: 'Stöbern' };
  const { value, diagnostics } = check({ ...minimal, locale: 'de-CH', texts });
  expect(diagnostics).toEqual([]);
  expect(value?.texts).toMatchObject({ Search: 'Stöbern', 'On this page': 'Auf dieser Seite' });
  expect(check({ ...minimal, locale: 'nl', texts }).value?.texts).toEqual(texts);
});

test('texts that docgen does not have, or that lose a value, are told', () => {
  const texts = {
    'On this pgae': 'Contents',
    'Pages in {0}': 'Pages',
    'Enlarge: {0}': 'Larger: {1}',
    'Last updated on {0}': '{0}: {0}',
    Search: 'Find {0}',
    Home: ' ',
  };
  expect(problems({ ...minimal, texts })).toEqual([
    'invalid-config-value | texts["On this pgae"] must be a text of docgen in English, but is the string "On this pgae". | Did you mean "On this page"?',
    'invalid-config-value | texts.Home must be a non-empty string, but is the string " ".',
  ]);
  const { Home: _, 'On this pgae': __, ...rest } = texts;
  const hint = 'docgen puts a value in the place of each.';
  expect(problems({ ...minimal, texts: rest })).toEqual([
    `invalid-config-value | texts["Pages in {0}"] must have the placeholder {0}, but has no placeholder. | ${hint}`,
    `invalid-config-value | texts["Enlarge: {0}"] must have the placeholder {0}, but has the placeholder {1}. | ${hint}`,
    // Where the value is an element, it can only be in one place.
    `invalid-config-value | texts["Last updated on {0}"] must have the placeholder {0}, but has the placeholders {0} and {0}. | ${hint}`,
    `invalid-config-value | texts.Search must have no placeholder, but has the placeholder {0}. | ${hint}`,
  ]);
});
