import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('copies what an object literal copies', () => {
  const symbol = Symbol('own');
  const source = Object.create(
    { inherited: 1 },
    {
      hidden: { value: 1, enumerable: false },
      read: { get: () => 'read', enumerable: true },
      [symbol]: { value: 2, enumerable: true },
    },
  );
  const target = {};
  const copy = [{ a: 1 }, undefined, null, false, 'xy', ['z'], source].reduce(spread, target);
  expect(copy).toBe(target);
  expect(copy).toEqual({ a: 1, ...Object('xy'), ...['z'], ...source });
  expect(Reflect.ownKeys(copy)).toEqual(['0', '1', 'a', 'read', symbol]);
});

it('keeps the prototype, also if a source has a property of this name', () => {
  const hostile = JSON.parse('{ "a": 1, "__proto__": { "isAdmin": true }, "b": 2 }');
  const copy = spread(spread({ a: 0 }, hostile), { c: 3 });
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(Object.entries(copy)).toEqual(Object.entries({ a: 0, ...hostile, c: 3 }));
  expect('isAdmin' in copy).toBe(false);
});
