import { array, constantFrom, oneof, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/fuzz-format.ts';
import { parsedYaml } from '../testing/parsed-yaml.ts';
import { readPlainMapping } from './plain-mapping.ts';

it.each([
  'title: Order Service',
  'title: Überblick (2)\nslug: "/a b: c # d"\r\nsidebar_position: 12\nunlisted: true\n',
  'constructor: don\'t & "won\'t"\nhide_title: false',
])('is read without a parser: %j', (text) => {
  expect(readPlainMapping(text)).toEqual(parsedYaml(text));
});

it.each([
  '',
  '\n',
  'a',
  'a: ',
  'a: b # c',
  'a: b: c',
  'a: b\n  c',
  'a: b\n\nc: d',
  'a: b \nc: d',
  'a: [b]',
  'a: *b',
  'a: ~',
  'a: Null',
  'a: TRUE',
  'null: a',
  'a: 012',
  'a: 1.5',
  'a: "\\n"',
  'a: "b" c',
  'a: b\na: c',
  '"a": b',
  'a:\tb',
  'a: b\u0085c: d',
])('is left to the parser: %j', (text) => {
  expect(readPlainMapping(text)).toBeUndefined();
});

const PIECES = [
  ...['a', 'title', 'true', 'False', 'null', 'yes', 'ü', '\u{1D4D0}', '1', '0', '9007199254740993'],
  ...[
    ': ',
    ': ',
    ': ',
    ':',
    ' ',
    '\n',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '#',
    ' #',
    '-',
    '- ',
    '.',
    ',',
    '_',
  ],
  ...[
    '"',
    "'",
    '"b"',
    '(',
    ')',
    '[',
    '}',
    '&',
    '*',
    '!',
    '|',
    '>',
    '%',
    '@',
    '`',
    '?',
    '/',
    '~',
    '=',
  ],
  ...[
    '<<',
    '---',
    '...',
    '\u2028',
    '\u0085',
    '\uFEFF',
    '\u200b',
    '\0',
    '\u{E000}',
    '__proto__',
    '0x1',
    '.inf',
  ],
];

it('is what a parser reads, for any text', async () => {
  const any = (...given: string[]) => constantFrom(...given);
  const line = tuple(
    any('a', 'b', 'c', 'title', 'd1', 'e_f', 'true', '__proto__', 'b-c', '"d"'),
    any(...Array<string>(8).fill(': '), ':', ' : ', ':  '),
    array(oneof(any('a', 'B c', 'ü', '1', 'true'), any(...PIECES)), {
      minLength: 1,
      maxLength: 3,
    }).map((pieces) => pieces.join('')),
    any('\n', '\n', '\r\n', ''),
  ).map((parts) => parts.join(''));
  const texts = array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join(''));
  let plain = 0;
  await forAll(texts, 20_000, async (text) => {
    const found = readPlainMapping(text);
    if (found === undefined) return;
    plain += 1;
    expect(found).toEqual(parsedYaml(text));
  });
  expect(plain).toBeGreaterThan(500);
});
