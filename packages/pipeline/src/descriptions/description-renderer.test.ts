import { plainTold } from '@docgen/core/strings/told-text';
import { expect, test } from 'vitest';
import { createDescriptionRenderer } from './description-renderer.ts';

const renderer = (locale = 'en') =>
  createDescriptionRenderer(
    {
      style: { basePath: '/', trailingSlash: 'preserve' },
      routeOfFile: new Map(),
      contentFolders: [],
    },
    { configFile: 'site.config.ts', locale },
  );

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['lists', `${'- '.repeat(20_000)}a`],
  ['links', `${'['.repeat(5_000)}a${'](b)'.repeat(5_000)}`],
  ['strong text', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
])(
  'a description that nests %s too deeply is told with its place, and others are rendered',
  (_, markdown) => {
    const { summary, html, failures } = renderer();
    const place = { file: 'schemas/shop.graphql', line: 3 };
    summary({ markdown, place });
    html({ markdown, place });
    expect(html({ markdown: 'A *shop*.' })).toBe('<p>A <em>shop</em>.</p>');
    expect(failures()).toMatchObject([{ code: 'nested-too-deeply', place }]);
  },
);

test('a text of the configuration belongs to the configuration', () => {
  const { html, failures } = renderer();
  expect(html({ markdown: `${'> '.repeat(200)}<b>` })).not.toContain('<b>');
  expect(failures()).toMatchObject([{ place: { file: 'site.config.ts' } }]);
});

test.each([
  ['In *cents*[^1], paid once[^2]\n\n[^1]: Not in euros.\n[^2]: By card.', 'In cents, paid once'],
  ['Lists all apps\n\nNeeds a permission. Or two.', 'Lists all apps'],
  ['<b>Bold</b> text\n\n# More', 'Bold text'],
  ['![](https://example.org/a.png)\n\nOne. Two.', 'One.'],
  ['[^1]\n\n[^1]: Alone.', undefined],
  ['A map, e.g. Map of names. Second.', 'A map, e.g. Map of names.'],
  [
    'A currency (e.g. USD, or so. EUR too) of ISO 4217. Second.',
    'A currency (e.g. USD, or so. EUR too) of ISO 4217.',
  ],
  ['In the U.S. Only vs. Foo and No. 5. Second.', 'In the U.S. Only vs. Foo and No. 5.'],
  ['Is it best? Yes', 'Is it best?'],
])(
  'the first sentence of %j is of its first paragraph, without footnotes',
  (markdown, expected) => {
    const { summary, html } = renderer();
    const told = summary({ markdown });
    expect(told && plainTold(told)).toBe(expected);
    expect(html({ markdown }, { summary: true })).toBe(expected ?? '');
  },
);

test('the first sentence of a description is text with code on a page, and asks for what it names', () => {
  const { htmlAsking } = renderer();
  const asked: string[] = [];
  const html = htmlAsking({
    target: (written) => `${asked.push(written)}`,
    fails: () => false,
  });
  const shown = (markdown: string) => html({ markdown }, { summary: true });
  expect(shown('Is `a < b`, [see](/x). More.')).toBe('Is <code>a &lt; b</code>, see.');
  expect(shown('טקסט. עוד')).toBe('<span dir="rtl">טקסט. עוד</span>');
  expect(asked).toEqual([]);
  shown('Of [it](schema:Order). More.');
  expect(asked).toEqual(['schema:Order']);
});

test.each([
  ['Cut by `skip`. More.', ['Cut by ', { code: 'skip' }, '.']],
  [
    'Cut by\n**`skip`**&nbsp;or [`a. B`](/c). More.',
    ['Cut by ', { code: 'skip' }, ' or ', { code: 'a. B' }, '.'],
  ],
  ['    code\n\nMore', ['code']],
])('the first sentence of %j keeps its code', (markdown, told) => {
  const { summary } = renderer();
  expect(summary({ markdown })).toEqual(told);
});

test.each([
  ['en', 'A `طلب`.', '<p>A <code>طلب</code>.</p>'],
  ['en', '`orderId` רשימה', '<div dir="rtl"><p><code>orderId</code> רשימה</p></div>'],
  ['ar', 'طلب', '<p>طلب</p>'],
  ['ar', 'An order.', '<div dir="ltr"><p>An order.</p></div>'],
  ['ar', '`order`', '<p><code>order</code></p>'],
])(
  'says on a site in %s which direction %s has, where it is another one',
  (locale, markdown, html) => {
    expect(renderer(locale).html({ markdown })).toBe(html);
  },
);
