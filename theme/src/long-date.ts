import { remember } from '@docgen/core/basics/remember';

/**
 * Formats a date for readers, such as `January 31, 2026`.
 *
 * @param date - In the form `2026-01-31`.
 * @param locale - BCP 47 tag of the site's language.
 */
export function longDate(date: string, locale: string): string {
  const [year, month = 0, day] = date.split('-').map(Number);
  // Node takes 30 ms to load its data about dates, a fortieth of a build after one edit.
  if (ENGLISH.has(locale)) return `${MONTHS[month - 1]} ${day}, ${year}`;
  return formatOf(locale).format(new Date(date));
}

// Making a format takes a hundred times as long as formatting a day.
const formatOf = remember(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The locales with the format of the United States. */
const ENGLISH = new Set(['en', 'en-US']);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
