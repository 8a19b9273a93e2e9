import { expect, test } from 'vitest';
import { exampleIn, scalarFormat } from './scalar-format.ts';

const formatOf = (name: string, description?: string, specifiedByURL?: string) =>
  scalarFormat({ name, specifiedByURL }, description);

const DATE_TIME = 'String with date, time and offset from UTC (RFC 3339).';
const DESCRIBED = 'JSON value as its description says.';

test('a name says what scalars of it usually are', () => {
  expect(formatOf('DateTime', 'A point in time, in ISO 8601 form.').text).toBe(DATE_TIME);
  expect(formatOf('LocalDateTime', 'An ISO date and time without timezone.').example).toBe(
    '"2025-03-14T09:26:53"',
  );
  expect(formatOf('LocalTime').example).toBe('"09:26:53"');
  expect(formatOf('JSON', 'Data.').text).toBe('Any JSON value.');
  expect(formatOf('Any', 'Data.').text).toBe('Any JSON value.');
  expect(formatOf('_Any').text).toContain('__typename');
  expect(formatOf('Markdown').example).toBe('"Hello, **world**"');
  expect(formatOf('timestamptz', 'Of PostgreSQL.').text).toBe(DATE_TIME);
  expect(formatOf('jsonb').text).toBe(formatOf('JSON').text);
  expect(formatOf('numeric').example).toBe('4.5');
  expect(formatOf('smallint').example).toBe('42');
  expect(formatOf('Void', 'Nothing.')).toEqual({ text: 'No value: always null.', example: 'null' });
  expect(formatOf('EvmAddress').example).toBe('"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"');
  expect(formatOf('HexColorCode').example).toBe('"#3366cc"');
  expect(formatOf('Latitude', 'In degrees.').example).toBe('48.78');
  expect(formatOf('ISO8601Date').text).toBe(formatOf('Date').text);
  expect(formatOf('BigInt', 'Integers of more than 53 bits.').example).toBe('"9007199254740993"');
});

test.each([
  ['Timestamp', DATE_TIME],
  ['PositiveInt', 'Number without a fraction, of 32 bits.'],
])('what only the name of %s suggests is called a guess', (name, text) => {
  const guess = `${text} This is a guess from the name: the schema does not say.`;
  for (const description of [undefined, ' ']) expect(formatOf(name, description).text).toBe(guess);
  expect(formatOf(name, 'Of the server.').text).toBe(text);
});

test('what federation defines is no guess', () => {
  expect(formatOf('FieldSet').text).not.toContain('guess');
});

test.each([
  ['Timestamp', 'Microseconds UNIX timestamp (16 digits)'],
  ['Duration', 'Represented as a fractional number of seconds.'],
  ['Money', 'Signed double-precision fractional values.'],
  ['Date', 'The javascript `Date` as string: date and time in ISO 8601.'],
])(
  'a description of %s that speaks of something else counts more than the name',
  (name, description) => {
    expect(formatOf(name, description)).toEqual({ text: DESCRIBED });
  },
);

test.each([
  ['Time', 'In ISO 8601. For example: "2021-03-09T14:58:50+00:00".', DATE_TIME],
  ['Duration', 'Seconds. For example: 12.3334.', 'JSON value as in the example.'],
  ['Currency', 'An amount, such as `{"amount": 1}`.', 'JSON value as in the example.'],
  ['Date', 'Days, for example `14.03.2025`.', 'String as in the example.'],
])('so does an example of another form in the description of %s', (name, description, text) => {
  expect(formatOf(name, description)).toEqual({ text, example: exampleIn(description) });
});

test.each([
  ['JSON', 'Arbitrary values as *stringified* JSON.', 'String that holds JSON.'],
  ['JSONObject', 'Arbitrary values as *embedded* JSON.', 'JSON object with any content.'],
  ['Angle', 'A floating point number of degrees.', 'Number, with or without a fraction.'],
  ['Cost', 'A positive integer, for example `450`.', 'Number without a fraction.'],
  ['Wei', 'A 256-bit integer, as a string.', DESCRIBED],
])('what a description of %s says in the usual words is understood', (name, description, text) => {
  expect(formatOf(name, description).text).toBe(text);
});

test('the specification counts more than the name', () => {
  const dateTime = 'https://scalars.graphql.org/andimarek/date-time.html';
  expect(formatOf('Date', undefined, dateTime).text).toBe(DATE_TIME);
  expect(formatOf('DateTime', 'Milliseconds since the epoch.', 'https://example.org/ms')).toEqual({
    text: 'JSON value in the form that its specification says.',
  });
});

test.each([
  ['Such as `5`.', '5'],
  ['For example: "a b".', '"a b"'],
  ['Example: 5', '5'],
  ['For example: 5 of them.', undefined],
  ['Between 0 and 1, for example 0.25. 1 is all.', '0.25'],
  ['Positive numbers (e.g., 2.34).', '2.34'],
  ['What takes long, such as 2.5 hours.', undefined],
  ['Example values: `"29.99"`, `"29.999"`.', '"29.99"'],
  ['Examples: `de`, `en`', '"de"'],
  ['Example value: 5', '5'],
  ['An example `ShelfID` is: `"gid://library/Shelf/1"`.', '"gid://library/Shelf/1"'],
  ['As in the examples of `Shelf`.', undefined],
  ['Things such as "these".', undefined],
  ['Pairs.\n\nExample:\n```\n{\n    "key1": "value1"\n}\n```', '{"key1":"value1"}'],
  ['For example:\n\n```json\n[1, 2]\n```\nAnd more.', '[1,2]'],
  ['Example:\n```\nquery { shop }\n```', undefined],
  ['Example:\n```\nshop(id: $id)\n```\nAn id, such as `s1`.', '"s1"'],
  ['Example:\n```json\nnull\n```', undefined],
])('the example in %j is %s', (description, example) => {
  expect(exampleIn(description)).toBe(example);
});

test('white space without end takes no time', () => {
  expect(exampleIn(`For example:${' '.repeat(1_000_000)}x`)).toBe(undefined);
});

test('the scalars of AppSync are known', () => {
  expect(formatOf('AWSDateTime').example).toBe('"2025-03-14T09:26:53Z"');
  expect(formatOf('AWSEmail').example).toBe('"ada@example.org"');
  expect(formatOf('AWSJSON').example).toBe(JSON.stringify('{"key":"value"}'));
  expect(formatOf('AWSTimestamp').example).toBe('1741944413');
});

test('an example keeps the digits of an integer of 64 bits', () => {
  const told = 'A number such as `9223372036854775807`.';
  expect(formatOf('Sequence', told).example).toBe('9223372036854775807');
});
