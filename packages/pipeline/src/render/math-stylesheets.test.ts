import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { katexStylesheetFile } from '@docgen/content/rehype/katex-stylesheet-file';
import { describe, expect, it } from 'vitest';
import { KATEX_STYLESHEET, mathStylesheets } from './math-stylesheets.ts';

const file = katexStylesheetFile();
const css = readFileSync(file, 'utf8');
const formula = { usesMath: true, formulaStyles: ['height:1em;color:red;', 'top:0'] };
const text = { usesMath: false, formulaStyles: [] };

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
    const plain = { usesMath: true, formulaStyles: [] };
    const stylesheets = mathStylesheets({ basePath: '/', assets });
    expect(stylesheets([text, plain])).toEqual([KATEX_STYLESHEET]);
    expect(stylesheets([text])).toEqual([]);
    expect([...assets.all()]).toEqual([]);
  });
});

describe('the stylesheet of the site itself', () => {
  const assets = createAssetFiles();
  const stylesheets = mathStylesheets({ from: 'local', basePath: '/base/', assets });
  const [katex, own] = stylesheets([text, formula]);
  const { href = '', ...rest } = katex ?? {};
  const files = () => new Map(Array.from(assets.all(), ({ path, source }) => [path, source]));
  const textOf = (address: string | undefined) => {
    const source = files().get((address ?? '').replace('/base/', ''));
    return source && 'contents' in source ? new TextDecoder().decode(source.contents) : '';
  };

  it('comes with one of what the formulas have for themselves', () => {
    expect(own?.href).toMatch(/^\/base\/assets\/formulas-[\da-f]{8}\.css$/);
    expect(textOf(own?.href).replace(/\.f\w+/g, '.f')).toBe(
      ['.f{height:1em!important;color:red!important}', '.f{top:0!important}', ''].join('\n'),
    );
    expect(stylesheets([formula])).toEqual([katex, own]);
  });

  it('is taken into the output', () => {
    expect(href).toMatch(/^\/base\/assets\/katex-[\da-f]{8}\.css$/);
    expect(rest).toEqual({});
    expect([...files().keys()].filter((path) => /katex.*css$/.test(path))).toEqual([
      href.replace('/base/', ''),
    ]);
  });

  it('differs from the installed one in nothing but its fonts, all woff2 beside it', () => {
    const hosted = textOf(href);
    const fonts = /src:[^;}]+/g;
    expect(hosted.replace(fonts, 'src')).toBe(css.replace(fonts, 'src'));
    const urls = [...hosted.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => `assets/${url}`);
    expect(urls.length).toBe(css.match(/@font-face/g)?.length);
    expect(urls.sort()).toEqual(
      [...files().keys()].filter((path) => !path.endsWith('.css')).sort(),
    );
    for (const url of urls) expect(url).toMatch(/^assets\/KaTeX_\w+-\w+-[\da-f]{8}\.woff2$/);
  });
});
