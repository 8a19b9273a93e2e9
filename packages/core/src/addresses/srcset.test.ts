import { expect, it } from 'vitest';
import { mapSrcset, srcsetAddresses } from './srcset.ts';

it.each([
  ['a.png', ['a.png']],
  ['a.png, b.png 2x', ['a.png', 'b.png']],
  [' a.png 100w,b.png 2x ,c.png', ['a.png', 'b.png', 'c.png']],
  ['data:image/png;base64,AA== 1x, /a,b.png 2x', ['data:image/png;base64,AA==', '/a,b.png']],
  ['a.png (1x, b.png', ['a.png']],
  ['', []],
])('%j has the addresses %j', (srcset, expected) => {
  expect(srcsetAddresses(srcset)).toEqual(expected);
});

it('gets other addresses, and keeps what stands around them', () => {
  const renamed = (address: string) => `/${address}$&`;
  expect(mapSrcset(' , a 1x,b,, c 2x ', renamed)).toBe(' , /a$& 1x,/b$&,, /c$& 2x ');
});

it.each([',', 'a (', ', a'])(
  'ends in time that grows with its length alone: 100,000 times %j',
  (part) => {
    const long = part.repeat(100_000);
    expect(mapSrcset(long, (address) => address)).toBe(long);
  },
);
