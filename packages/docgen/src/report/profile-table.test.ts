import { expect, test } from 'vitest';
import { profileTable } from './profile-table.ts';

test('routes do not steer the terminal', () => {
  const slowestPages = [{ route: '/a\u001b[31m', milliseconds: 1 }];
  expect(profileTable({ steps: [], slowestPages })).toMatch(/ {2}\/a\\u001b\[31m\n$/);
});
