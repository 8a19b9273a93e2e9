import { expect, onTestFinished, test } from 'vitest';
import { dayOf } from './day-of.ts';

test.each([
  ['2026-05-18', '2026-05-18'],
  ['2026-05-18T23:59:00+02:00', '2026-05-18'],
  ['5/18/2026', '2026-05-18'],
  ['2026/5/18', '2026-05-18'],
  ['2026-5-1', '2026-05-01'],
  ['May 18, 2026', '2026-05-18'],
  ['18 May 2026 23:30', '2026-05-18'],
  ['2026-05', '2026-05-01'],
  ['May 2026', '2026-05-01'],
  ['2026/05', '2026-05-01'],
  ['2026/05 10:00', '2026-05-01'],
  ['Mon May 18 2026 00:00:00 GMT+0000 (Coordinated Universal Time)', '2026-05-18'],
  ['Monday, 18 May 2026 11:30 PM', '2026-05-18'],
])('%s is the day %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  '',
  'yesterday',
  'Release 5',
  'mid 2026',
  '18.05.2026',
  '2026-13-45',
  '2026-02-31',
  '2026-02-31T10:00:00Z',
  '2026/02/31',
  '2026/02/30',
  'Feb 31, 2026 03:00',
  '2026/02/31 03:00',
  'Feb 31, 2026',
  'May 1, 123456',
])('%j is no day', (text) => {
  expect(dayOf(text)).toBeUndefined();
});

test.each(['Asia/Tokyo', 'America/Los_Angeles'])('days are the same in %s', (zone) => {
  const { TZ } = process.env;
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  process.env.TZ = zone;
  expect(dayOf('May 18, 2026')).toBe('2026-05-18');
  expect(dayOf('5/18/2026 11:30 pm')).toBe('2026-05-18');
  expect(dayOf('May 18, 2026 GMT')).toBe('2026-05-18');
  expect(dayOf('18 May 2026 23:30 -0500')).toBe('2026-05-19');
  expect(dayOf('May 18, 2026 12:30 AM GMT+0200')).toBe('2026-05-17');
});
