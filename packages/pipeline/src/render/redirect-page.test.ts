import { expect, test } from 'vitest';
import { redirectPage } from './redirect-page.ts';

const site = { url: 'https://t.example', basePath: '/', trailingSlash: 'never' } as const;

test('a redirect is in the language of the site, and in its direction', () => {
  const texts = { Moved: '<نُقلت>', 'This page has moved to {0}.': 'نُقلت إلى {0} & $&.' };
  const page = redirectPage('/b', { ...site, locale: 'ar', texts });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<title>&lt;نُقلت&gt;</title>');
  expect(page).toContain('<p>نُقلت إلى <a href="/b">/b</a> &amp; $&amp;.</p>');
  expect(redirectPage('/b', { ...site, locale: 'de', texts: {} })).toContain('<html lang="de">');
});
