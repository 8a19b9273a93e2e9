import { isSafeAddress } from '@docgen/core/url';
import { constantFrom, tuple } from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { renderDescription } from './description/description.ts';
import { documents, forAll, fuzzFormat } from './testing/fuzz-format.ts';

fuzzFormat('md');

/** What must not come out of a description as it went in. */
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
    const tags = new Parser({
      onopentag(name, attributes) {
        expect(name).not.toBe('script');
        for (const [attribute, value] of Object.entries(attributes)) {
          expect(attribute).not.toMatch(/^on/);
          if (/^(?:href|src|(?:form)?action)$/.test(attribute))
            expect(value).toSatisfy(isSafeAddress);
        }
      },
    });
    tags.end(html);
  });
});
