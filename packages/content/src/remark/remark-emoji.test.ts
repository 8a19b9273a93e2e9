import { expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

const SOURCE = 'a :rocket: :+1: :no-such: 10:30:15 `:rocket:`';

it('replaces emoji shortcodes when asked to', async () => {
  const markdown = { ...DEFAULTS.markdown, emoji: true };
  expect((await renderPage(SOURCE, { markdown })).html).toBe(
    '<p>a 🚀 👍 :no-such: 10:30:15 <code>:rocket:</code></p>',
  );
});

it('leaves them alone otherwise', async () => {
  expect((await renderPage(SOURCE)).html).toContain('a :rocket: :+1:');
});
