import { capitalised } from '@docgen/core/strings/capitalised';
import { exampleIn } from '../entries/scalar-format.ts';

/** Where a value is used. */
export interface ValuePlace {
  /** Name of the argument, input field or field. */
  readonly name: string;
  /** Name of the type that the value describes. Ids of a type are the same everywhere. */
  readonly of: string;
  readonly description?: string | null | undefined;
}

/** A place without the example in its description, by which ids of the same thing are compared. */
export function withoutTold({ name, of }: ValuePlace): ValuePlace {
  return { name, of };
}

/** A number that matches the name of its place. */
export function exampleNumber(type: 'Int' | 'Float', { name, description }: ValuePlace): number {
  const told = Number(exampleIn(description ?? undefined) ?? Number.NaN);
  if (Number.isFinite(told) && (type === 'Float' || isInt(told))) return told;
  const [, whole, fraction] = valueFor(NUMBERS, name) ?? [undefined, 42, 1.5];
  return type === 'Int' ? whole : fraction;
}

function isInt(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}

/**
 * The first row that matches a name. Names are compared as words. The last word determines what the
 * value is: an `avatarColor` is a colour, and a `contentType` is not content.
 */
function valueFor<Row extends readonly [names: RegExp, ...unknown[]]>(
  rows: readonly Row[],
  name: string,
): Row | undefined {
  const one = singular(words(name));
  return rows.find(([names]) => names.test(one));
}

/**
 * Converts the last word to its singular, which the patterns expect; readers never see the result.
 */
function singular(text: string): string {
  return text.replace(/ies$/, 'y').replace(/(?<=ss|x|[cs]h)es$|(?<![su])s$/, '');
}

/** A `unixTime` and `epochSeconds`; a `unixUser` is a user, and an `epoch` may be a number of one. */
const UNIX_TIME = /^(unix|(unix|epoch) (time|timestamp|date|second))$/;

const NUMBERS: readonly (readonly [names: RegExp, whole: number, fraction: number])[] = [
  [/^(first|last|limit|(page|batch) size|(item )?per page|take|max result)$/, 10, 10],
  [/^(skip|offset)$/, 0, 0],
  [/(?<!(?:\b(?:in|per)|\d) )\byear\b/, 2025, 2025],
  [/\bmonth$/, 3, 3],
  [/\b(percent|percentage)$|^percent /, 20, 12.5],
  [/\b(rate|ratio|share|discount)$/, 20, 0.2],
  [/\bcent$/, 1999, 1999],
  [/\b(price|amount|cost|fee|sum|total|subtotal|balance)$/, 1999, 19.99],
  [/\b(rating|star|score|average)$/, 4, 4.5],
  [/\b(weight|height|width|length|depth|size)( (in )?\w+)?$/, 120, 1.2],
  [/\b(count|quantity|number)$|^(number of|num|total) /, 3, 3],
  [/\b(version|index|position|page)$/, 1, 1],
  [/\b(lat|latitude)$/, 49, 48.775],
  [/\b(lng|lon|longitude)$/, 9, 9.18],
  [/\b(http status|status code)$/, 200, 200],
  [/\bid$/, 42, 42],
  // Seconds since 1970, for the dates of `TEXTS`; the first row is for ends of periods.
  [/\b(expire|end)s? at$/, 1773480413, 1773480413],
  [/\b(\w+ed at|timestamp)$/, 1741944413, 1741944413],
  [UNIX_TIME, 1741944413, 1741944413],
];

/** A string that matches the name of its place. */
export function exampleText(place: ValuePlace): string {
  const { name, of } = place;
  const told = toldText(place);
  if (told !== undefined) return told;
  if (/^(name|label)$/i.test(name) && NAMES.test(singular(words(of)))) return 'Ada Lovelace';
  if (/\b(ids?|uuids?|guids?)$/.test(words(name)))
    return exampleId(place, /[ug]uids?$/i.test(name));
  // A `code` of a country is a country code, the `handle` of a user is a user handle.
  const isOfType = /^(code|handle|name)$/i.test(name);
  const [, text] = valueFor(TEXTS, isOfType ? `${of} ${name}` : name) ?? [];
  if (text !== undefined) return laterAtEnd(text, place);
  if (/^(name|title|label)$/i.test(name)) return `Example ${words(of)}`;
  return `Example ${words(name)}`;
}

/** The string or number that the description of a place gives as an example, as text. */
export function toldText({ description }: ValuePlace): string | undefined {
  const told = exampleIn(description ?? undefined);
  if (told?.startsWith('"')) return JSON.parse(told);
  return told !== undefined && /^-?\d/.test(told) ? told : undefined;
}

/**
 * A date a year later if its place is the end of a period, such as `validUntil` or `endDate`, so
 * that no period is empty; any other text as it is.
 *
 * @param text - An example that no description of the place gives.
 */
export function laterAtEnd(text: string, { name }: Pick<ValuePlace, 'name'>): string {
  if (!END_OF_PERIOD.test(words(name))) return text;
  // Only leap years have the 29 of February.
  return text.replace(/^\d{4}(?=-(?!02-29)\d\d-\d\d)/, (year) =>
    String(Number(year) + 1).padStart(4, '0'),
  );
}

const END_OF_PERIOD =
  /\b(end(s|ed|ing)?|until|till|due|deadline|expir\w*|before|finish(es|ed)?)\b|^to\b|\b(to|latest)$/;

