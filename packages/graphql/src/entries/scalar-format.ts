import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { ScalarFormat } from '@docgen/core/schema-model';
import type { GraphQLScalarType } from 'graphql';
import { parseExactJson, printExactJson } from '../json/exact-json.ts';

/**
 * Describes the values of a scalar in JSON. Scalars of the language and of federation are
 * determined by their names. For others, the specification that they refer to takes precedence,
 * then an example in the description, then the name, unless the description contradicts it, then a
 * mention of numbers in the description. Without a description, the text says that it is a guess.
 */
export function scalarFormat(
  { name, specifiedByURL }: Pick<GraphQLScalarType, 'name' | 'specifiedByURL'>,
  description: string | undefined,
): ScalarFormat {
  const told = exampleIn(description);
  const certain =
    DEFINED.find(({ names }) => names.test(name)) ??
    KNOWN.find(({ specification }) => specification?.test(specifiedByURL ?? ''));
  if (certain !== undefined) return { text: certain.text, example: told ?? certain.example };
  const common = name.replace(VENDOR, '');
  const isOf = (name: string) => (known: Known) =>
    known.names.test(name) && (known.words?.test(description ?? '') ?? true);
  const byName =
    KNOWN.find(isOf(name)) ?? [...KNOWN, ...DEFINED].find(isOf(common)) ?? NUMBERS.find(isOf(name));
  const guess = byName && speaksOf(byName, told, description) ? byName : undefined;
  if (specifiedByURL) {
    const text = 'JSON value in the form that its specification says.';
    const example = told ?? guess?.example;
    return example === undefined ? { text } : { text, example };
  }
  const shown = told && KNOWN.find(({ shape }) => shape?.test(told));
  const format = guess ?? (shown || undefined);
  if (format !== undefined) {
    const text = description?.trim() ? format.text : `${format.text} ${GUESSED}`;
    return { text, example: told ?? format.example };
  }
  if (told !== undefined) {
    const what = told.startsWith('"') ? 'String' : 'JSON value';
    return { text: `${what} as in the example.`, example: told };
  }
  return {
    text: description?.trim()
      ? 'JSON value as its description says.'
      : 'Any JSON value: the schema does not say which.',
  };
}

const GUESSED = 'This is a guess from the name: the schema does not say.';

/** The example value in a description, as JSON other than null. */
export function exampleIn(description = ''): string | undefined {
  const block = BLOCK.exec(description)?.[1];
  // A code block may also have an operation, or several values.
  const json = (block && asJson(block)) ?? exampleInLine(description);
  // Absence is no value, and numbers that are too large are not in JSON.
  return json === 'null' ? undefined : json;
}

/** The example in backticks or after a colon. What is not JSON is a string. */
function exampleInLine(description: string): string | undefined {
  const match = EXAMPLE.exec(description);
  if (match === null) return undefined;
  const [, code, text, number, decimal] = match;
  if (text !== undefined) return JSON.stringify(text);
  const found = code ?? number ?? decimal ?? '';
  return asJson(found) ?? JSON.stringify(found);
}

function asJson(text: string): string | undefined {
  return orUndefined(() => printExactJson(parseExactJson(text)));
}

