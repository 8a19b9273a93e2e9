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

it.each([
  ['in their right form', '![a](<our shop.png>) [b](our%20shop.md) [c](d.md "a title.md")'],
  ['as code', '`![a](our shop.png)`\n\n```md\n::: tip\n[a](b c.md)\n```'],
  ['escaped', '\\[a](b c.md)'],
  ['as other words in parentheses', 'Call f[0](a, b) or see [1](and the others).'],
  ['as a call', 'Then handlers[name](event, args.data) runs.'],
  ['of unknown kinds', '::: spoiler\nx\n:::'],
])('nothing %s', async (_, source) => {
  expect(await told(source)).toEqual([]);
});

it('takes no time for pages that repeat it', async () => {
  const source = `${'[a]('.repeat(5000)}\n\n${'[a](b c'.repeat(5000)}\n\n${'::: '.repeat(5000)}\n`;
  expect(await told(source, 'md')).toEqual([]);
});
