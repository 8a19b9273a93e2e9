import { expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

const SOURCE = 'a :rocket: :+1: :no-such: 10:30:15 `:rocket:`';

it('replaces emoji shortcodes when asked to', async () => {
  const markdown = { ...DEFAULTS.markdown, emoji: true };
  expect((await renderPage(SOURCE, { markdown })).html).toBe(
    '<p>a 🚀 👍 :no-such: 10:30:15 <code>:rocket:</code></p>',
  );
});

it('leaves ids of headings and code blocks with the names', async () => {
  const markdown = { ...DEFAULTS.markdown, emoji: true };
  const { html, headings } = await renderPage('## Up :rocket:\n\n```text\n:+1:\n```\n', {
    markdown,
  });
  expect(html).toMatch(/<h2 id="up-rocket">Up 🚀.*:\+1:/s);
  expect(headings).toMatchObject([{ id: 'up-rocket', text: 'Up 🚀' }]);
});

it('leaves them alone otherwise', async () => {
  expect((await renderPage(SOURCE)).html).toContain('a :rocket: :+1:');
});
