import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { regularLooks } from './regular-looks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks four times a second, and once a second after ten seconds without an event', () => {
  const look = vi.fn<() => void>();
  const looks = regularLooks(look);
  const lookedIn = (milliseconds: number) => {
    look.mockClear();
    vi.advanceTimersByTime(milliseconds);
    return look.mock.calls.length;
  };
  expect(lookedIn(9000)).toBe(36);
  looks.wake();
  expect(lookedIn(10_000)).toBe(40);
  expect(lookedIn(60_000)).toBe(60);
  looks.wake();
  expect(lookedIn(1000)).toBe(4);
  looks.end();
  expect(lookedIn(60_000)).toBe(0);
});
