import { exampleIn } from '../scalar-format.ts';

/** Where a value stands. */
export interface ValuePlace {
  /** Name of the argument, input field or field. */
  readonly name: string;
  /** Name of the type that the value says something of; identifiers of one type are the same everywhere. */
  readonly of: string;
  readonly description?: string | null | undefined;
}

/** A whole number or fraction that fits the name of what it stands for. */
export function exampleNumber(type: 'Int' | 'Float', { name, description }: ValuePlace): number {
  const told = Number(exampleIn(description ?? undefined) ?? Number.NaN);
  if (Number.isFinite(told) && (type === 'Float' || isInt(told))) return told;
  const [, whole, fraction] = NUMBERS.find(([names]) => names.test(name)) ?? [undefined, 42, 1.5];
  return type === 'Int' ? whole : fraction;
}

function isInt(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}

const NUMBERS: readonly (readonly [names: RegExp, whole: number, fraction: number])[] = [
  [/^(first|last|limit|pageSize|perPage|take)$/i, 10, 10],
  [/^(skip|offset)$/i, 0, 0],
  [/year/i, 2025, 2025],
  [/percent|rate|ratio|share|discount/i, 20, 0.2],
  [/price|amount|cost|fee|cents|sum|total(?!Count)/i, 1999, 19.99],
  [/rating|stars|score|average/i, 4, 4.5],
  [/weight|height|width|length|depth|size/i, 120, 1.2],
  [/count|quantity|number/i, 3, 3],
  [/version|index|position|page/i, 1, 1],
];

/** A text that fits the name of what it stands for. */
export function exampleText({ name, of, description }: ValuePlace): string {
  const told = exampleIn(description ?? undefined);
  if (told?.startsWith('"')) return JSON.parse(told);
  if (/^(name|title|label)$/i.test(name) && NAMES.test(of)) return 'Ada Lovelace';
  if (/^(name|title|label)$/i.test(name)) return `Example ${words(of)}`;
  const [, text] = TEXTS.find(([names]) => names.test(name)) ?? [];
  return text ?? `Example ${words(name)}`;
}

/** Types whose name is a person's. */
const NAMES = /user|person|customer|author|member|contact/i;

const TEXTS: readonly (readonly [names: RegExp, text: string])[] = [
  [/^(after|before|\w*cursor)$/i, 'Y3Vyc29yOjE='],
  [/^sdl$/, 'type Query { … }'],
  [/e-?mail/i, 'ada@example.org'],
  [/ur[il]$|link|href|website|avatar/i, 'https://example.org/'],
  [/user_?name|login|handle/i, 'ada'],
  [/first_?name|given_?name/i, 'Ada'],
  [/last_?name|family_?name|surname/i, 'Lovelace'],
  [/phone|mobile/i, '+49 711 123456'],
  [/street|address|line1/i, 'Example Street 1'],
  [/city|town/i, 'Stuttgart'],
  [/post(al)?_?code|zip/i, '70173'],
  [/country/i, 'DE'],
  [/[vV]at(?![a-z])|VAT/, 'DE123456789'],
  [/currency/i, 'EUR'],
  [/locale|language/i, 'en'],
  [/colou?r/i, '#3366cc'],
  [/sku/i, 'SKU-1024'],
  [/code/i, 'SAVE20'],
  [/path|file/i, 'photos/cover.jpg'],
  [/ref$|branch/i, 'main'],
  [/query|search|text|body|message|comment|content/i, 'Hello, world'],
  [/description|summary|reason|note/i, 'A sentence that says more.'],
];

/** `PostalCode` in words. */
function words(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();
}

/** An identifier: the same wherever it stands for the same type. */
export function exampleId({ name, of }: ValuePlace, isUuid: boolean): string {
  const subject = (/^_?ids?$/i.test(name) ? of : name.replace(/_?Ids?$/i, '')).toLowerCase();
  const hash = hashOf(subject);
  if (!isUuid) return String(hash % 10_000);
  const hex = [hash, hashOf(`${subject}1`), hashOf(`${subject}2`), hashOf(`${subject}3`)]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');
  // Version 4 and the variant of RFC 9562 stand in two of the digits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** FNV-1a, 32 bits: enough to tell names apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
