import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { katexStylesheetFile } from '@docgen/content/rehype/katex-stylesheet-file';
import { describe, expect, it } from 'vitest';
import { KATEX_STYLESHEET, mathStylesheet } from './math-stylesheet.ts';

const file = katexStylesheetFile();
const css = readFileSync(file, 'utf8');

describe('the stylesheet on the content delivery network', () => {
  it('is that of the installed KaTeX', () => {
    const { version } = createRequire(file)('katex/package.json') as { version: string };
    expect(KATEX_STYLESHEET.href).toBe(
      `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    );
    const hash = createHash('sha384').update(css).digest('base64');
    expect(KATEX_STYLESHEET.integrity).toBe(`sha384-${hash}`);
  });

  it('is linked as it is, and nothing is taken into the output', () => {
    const assets = createAssetFiles();
    expect(mathStylesheet({ basePath: '/', assets })).toBe(KATEX_STYLESHEET);
    expect([...assets.all()]).toEqual([]);
  });
});

describe('the stylesheet of the site itself', () => {
  const assets = createAssetFiles();
  const { href, ...rest } = mathStylesheet({ from: 'local', basePath: '/base/', assets });
  const files = () => new Map(Array.from(assets.all(), ({ path, source }) => [path, source]));

  it('is taken into the output', () => {
    expect(href).toMatch(/^\/base\/assets\/katex-[\da-f]{8}\.css$/);
    expect(rest).toEqual({});
    expect([...files().keys()].filter((path) => path.endsWith('.css'))).toEqual([
      href.replace('/base/', ''),
    ]);
  });

  it('differs from the installed one in nothing but its fonts, all woff2 beside it', () => {
    const source = files().get(href.replace('/base/', ''));
    const own = source && 'contents' in source ? new TextDecoder().decode(source.contents) : '';
    const fonts = /src:[^;}]+/g;
    expect(own.replace(fonts, 'src')).toBe(css.replace(fonts, 'src'));
    const urls = [...own.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => `assets/${url}`);
    expect(urls.length).toBe(css.match(/@font-face/g)?.length);
    expect(urls.sort()).toEqual(
      [...files().keys()].filter((path) => !path.endsWith('.css')).sort(),
    );
    for (const url of urls) expect(url).toMatch(/^assets\/KaTeX_\w+-\w+-[\da-f]{8}\.woff2$/);
  });
});
