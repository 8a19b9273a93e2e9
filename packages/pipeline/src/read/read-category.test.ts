import { expect, test } from 'vitest';
import { readCategory } from './read-category.ts';

test.each(['\\uD800', 'a\\u0007b'])(
  'the slug of a generated index, %s, has to be an address',
  (slug) => {
    const source = `{\n  "link": { "type": "generated-index", "slug": "/${slug}" }\n}`;
    const { value, diagnostics } = readCategory('docs', 'a/_category_.json', 'c.json', source);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'route-character', place: { file: 'c.json', line: 2, column: 3 }, source },
    ]);
  },
);
