import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { arrived, heading } from '../support/visit.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Formulas',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
};
`,
  'docs/index.md': '# Start\n\nSee [the formula](formula.md).\n',
  'docs/formula.md': '# Formula\n\nIt is $E = mc^2$.\n',
};

test('a page with formulas brings their stylesheet, also after a click', async ({
  makeSite,
  open,
}) => {
  const { serve } = await makeSite(FILES);
  const site = await serve();
  const loaded = await open('/formula', { site });
  const links = () =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML);
  const expected = await loaded.page.evaluate(links);
  expect(expected.at(-1)).toMatch(/katex.*integrity="sha384-.*crossorigin="anonymous"/);

  const { page } = await open('/', { site });
  expect(await page.evaluate(links)).toEqual(expected.slice(0, -1));
  await page.getByRole('link', { name: 'the formula' }).click();
  await arrived(page, '/formula');
  // The network that the stylesheet lies in is out of reach here; the page shows all the same.
  expect(await heading(page)).toBe('Formula');
  expect(await page.evaluate(links)).toEqual(expected);
});
