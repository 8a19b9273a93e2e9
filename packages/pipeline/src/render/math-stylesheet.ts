import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
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

export interface MathStylesheetOptions {
  /** `SiteConfig.markdown.math.stylesheet`. @default 'cdn' */
  readonly from?: 'cdn' | 'local' | undefined;
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  /** Takes the stylesheet and its fonts when the site hosts them itself. */
  readonly assets: AssetFiles;
}

/**
 * The stylesheet that formulas need. For a site that hosts it itself, that of the installed KaTeX
 * and its fonts are taken into the output.
 */
export function mathStylesheet({
  from = 'cdn',
  basePath,
  assets,
}: MathStylesheetOptions): StylesheetConfig {
  return from === 'cdn' ? KATEX_STYLESHEET : { href: hrefOfPath(addKatex(assets), { basePath }) };
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
