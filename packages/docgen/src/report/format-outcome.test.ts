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
    { color: false, columns: 80, folder: steering },
  );
  expect(text).not.toContain('\u001b');
  expect(text.match(/a\\u001b\[31m\\nb/g)).toHaveLength(8);
});
