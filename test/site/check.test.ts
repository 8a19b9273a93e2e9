import { expect, inject, it } from 'vitest';

it('the MiSArch site builds without diagnostics', () => {
  const lines = inject('siteReport').trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  // Only progress messages.
  expect(lines.filter((line) => !/^✓ [a-z ]+ /.test(line))).toEqual([]);
});
