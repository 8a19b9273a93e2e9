/** A date with a time zone, whose day must not depend on the machine. */
const ZONED = /[\d\s(](?:Z|UTC?|GMT|[ECMP][SD]T)\b|:\d\d\s*(?:[ap]m)?\s*\(?[+-]\d/i;

/** Words in dates. `Date` reads over all others before a number: "Release 5" is a day in May. */
const WORDS =
  /^(?:(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|[ap]m|t|z|utc?|gmt|[ecmp][sd]t)$/i;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Names of time zones and other remarks, such as `(Central European Time)`. */
const IN_PARENTHESES = /\([^()]*\)/g;

/** A time, whose numbers are none of the date. */
const TIME = /\d+:[\d:.]+/g;

/**
 * The day of a date as authors write it, in all forms that `Date` reads, as in Docusaurus.
 *
 * @param text - Such as `2026-05-18`, `5/18/2026` or `May 18, 2026`.
 * @returns The day as `2026-05-18`, in UTC if a time zone follows; `undefined` if the text is no
 *   date.
 */
export function dayOf(text: string): string | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const plain = text.replace(IN_PARENTHESES, '');
  const words = plain.match(/[a-z]+/gi) ?? [];
  if (!words.every((word) => WORDS.test(word))) return undefined;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  // `Date` takes February 31 for a day in March.
  if (day !== undefined)
    return new Date(day).getUTCDate() === Number(day.slice(-2)) ? day : undefined;
  // Years and months are read in UTC, all other forms without a time zone in local time.
  const isUtc = /^\d{4}(?:-\d\d)?$/.test(text) || ZONED.test(text);
  const minutes = isUtc ? 0 : date.getTimezoneOffset();
  const shown = new Date(date.getTime() - minutes * 60_000);
  // `Date` takes a day that its month does not have for one of the next month. With a time zone,
  // the day in UTC may be of another month, too.
  if (!isUtc && !hasMonth(plain, words, shown.getUTCMonth())) return undefined;
  return /^(\d{4}-\d\d-\d\d)T/.exec(shown.toISOString())?.[1];
}

/** Whether a date contains a month, as a word or a number. @param month - From 0. */
function hasMonth(text: string, words: readonly string[], month: number): boolean {
  const starts = words.map((word) => word.slice(0, 3).toLowerCase());
  if (starts.some((start) => MONTHS.includes(start))) return starts.includes(MONTHS[month] ?? '');
  const numbers = text.replace(TIME, '').match(/\d+/g) ?? [];
  return numbers.some((number) => Number(number) === month + 1);
}
