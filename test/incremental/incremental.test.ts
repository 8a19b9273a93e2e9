import { beforeAll, it, vi } from 'vitest';
import { forAll } from '../mutation/for-all.ts';
import { follow, sequences } from './follow.ts';

beforeAll(() => {
  // Static files that were changed within the last two seconds are copied anew: as if a while went by.
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 5000);
  return () => void vi.restoreAllMocks();
});

it('a build upon an earlier one makes what a build from nothing makes, whatever was edited', async () => {
  await forAll(sequences, 2, follow, { shrink: false });
}, 3_600_000);
