import { expect, it } from 'vitest';
import type { Access, SchemaEntry } from '../schema-model.ts';
import { accessSentences } from './access.ts';

const told = (access?: Access, resultAccess?: Access) =>
  accessSentences({ access, resultAccess } as SchemaEntry)
    .map((phrases) => phrases.map(({ text, isCode }) => (isCode ? `\`${text}\`` : text)).join(''))
    .join(' ');

it.each([
  [{ authenticated: true }, 'Needs an authenticated request.'],
  [{ scopes: [['a']] }, 'Needs the scope `a`.'],
  [{ scopes: [['a', 'b']] }, 'Needs the scopes `a` and `b`.'],
  [{ scopes: [['a'], ['b'], ['c']] }, 'Needs the scope `a`, `b` or `c`.'],
  [{ scopes: [['a', 'b'], ['c']] }, 'Needs the scopes `a` and `b`, or `c`.'],
  [{ policies: [['p']] }, 'Needs the policy `p`.'],
  [
    { authenticated: true, scopes: [['a']], policies: [['p'], ['q']] },
    'Needs an authenticated request, the scope `a` and the policy `p` or `q`.',
  ],
] as const)('says what %j demands', (access, sentence) => {
  expect(told(access)).toBe(sentence);
});

it('says what the returned type demands beside it, and nothing of what demands nothing', () => {
  expect(told(undefined, { scopes: [['a']] })).toBe('What it returns needs the scope `a`.');
  expect(told({ authenticated: true }, { scopes: [['a']] })).toBe(
    'Needs an authenticated request. What it returns needs the scope `a`.',
  );
  expect(told()).toBe('');
});

it('says what the returned type demands only if the operation does not demand it already', () => {
  const scopes = [['a']];
  expect(told({ authenticated: true }, { authenticated: true })).toBe(
    'Needs an authenticated request.',
  );
  expect(told({ scopes }, { authenticated: true, scopes, policies: [['p']] })).toBe(
    'Needs the scope `a`. What it returns needs the policy `p`.',
  );
  expect(told({ policies: [['p']] }, { authenticated: true })).toBe(
    'Needs the policy `p`. What it returns needs an authenticated request.',
  );
});
