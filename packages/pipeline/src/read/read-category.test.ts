import { stringWork } from '@docgen/core/testing/string-work';
import { expect, test } from 'vitest';
import { readCategory } from './read-category.ts';

test.each(['\\uD800', 'a\\u0007b', 'a/../b', '%2e%2e', './b'])(
  'the slug of a generated index, %s, has to be an address',
  (slug) => {
    const source = `{\n  "link": { "type": "generated-index", "slug": "/${slug}" }\n}`;
    const { value, diagnostics } = readCategory({
      content: 'docs',
      path: 'a/_category_.json',
      file: 'c.json',
      source,
    });
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'route-character', place: { file: 'c.json', line: 2, column: 3 }, source },
    ]);
  },
);

test.each(['{\n  // Guides\n  "label": "A"\n}', '{\n  /* Guides */ "label": "A" }'])(
  'a comment in JSON: %j',
  (source) => {
    const { diagnostics } = readCategory({
      content: 'docs',
      path: 'a/_category_.json',
      file: 'c.json',
      source,
    });
    expect(diagnostics).toMatchObject([
      { message: 'JSON files cannot contain comments.', place: { line: 2, column: 3 } },
    ]);
  },
);

const read = (metadata: unknown) =>
  readCategory({
    content: 'docs',
    path: 'a/_category_.json',
    file: 'c.json',
    source: JSON.stringify(metadata),
  });

test.each([
  [{ label: 3 }, '"label" must be a string, but is 3.'],
  [{ position: '1' }, '"position" must be a number, but is "1".'],
  [{ collapsed: null }, '"collapsed" must be a boolean, but is null.'],
  [{ labl: 'A' }, '"labl" is not a key of a category file.'],
  [{ link: 'doc' }, '"link" needs a type of "generated-index", "doc" or "none", but is "doc".'],
  [{ link: [] }, '"link" needs a type of "generated-index", "doc" or "none", but is [].'],
  [
    { link: { type: 'page', id: 'a' } },
    '"link" needs a type of "generated-index", "doc" or "none", but is {"type":"page","id":"a"}.',
  ],
  [{ link: { type: 'doc', ids: 'a' } }, '"link.ids" is not a key of a link of type "doc".'],
  [{ link: { type: 'none', id: 'a' } }, '"link.id" is not a key of a link of type "none".'],
  [{ link: { type: 'doc' } }, '"link" of type "doc" needs the "id" of a page.'],
  [{ link: { type: 'doc', id: 3 } }, '"link" of type "doc" needs the "id" of a page.'],
])('%j', (metadata, message) => {
  expect(read(metadata).diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
});

test('every key in its right form is taken as it is written', () => {
  const metadata = {
    label: 'A',
    position: 1.5,
    className: 'a',
    collapsible: true,
    collapsed: false,
    link: { type: 'generated-index', title: 'T', slug: '/s', keywords: ['k'], image: 'i.png' },
    key: 'k',
    description: 'd',
    customProps: { any: [1] },
  };
  expect(read(metadata).value?.metadata).toEqual(metadata);
  for (const link of [null, { type: 'none' }, { type: 'generated-index' }]) {
    expect(read({ link }).value?.metadata).toEqual({ link });
  }
});

test.each(['title', 'slug', 'description'])('the %s of a generated index has to be text', (key) => {
  const { value, diagnostics } = read({ link: { type: 'generated-index', [key]: 3 } });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { code: 'invalid-category', message: `"link.${key}" must be a string, but is 3.` },
  ]);
});

test('each further mistake is located in the same time', async () => {
  const work = (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `  "key${index}": 1`);
    const source = `{\n${keys.join(',\n')}\n}`;
    return stringWork('indexOf', () => {
      const where = { content: 'docs', path: 'a/_category_.json', file: 'c.json' };
      const { diagnostics } = readCategory({ ...where, source });
      expect(diagnostics.at(-1)?.place).toMatchObject({ line: count + 1, column: 3 });
    });
  };
  const [few, many] = [await work(100), await work(400)];
  expect(many.calls).toBeLessThan(5 * few.calls);
});
