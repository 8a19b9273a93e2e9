import { expect, it } from 'vitest';
import { renderDescription } from './description.ts';
import { documents, forAll, fuzzFormat } from './testing/fuzz-format.ts';

fuzzFormat('md');

it('never crashes on descriptions', async () => {
  await forAll(documents, 1_000, async (source) => {
    const { html } = renderDescription(source, { resolveLink: (href) => ({ href }) });
    expect(html).not.toMatch(/<script|javascript:/i);
  });
});
