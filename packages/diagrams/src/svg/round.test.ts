import { expect, it } from 'vitest';
import { round } from './round.ts';

it.each([0.05, 0.15, 0.25, -0.25, 1.005, 2.5, -0.01, 1e-9, 123_456.749_999_99, 1e15, 4e20])(
  'rounds %d as toFixed does',
  (value) => {
    for (const decimals of [0, 1, 2, 3, 4]) {
      expect(round(value, decimals)).toBe(Number(value.toFixed(decimals)) + 0);
    }
  },
);
