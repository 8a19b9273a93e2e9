import { describe, expect, it } from 'vitest';
import { splitNumberPrefix, stripNumberPrefixes } from './number-prefix.ts';

describe('splitNumberPrefix', () => {
  it.each([
    ['0003-use-graphql-federation', { number: 3, name: 'use-graphql-federation' }],
    ['01_intro', { number: 1, name: 'intro' }],
    ['2. Setup', { number: 2, name: 'Setup' }],
    ['intro', { name: 'intro' }],
    ['2024-01-31-release', { name: '2024-01-31-release' }],
    ['1.2-notes', { name: '1.2-notes' }],
    ['404', { name: '404' }],
  ])('splits %s', (name, expected) => {
    expect(splitNumberPrefix(name)).toEqual(expected);
  });
});

it('strips the prefix of every folder', () => {
  expect(stripNumberPrefixes('01-guide/0002-first-steps')).toBe('guide/first-steps');
});
