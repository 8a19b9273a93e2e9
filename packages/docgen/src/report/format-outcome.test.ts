import { expect, test } from 'vitest';
import { formatOutcome } from './format-outcome.ts';

test('names of files do not steer the terminal', () => {
  const steering = 'a\u001b[31m\nb';
  const text = formatOutcome(
    {
      read: [steering],
      written: [steering],
      kept: [steering],
      findings: undefined,
      next: [{ command: `cd ${steering}` }, { text: `Look at ${steering}` }],
    },
    { color: false, columns: 80, folder: steering, isCheck: false },
  );
  expect(text).not.toContain('\u001b');
  expect(text.match(/a\\u001b\[31m\\nb/g)).toHaveLength(8);
});

test('long names of what to review and of what is missing are broken into lines', () => {
  const found = { what: `variables ${'OWNER_OF_THE_SHOP, '.repeat(9)}SHOP`, text: 'Check them.' };
  const text = formatOutcome(
    {
      read: [],
      written: ['site.config.ts'],
      kept: [],
      findings: { carried: [], checks: [found], left: [found] },
      next: [],
    },
    { color: false, columns: 60, folder: '', isCheck: false },
  );
  expect(text.match(/OWNER_OF_THE_SHOP/g)).toHaveLength(18);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
});
