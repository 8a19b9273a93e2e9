import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it.each(['en', 'en-US', 'en-GB', 'de', 'ar-EG'])('writes dates as browsers do: %s', (locale) => {
  const dates = Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(2026, month, 9 + month)),
  );
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  expect(dates.map((date) => longDate(date.toISOString().slice(0, 10), locale))).toEqual(
    dates.map((date) => format.format(date)),
  );
});
