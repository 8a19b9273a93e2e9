import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

/** The messages about a page, with their places. */
async function told(source: string, format: 'md' | 'mdx') {
  const { diagnostics } = await renderPage(`---\nformat: ${format}\n---\n${source}`);
  return diagnostics.map(
    ({ code, message, place }) =>
      `${code} ${place?.line}:${place?.column}-${place?.endLine}:${place?.endColumn} ${message}`,
  );
}

it.each(['md', 'mdx'] as const)(
  'footnotes that readers do not see, in format %s',
  async (format) => {
    const source = `A claim.[^1]

[^1]: A note, with another one.[^note]
[^1]: The same label.
[^Note]: Seen below the first one.

- [^lost]: Lost, and with it the next one.[^next]

[^next]: Only the lost one refers to it,
    in two lines.
`;
    expect(await told(source, format)).toEqual([
      'unused-footnote 7:1-7:22 Readers do not see the footnote "[^1]", because line 6 has a footnote with the same label.',
      'unused-footnote 10:3-10:50 Readers do not see the footnote "[^lost]", because no text that they see refers to it.',
      'unused-footnote 12:1-13:18 Readers do not see the footnote "[^next]", because no text that they see refers to it.',
    ]);
  },
);

it.each(['md', 'mdx'] as const)('footnotes in all kinds of text, in format %s', async (format) => {
  const source = `# A[^1]

| a[^2] |
|---|
| b |

:::note[Title[^3]]
<div>

c[^4]

</div>
:::

> [!TIP]
> d[^5]

${[1, 2, 3, 4, 5].map((number) => `[^${number}]: Note ${number}.`).join('\n')}
\`\`\`md
[^6]: Code
\`\`\`
`;
  expect(await told(source, format)).toEqual([]);
});
