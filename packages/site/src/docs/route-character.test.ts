import { expect, test } from 'vitest';
import { routeCharacter } from './route-character.ts';

test.each(['/\uD800', '/a\uDC00b', '/a\\b', '/a\tb', '/a/../b', '/.'])(
  '%j is no address',
  (route) => {
    expect(routeCharacter(route, 'docs/a.md')).toMatchObject({
      code: 'route-character',
      place: { file: 'docs/a.md', line: 1 },
    });
  },
);

test.each(['/', '/ä b', '/\u{1F600}', '/50%25', '/.well-known/...', '/a%23b'])(
  '%s is an address',
  (route) => {
    expect(routeCharacter(route, 'docs/a.md')).toBeUndefined();
  },
);
