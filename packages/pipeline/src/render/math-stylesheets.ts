import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { formulaStylesheet } from '@docgen/content/rehype/formula-styles';
import { katexStylesheetFile } from '@docgen/content/rehype/katex-stylesheet-file';
import { hrefOfPath } from '@docgen/core/address';
import type { StylesheetConfig } from '@docgen/core/config';
import { invariant } from '@docgen/core/invariant';

/**
 * KaTeX's stylesheet on the content delivery network. Version and hash belong to
 * the installed `katex` package; a test compares them.
 */
export const KATEX_STYLESHEET: StylesheetConfig = {
  href: 'https://cdn.jsdelivr.net/npm/katex@0.17.0/dist/katex.min.css',
  integrity: 'sha384-vlBdW0r3AcZO/HboRPznQNowvexd3fY8qHOWkBi5q7KGgqJ+F48+DceybYmrVbmB',
  crossorigin: 'anonymous',
};

export interface MathStylesheetsOptions {
  /** `SiteConfig.markdown.math.stylesheet`. @default 'cdn' */
  readonly from?: 'cdn' | 'local' | undefined;
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  /** Takes what the site hosts itself. */
  readonly assets: AssetFiles;
}

/** Finds the stylesheets that the formulas of a page need, by the parts of the page. */
export type MathStylesheets = (
  parts: readonly Pick<CompiledPage, 'usesMath' | 'formulaStyles'>[],
) => readonly StylesheetConfig[];

/**
 * Makes the function that does so for a site: KaTeX's stylesheet, and one with what the formulas of
 * the page have for themselves. For a site that hosts KaTeX's itself, that of the installed one and
 * its fonts are taken into the output.
 */
export function mathStylesheets({
  from = 'cdn',
  basePath,
  assets,
}: MathStylesheetsOptions): MathStylesheets {
  const hosted = (path: string): StylesheetConfig => ({ href: hrefOfPath(path, { basePath }) });
  let katex: StylesheetConfig | undefined;
  return (parts) => {
    if (!parts.some(({ usesMath }) => usesMath)) return [];
    katex ??= from === 'cdn' ? KATEX_STYLESHEET : hosted(addKatex(assets));
    const own = formulaStylesheet(parts.flatMap(({ formulaStyles }) => formulaStyles));
    return own === '' ? [katex] : [katex, hosted(assets.addText('formulas.css', own).path)];
  };
}

/** One font of KaTeX in all formats that it comes in. */
const FONT =
  /src:url\((fonts\/[\w-]+\.woff2)\) format\("woff2"\)(?:,url\([^)]+\) format\("\w+"\))*/g;

/**
 * Takes KaTeX's stylesheet into the output, and its fonts as woff2, which every browser reads that
 * runs docgen's scripts.
 *
 * @returns Output path of the stylesheet.
 */
function addKatex(assets: AssetFiles): string {
  const file = katexStylesheetFile();
  const css = readFileSync(file, 'utf8').replace(FONT, (_, path: string) => {
    const font = assets.add(join(dirname(file), path));
    invariant(font !== undefined, `KaTeX has no ${path}`);
    // Both lie in the folder of assets, so this holds below every base path.
    return `src:url(${font.path.replace('assets/', '')}) format("woff2")`;
  });
  return assets.addText('katex.css', css).path;
}
