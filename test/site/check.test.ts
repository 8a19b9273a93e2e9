import { expect, inject, it } from 'vitest';

it('docgen finds nothing to say about the MiSArch site', () => {
  const lines = inject('siteReport').trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  // Nothing but what is done.
  expect(lines.filter((line) => !/^✓ [a-z ]+ /.test(line))).toEqual([]);
});
