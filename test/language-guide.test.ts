import { readFileSync } from 'node:fs';
import { TEXTS } from '@docgen/core/texts/texts';
import { TRANSLATED } from '@docgen/core/texts/translation-of';
import { expect, test } from 'vitest';

const guide = readFileSync(new URL('../packages/docgen/docs/language.md', import.meta.url), 'utf8');

test('the guide lists all texts to translate, in their order', () => {
  const [, block = ''] = /export const texts = \{\n(.*?)^\};/ms.exec(guide) ?? [];
  const lines = Array.from(block.matchAll(/^ {2}(?:'(.+)'|(\w+)): '(.+)',$/gm), (line) =>
    line.slice(1),
  );
  expect(lines.map(([quoted, name]) => quoted ?? name)).toEqual(TEXTS);
  expect(lines.map(([, , text]) => text)).toEqual(TEXTS);
});

test('the guide names all languages that docgen has texts in', () => {
  const [, sentence = ''] =
    /in the language of the site if it is ([^.]+?), whatever/.exec(guide) ?? [];
  const tags = Array.from(sentence.matchAll(/`(\w+)`/g), ([, tag]) => tag);
  expect(tags.toSorted()).toEqual(TRANSLATED.toSorted());
});
