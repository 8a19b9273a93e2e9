import { beforeAll, it, vi } from 'vitest';
import { forAll } from '../mutation/for-all.ts';
import { follow, sequences } from './follow.ts';

beforeAll(() => {
  // Builds copy static files again that changed within the last two seconds. Make them appear
  // older.
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 5000);
  return () => void vi.restoreAllMocks();
});

it('after any edits, an incremental build gives the same result as a clean build', async () => {
  await forAll(sequences, 2, follow, { shrink: false });
}, 3_600_000);
