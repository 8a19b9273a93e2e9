import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

describe('tables', () => {
  it('scroll in a region with a name of its own', async () => {
    const table = '| a | `b` |\n|---|--:|\n| 1 | 2 |\n';
    const { html } = await renderPage(`${table}\ntext\n\n${table}`);
    expect(html).toContain(
      '<div class="table-scroll" role="region" aria-label="Table: a, b" tabindex="0"><table><thead><tr><th>a</th><th align="right"><code>b</code></th></tr></thead>',
    );
    expect(html).toContain('aria-label="Table: a, b (2)"');
  });
});