const BLOCK = /(?:for example|examples?(?: values?)?):\s*\n```(?:json)?\n([^`]{1,500})\n```/i;

/**
 * A number must be at the end of a sentence or of brackets, so "for example: 3 of them" does not
 * match.
 */
const EXAMPLE =
  /(?:for example|for instance|such as|e\.g\.|examples?(?: values?)?:|example `\w+` is:)[,:]?\s+`([^`]{1,200})`|(?:examples?(?: values?)?|for instance|such as|e\.g\.):\s+(?:"([^"\n]{1,200})"|(-?\d+(?:\.\d+)?)(?=[.)]?\s*$|[.)]\s))|(?:for example|for instance|such as|e\.g\.),?\s+(-?\d+\.\d+)(?=\)|[.,;]?\s*$|[.,;]\s)/i;

const OF_FRACTIONS = /\b(numeric|floats?|double|fraction\w*)\b/i;
const OF_WHOLE_NUMBERS =
  /\b(epoch|unix|integers?|number of (\w*seconds|minutes|hours|days)|seconds since|cents|minor units?)\b/i;

/**
 * Words in descriptions of scalars whose values are numbers, although their names suggest strings.
 */
const OF_NUMBERS = new RegExp(
  `${OF_FRACTIONS.source}|${OF_WHOLE_NUMBERS.source}|\\bnumber of\\b`,
  'i',
);

/** Words for what contains numbers, or writes them differently. */
const NOT_NUMBERS = /\b(string\w*|texts?|lists?|arrays?|maps?|objects?|documents?)\b/i;

/** The numbers in JSON that a description of a scalar says its values are, if it says so. */
export function toldNumbers(description: string): 'Int' | 'Float' | undefined {
  if (NOT_NUMBERS.test(description)) return undefined;
  if (OF_FRACTIONS.test(description)) return 'Float';
  return OF_WHOLE_NUMBERS.test(description) ? 'Int' : undefined;
}

/** Whether a description is consistent with the usual meaning of a name. */
function speaksOf(
  { shape, example, isText }: Known,
  told: string | undefined,
  description: string | undefined,
): boolean {
  if (told === undefined) return !isText || !OF_NUMBERS.test(description ?? '');
  if (shape !== undefined) return shape.test(told);
  const kind = (json: string) => /^["{[]/.exec(json)?.[0] ?? 'plain';
  return !isText || kind(told) === kind(example);
}

/** Prefixes of usual names, for scalars of one vendor or with a smaller range. */
const VENDOR = /^(AWS|ISO8601|Positive|NonPositive|Negative|NonNegative|Unsigned)(?=[A-Z])/;

interface Known extends Required<ScalarFormat> {
  readonly names: RegExp;
  /** Address of the specification. */
  readonly specification?: RegExp | undefined;
  /** Must occur in the description as well. */
  readonly words?: RegExp | undefined;
  /** Form of examples, as JSON. */
  readonly shape?: RegExp | undefined;
  /** Whether values are strings, as far as the name tells. */
  readonly isText: boolean;
}

function known(
  names: RegExp,
  text: string,
  example: unknown,
  { specification, words, shape }: Pick<Known, 'specification' | 'words' | 'shape'> = {},
): Known {
  const isText = /^String\b| as a string\b/.test(text);
  return { names, text, example: JSON.stringify(example), specification, words, shape, isText };
}

/** Scalars of the language and of federation. */
const DEFINED: readonly Known[] = [
  known(/^String$/, 'String of Unicode characters.', 'text'),
  known(/^Boolean$/, 'The literal true or false.', true),
  known(/^Int$/, 'Number without a fraction, of 32 bits.', 42),
  known(/^Float$/, 'Number, with or without a fraction.', 4.5),
  known(/^ID$/, 'String; a whole number is accepted as input, too.', '42'),
  known(/^_Any$/, 'JSON object: the __typename of an entity and the fields of one of its keys.', {
    __typename: 'Product',
    id: '42',
  }),
  known(/FieldSet$/, 'String with a selection set, without the outer braces.', 'id name'),
  known(/^link__Import$/, 'String with a name, or an object with name and as.', '@key'),
];

/** Scalars that schemas usually define. */
const KNOWN: readonly Known[] = [
  known(
    /^(UUID|GUID)$/i,
    'String of 36 characters: hexadecimal digits in five groups (RFC 9562).',
    '3f0c2a7e-5d1b-4c7a-9e42-8b6f1d2c0a55',
    { specification: /rfc(4122|9562)/ },
  ),
  // https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
  known(/^AWSTimestamp$/, 'Whole number of seconds since 1970-01-01T00:00:00Z.', 1741944413),
  known(/^(AWSJSON|JSONString)$/, 'String that holds JSON.', '{"key":"value"}'),
  known(/^JSON(Object|Value)?$/i, 'String that holds JSON.', '{"key":"value"}', {
    words: /\bstringified\b/i,
  }),
  known(
    /^(Local|Naive)DateTime$/i,
    'String with date and time, without an offset from UTC (ISO 8601).',
    '2025-03-14T09:26:53',
    { shape: /^"\d{4}-\d\d-\d\d[T ]\d\d:[\d:.]+"$/ },
  ),
  known(
    /^(\w*DateTime|Timestamp|\w*Timestamp|Timestamptz|Instant)$/i,
    'String with date, time and offset from UTC (RFC 3339).',
    '2025-03-14T09:26:53Z',
    {
      specification: /rfc3339|scalars\.graphql\.org\/.*date-time/,
      shape: /^"\d{4}-\d\d-\d\d[Tt ]\d\d:[\d:.,]+ ?([Zz]|[+-]\d\d:?\d\d)"$/,
    },
  ),
  known(/^(Local)?Date$/i, 'String with year, month and day (RFC 3339, full-date).', '2025-03-14', {
    words: /^(?!.*\b(date[- ]?time|date and time|timestamp)\b)/is,
    shape: /^"\d{4}-\d\d-\d\d"$/,
  }),
  known(/^LocalTime$/i, 'String with a time of day, without an offset from UTC.', '09:26:53', {
    shape: /^"\d\d:\d\d(:[\d.]+)?"$/,
  }),
  known(/^Time(tz)?$/i, 'String with a time of day (RFC 3339).', '09:26:53Z', {
    shape: /^"\d\d:\d\d/,
  }),
  known(/^(Iso8601)?Duration$/i, 'String with a length of time (ISO 8601).', 'PT1H30M', {
    shape: /^"[-+]?P[\dT]/,
  }),
  known(/^(Any|JSONB?|JSONValue)$/i, 'Any JSON value.', { key: 'value' }),
  known(/^(JSONObject|Map|Object)$/i, 'JSON object with any content.', { key: 'value' }),
  known(
    /^Upload$/i,
    'File, sent beside the operation in a multipart request; its variable is null in the JSON (GraphQL multipart request specification).',
    null,
  ),
  known(/^(URL|URI|\w*Url|\w*Uri)$/, 'String with an address (RFC 3986).', 'https://example.org/', {
    specification: /rfc3986/,
  }),
  known(/^(Email|EmailAddress)$/i, 'String with an address of e-mail.', 'ada@example.org'),
  known(/^(Phone|PhoneNumber)$/i, 'String with a telephone number (E.164).', '+49711123456'),
  known(/^(IP|IPAddress|IPv4)$/i, 'String with an address of the Internet Protocol.', '192.0.2.1'),
  known(/^IPv6$/i, 'String with an address of the Internet Protocol.', '2001:db8::1'),
  known(
    /^(BigInt|Long|U?Int64|Int8|[IU]64)$/i,
    'Whole number, as a number or a string.',
    '9007199254740993',
  ),
  known(
    /^(Decimal|BigDecimal|Money)$/i,
    'Decimal number as a string, so that no digit is lost.',
    '19.99',
  ),
  known(
    /^(Base64|Base64String|Bytes|Byte|Blob)$/i,
    'Bytes as a string in Base64 (RFC 4648).',
    'aGVsbG8=',
  ),
  // Scalars in Hasura and PostGraphile also have these names, which are those of PostgreSQL types.
  known(/^(SmallInt|Int[24]|U?Int(16|32)|SafeInt|Short)$/i, 'Number without a fraction.', 42),
  known(/^(Double|Float(4|8|32|64)|Numeric|Real)$/i, 'Number, with or without a fraction.', 4.5),
  known(/^(HTML|Markup)$/i, 'String with markup.', '<p>Hello</p>'),
  known(/^Markdown$/i, 'String with Markdown.', 'Hello, **world**'),
  known(/^CountryCode$/i, 'String with a code of two letters (ISO 3166-1).', 'DE'),
  known(/^TimeZone$/i, 'String with the name of a time zone (IANA).', 'Europe/Berlin'),
  known(
    /^(Evm|Eth|Ethereum)Address$/i,
    'String with the address of an account or a contract (ERC-55).',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ),
  known(/^ObjectID$/i, 'String of 24 hexadecimal digits.', '507f1f77bcf86cd799439011'),
  known(/^(Locale|LanguageTag)$/i, 'String with a language tag (BCP 47).', 'en-GB'),
  known(/^(Currency|CurrencyCode)$/i, 'String with a code of three letters (ISO 4217).', 'EUR'),
  known(/^HexColorCode$/i, 'String with a colour in hexadecimal digits (CSS).', '#3366cc'),
  known(
    /^JWT$/,
    'String with a JSON Web Token (RFC 7519).',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.',
  ),
  known(/^Latitude$/i, 'Number of degrees, from -90 to 90.', 48.78),
  known(/^Longitude$/i, 'Number of degrees, from -180 to 180.', 9.18),
  known(/^Cursor$/i, 'String that marks a place in a list.', 'Y3Vyc29yOjQy'),
  known(/^(Void|Null)$/i, 'No value: always null.', null),
];

/**
 * Statements about numbers in the description of any scalar, unless it mentions strings as well.
 */
const NUMBERS: readonly Known[] = [
  known(/./, 'Number, with or without a fraction.', 4.5, {
    words: /^(?!.*\bstring).*\bfloating[- ]point numbers?\b/is,
  }),
  known(/./, 'Number without a fraction.', 42, {
    words: /^(?!.*\bstring).*\b(positive|negative|signed|unsigned|\d+-bit) integers?\b/is,
  }),
];