/** Types whose `name` is that of a person: a `UserProfile`, not a `UserGroup`. */
const NAMES =
  /\b(user|person|customer|author|member|contact)( (account|core|data|detail|entity|info|node|profile|record|type|v ?\d+))?$/;

const TEXTS: readonly (readonly [names: RegExp, text: string])[] = [
  [/^(after|before)$|cursor$/, 'Y3Vyc29yOjE='],
  [/^sdl$/, 'type Query { … }'],
  [/\be ?-?mail( address)?$/, 'ada@example.org'],
  [/\bip( ?v ?[46])?( address)?$/, '192.0.2.1'],
  [/\b(host ?name|host|domain)$/, 'example.org'],
  [
    /\b(ur[il]|link|href|src|website|avatar|image|logo|photo|picture|thumbnail)$/,
    'https://example.org/',
  ],
  [
    /\b(user ?name|login|(account|author|contact|customer|member|person|profile|user) handle)$/,
    'ada',
  ],
  [/\b(first ?name|given ?name|forename)$/, 'Ada'],
  [/\b((last|family) ?name|surname)$/, 'Lovelace'],
  [/^full ?name$/, 'Ada Lovelace'],
  [/\b(phone|mobile)( number)?$/, '+49 711 123456'],
  [/\b((street|address)( line)?|line) ?2$/, 'Apartment 4'],
  [/\b(street|address)( line)?( ?\d)?$|\bline ?1$/, 'Example Street 1'],
  [/\b(city|town)( name)?$|\blocality$/, 'Stuttgart'],
  [/\b(post(al)? ?code|zip( code)?)$/, '70173'],
  [/\bcountry( code)?$/, 'DE'],
  [/\bcountry name$/, 'Germany'],
  [/\bvat( number)?$/, 'DE123456789'],
  [/\bcurrency( code)?$/, 'EUR'],
  [/\bcurrency name$/, 'Euro'],
  [/\b(locale|language)( code)?$/, 'en'],
  [/\blanguage name$/, 'English'],
  [/\bcolou?r$/, '#3366cc'],
  [/\bsku$/, 'SKU-1024'],
  [/\b(coupon|discount|gift|gift card|promo|promotion|voucher) code$/, 'SAVE20'],
  [/\b(handle|slug)$/, 'example'],
  [/\b(path|file|file ?name)$/, 'photos/cover.jpg'],
  [/\b(ref|branch|branch name)$/, 'main'],
  [/\b(hash|sha|checksum)$/, '2fd4e1c67a2d28fced849ee1bb76e7391b93eb12'],
  [/\bversion$/, '1.4.2'],
  [/\bmime type$/, 'image/png'],
  [UNIX_TIME, '1741944413'],
  [/\b(at|timestamp|date ?time|until|iso ?8601)$/, '2025-03-14T09:26:53Z'],
  [/\b(date|birthday)$|\bdate of\b/, '2025-03-14'],
  [/\btime ?zone$/, 'Europe/Berlin'],
  [/\byear$/, '2025'],
  [/\bmonth$/, '03'],
  // Strings for money are decimal numbers, so that no digit is lost.
  [/\b(price|amount|cost|fee|subtotal|balance)$/, '19.99'],
  [
    /\b(query|search|text|body|message|comment|content)$|^(q|keyword|(search )?term)$/,
    'Hello, world',
  ],
  [/\bhtml$/, '<p>Hello, world</p>'],
  [/\b(markdown|md)$/, 'Hello, **world**'],
  [/\b(description|summary|reason|note)$/, 'A sentence that says more.'],
];

/** Single words with capital letters inside. Names of fields begin with them in either case. */
const COMPOUNDS =
  'DevOps GitHub GitLab GraphQL IOS IPad IPhone JavaScript LinkedIn MacOS OAuth PayPal TypeScript YouTube';
const COMPOUND = new RegExp(
  COMPOUNDS.split(' ')
    .map((name) => {
      const start = name.charAt(0);
      const first = `(?:(?<![A-Z])${start}|(?<![A-Za-z])${start.toLowerCase()})`;
      return `${first}${name.slice(1)}(?![a-z])`;
    })
    .join('|'),
  'g',
);

/** Splits a name such as `PostalCode` into words; `URLs`, `IPv4` and `GitHub` are single words. */
function words(name: string): string {
  return name
    .replace(COMPOUND, (word) => capitalised(word.toLowerCase()))
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z](?!s(?![a-z])|v\d)[a-z])/g, '$1$3 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Ids that are words: a `slug`, or the `code` of a country. */
const WORD_ID = /\b(code|handle|sku|slug|user ?name)$/;

/**
 * An id: the same for a type in all places, also for what has been deleted, unless the description
 * of its place gives an example, or its name says that it is a word.
 */
export function exampleId(place: ValuePlace, isUuid: boolean): string {
  const told = toldText(place);
  if (told !== undefined) return told;
  const { name, of } = place;
  if (!isUuid && WORD_ID.test(words(name))) return exampleText(place);
  const [, type = of] = /^(?:Delete|Remove)?(\w+?)(?:Delete|Remove)?Payload$/.exec(of) ?? [];
  const subject = (name.replace(/^deleted|_?Ids?$/gi, '') || type).toLowerCase();
  const hash = hashOf(subject);
  if (!isUuid) return String(hash % 10_000);
  const hex = [hash, hashOf(`${subject}1`), hashOf(`${subject}2`), hashOf(`${subject}3`)]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');
  // Version 4 and the variant of RFC 9562 determine two of the digits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** FNV-1a, 32 bits: sufficient to distinguish names. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
