import { expect, it } from 'vitest';
import { namePattern } from './name-pattern.ts';

it.each([
  ['Order', 'Order', true],
  ['Order', 'Orders', false],
  ['Order*', 'OrderItem', true],
  ['Order*', 'Order.total', false],
  ['*.secret', 'Order.secret', true],
  ['Order.items(f*', 'Order.items(first:)', true],
  ['*(first:)', 'Order.items(first:)', false],
  ['@audit*', '@audited', true],
  ['Al|nothing', 'Alpha', false],
  ['Al|nothing', 'Al|nothing', true],
  ['Order[', 'Order[', true],
  ['Or.er', 'Order', false],
  ['.+', 'Order', false],
])('%s and the name %s', (pattern, name, matches) => {
  expect(namePattern(pattern).test(name)).toBe(matches);
});
