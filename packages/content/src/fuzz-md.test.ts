import { isSafeAddress } from '@docgen/core/addresses/url';
import { constantFrom, tuple } from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { renderDescription } from './description/description.ts';
import { documents, forAll, fuzzFormat } from './testing/fuzz-format.ts';

fuzzFormat('md');

/** Pieces that must not survive unchanged in a description. */
const HOSTILE = constantFrom(
  '<script>a()</script>',
  '<SCRIPT src=//a.b>',
  '[a](javascript:b)',
  '![a](java\tscript:b)',
  '<a href=" JavaScript:b">',
  '<a href="java&#9;script:b">c</a>',
  "<img src='javascript:b' onerror='c'>",
  '[a]\n\n[a]: <javascript:b>\n\n',
  '<form action="javascript:b"><button formaction="javascript:b">',
);

it('never crashes on descriptions, and lets nothing out of them that runs', async () => {
  const descriptions = tuple(documents, HOSTILE, documents).map((parts) => parts.join(''));
  await forAll(descriptions, 1_000, async (source) => {
    const { html } = renderDescription(source, { resolveLink: (href) => ({ href }) });
    const runs: string[] = [];
    const tags = new Parser({
      onopentag(name, attributes) {
        if (name === 'script') runs.push(name);
        for (const [attribute, value] of Object.entries(attributes)) {
          const isUnsafe =
            /^(?:href|src|(?:form)?action)$/.test(attribute) && !isSafeAddress(value);
          if (attribute.startsWith('on') || isUnsafe) runs.push(`${attribute}="${value}"`);
        }
      },
    });
    tags.end(html);
    expect(runs).toEqual([]);
  });
});
