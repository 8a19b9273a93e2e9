import { stringWork } from '@docgen/core/testing/string-work';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

/** The messages about a page, with their places. */
async function told(source: string, format: 'md' | 'mdx' = 'mdx') {
  const { diagnostics } = await renderPage(`---\nformat: ${format}\n---\n${source}`);
  return diagnostics.map(
    ({ code, message, place }) =>
      `${code} ${place?.line}:${place?.column}-${place?.endColumn} ${message}`,
  );
}

it.each(['md', 'mdx'] as const)(
  'what is text because of a space in it, in format %s',
  async (format) => {
    const source =
      'A ![Our shop](our shop.png) and\n*[the plan](./the plan)*.\n\n::: tip\nx\n:::\n';
    expect(await told(source, format)).toEqual([
      'space-in-address 4:3-28 This is text and no picture, because the address "our shop.png" contains a space.',
      'space-in-address 5:2-24 This is text and no link, because the address "./the plan" contains a space.',
      'unknown-admonition 7:1-8 "::: tip" is text and no admonition, because of the space.',
    ]);
  },
);

it.each(['md', 'mdx'] as const)('what other programs write, in format %s', async (format) => {
  const source = `> [!NOTE] Title
> a

- > [!tip]
  > b

> [!WARNIN]
> c

!!! bug "Old"
    d

??? note

    e

=== "Java"
    f
=== "Kotlin"
    g
`;
  expect(await told(source, format)).toEqual([
    'unknown-admonition 4:3-10 "[!NOTE]" is text here and no admonition: as on GitHub, it has to be alone on the first line of a block quote that has content and is in no list or other quote.',
    'unknown-admonition 7:5-11 "[!tip]" is text here and no admonition: as on GitHub, it has to be alone on the first line of a block quote that has content and is in no list or other quote.',
    'unknown-admonition 10:3-12 "[!WARNIN]" is text and no admonition: GitHub has no alert "WARNIN".',
    'unknown-admonition 13:1-14 "!!! bug" is text and no admonition: this is how MkDocs writes it.',
    'unknown-admonition 16:1-9 "??? note" is text and no admonition: this is how MkDocs writes it.',
    'unknown-tab 20:1-11 The line === "Java" is text and no tab: this is how MkDocs writes it.',
    'unknown-tab 22:1-13 The line === "Kotlin" is text and no tab: this is how MkDocs writes it.',
  ]);
});

it.each(['md', 'mdx'] as const)('what the page does not define, in format %s', async (format) => {
  const source = `A claim.[^1] Another[^two], with [our plan][plan], [the shop][shpo] and [shop][].

[^1]: A note.
[shop]: https://shop.example
`;
  expect(await told(source, format)).toEqual([
    'undefined-reference 4:21-27 The page has no footnote "[^two]", so readers see the brackets.',
    'undefined-reference 4:34-50 "[our plan][plan]" is text and no link, because the page has no address for "plan".',
    'undefined-reference 4:52-68 "[the shop][shpo]" is text and no link, because the page has no address for "shpo".',
  ]);
  expect(await told('Read [the plan][plan].', format)).toHaveLength(1);
  expect(await told('[The plan][1], [the shop][2]\n\n[1]: a.md', format)).toHaveLength(1);
});

it.each([
  ['in their right form', '![a](<our shop.png>) [b](our%20shop.md) [c](d.md "a title.md")'],
  ['as code', '`![a](our shop.png)`\n\n```md\n::: tip\n[a](b c.md)\n```'],
  ['escaped', '\\[a](b c.md)'],
  ['as other words in parentheses', 'Call f[0](a, b) or see [1](and the others).'],
  ['as a call', 'Then handlers[name](event, args.data) runs.'],
  ['of unknown kinds', '::: spoiler\nx\n:::'],
  ['that are defined', 'A[^1] [b c][d] ![b c][d] [d][]\n\n[^1]: x\n\n[d]: e.md'],
  [
    'in arrays',
    'a[0][1], a[row][column], f(x)[first row][i], string[][], [a][b], [x, y][0]\n\n[c]: d',
  ],
  ['in logs and usages', '[INFO][main] started; run [file][options]'],
  ['in lists of tasks', '- [ ] [a]\n- [x] [b] c\n- [ ][x]'],
  ['in regular expressions', 'Matches [^a-z]+, a[^b]c, x[^abc]*, [a-z][^abc], /a[^12]+/ or ^[^/]+'],
  ['with exclamation marks', '!!! Note that this is new !!!\n\nWhat??? note!\n\n!!! not a kind'],
  ['in quotes', '> Text [!NOTE]\n\n> \\[!NOTE] a\n\n[!NOTE]'],
])('nothing %s', async (_, source) => {
  expect(await told(source)).toEqual([]);
});

it('takes no time for pages that repeat it', async () => {
  const source = `${'[a]('.repeat(5000)}\n\n${'[a](b c'.repeat(5000)}\n\n${'::: '.repeat(5000)}\n`;
  expect(await told(source, 'md')).toEqual([]);
});

it('each further label that the page does not define is compared with as few others', async () => {
  const work = (count: number) => {
    const labels = Array.from({ length: count }, (_, index) => `label-${index}`);
    const links = labels.map((label) => `[Our plan][the-${label}]\n\n`).join('');
    const definitions = labels.map((label) => `[${label}]: /a\n`).join('');
    return stringWork('toLowerCase', () => told(links + definitions, 'md'));
  };
  const [few, many] = [await work(210), await work(630)];
  expect(many.calls).toBeLessThan(4 * few.calls);
});

it('each further place is found in the same time', async () => {
  const work = (count: number) => {
    const source = '!!! note\n    Closed.\n\n'.repeat(count);
    return stringWork('indexOf', async () => expect(await told(source)).toHaveLength(count));
  };
  const [few, many] = [await work(100), await work(400)];
  expect(many.calls).toBeLessThanOrEqual(5 * few.calls);
});
