import { constantFrom, dictionary, json, jsonValue, oneof, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/fuzz-format.ts';
import { parsedYaml } from '../testing/parsed-yaml.ts';
import { readPlainJson } from './plain-json.ts';

it.each([
  '{}',
  '{\n  "label": "Usage: \'a\' # b",\n  "position": 3\n}\n',
  '{\n  "link": {\n    "type": "generated-index",\n    "keywords": [\n      "ü"\n    ]\n  },\n  "collapsed": null\n}\n\n',
])('is read without a parser: %j', (text) => {
  expect(readPlainJson(text)).toEqual(parsedYaml(text));
});

it.each([
  '',
  '[]',
  '3',
  '{',
  '{}\u00a0',
  '{ "a": 1 }',
  '{\n "a": 1\n}',
  '{\n  "a": 1,\n  "a": 2\n}',
  '{\n  "a": 1.0\n}',
  '{\n  "2": 1,\n  "1": 1\n}',
  '{\n  "a": "\\n"\n}',
  '{\n  "a": "\u2028"\n}',
  '{\n  "__proto__": 1\n}',
  '{\n  // A comment\n  "a": 1\n}',
  `{\n  "${'a'.repeat(1100)}": 1\n}`,
])('is left to the parser: %j', (text) => {
  expect(readPlainJson(text)).toBeUndefined();
});

it('is what a parser reads, for any text', async () => {
  const objects = dictionary(string(), jsonValue(), { maxKeys: 4 });
  const indented = tuple(objects, constantFrom(2, 2, 2, 4), constantFrom('', '\n', ' ', '\u3000'));
  const texts = oneof(
    json(),
    indented.map(([value, indent, end]) => JSON.stringify(value, undefined, indent) + end),
  );
  let plain = 0;
  await forAll(texts, 10_000, async (text) => {
    const found = readPlainJson(text);
    if (found === undefined) return;
    plain += 1;
    expect(found).toEqual(parsedYaml(text));
  });
  expect(plain).toBeGreaterThan(500);
});
