import { expect, it } from 'vitest';
import { sidebarPlaces } from './sidebar-places.ts';

it('says of neighbours that they are deprecated', () => {
  const link = (label: string) => ({ kind: 'link', label, to: `/${label}` }) as const;
  const nodes = [link('a'), { ...link('b'), deprecated: true }, link('c')];
  const places = sidebarPlaces(new Map([['api', nodes]]));
  const b = { label: 'b', to: '/b', deprecated: true };
  expect(places.get('/a')).toMatchObject({ next: b });
  expect(places.get('/b')).toMatchObject({
    previous: { label: 'a', to: '/a' },
    next: { label: 'c', to: '/c' },
  });
  expect(places.get('/c')).toMatchObject({ previous: b });
});
