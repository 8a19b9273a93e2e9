import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { formulaStylesheet } from '@docgen/content/rehype/formula-styles';
import { katexStylesheetFile } from '@docgen/content/rehype/katex-stylesheet-file';
import { hrefOfPath } from '@docgen/core/addresses/address';
import { invariant } from '@docgen/core/basics/invariant';
import type { StylesheetConfig } from '@docgen/core/config';

/**
 * KaTeX's stylesheet on the content delivery network. Version and hash match the installed `katex`
 * package; a test compares them.
 */
export const KATEX_STYLESHEET: StylesheetConfig = {
  href: 'https://cdn.jsdelivr.net/npm/katex@0.17.0/dist/katex.min.css',
  integrity: 'sha384-vlBdW0r3AcZO/HboRPznQNowvexd3fY8qHOWkBi5q7KGgqJ+F48+DceybYmrVbmB',
  crossorigin: 'anonymous',
};

export interface MathStylesheetsOptions {
  /** `SiteConfig.markdown.math.stylesheet`. @default 'cdn' */
  readonly from?: 'cdn' | 'local' | undefined;
  /** Path that the site is served below, with a leading and trailing slash. */
  readonly basePath: string;
  /** Receives the stylesheets that the site hosts itself. */
  readonly assets: AssetFiles;
}

/** Returns the stylesheets for the formulas of a page, given the parts of the page. */
export type MathStylesheets = (
  parts: readonly Pick<CompiledPage, 'usesMath' | 'formulaStyles'>[],
) => readonly StylesheetConfig[];

/**
 * Creates {@link MathStylesheets} for a site. The stylesheets are KaTeX's, and one with the styles
 * of the page's own formulas. If the site hosts KaTeX itself, the installed stylesheet and its fonts
 * are added to the output.
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

/** The `src` of a KaTeX font, in all of its formats. */
const FONT =
  /src:url\((fonts\/[\w-]+\.woff2)\) format\("woff2"\)(?:,url\([^)]+\) format\("\w+"\))*/g;

/**
 * Adds KaTeX's stylesheet to the output, and its fonts as woff2, which all browsers that run
 * docgen's scripts support.
 *
 * @returns Output path of the stylesheet.
 */
function addKatex(assets: AssetFiles): string {
  const file = katexStylesheetFile();
  const css = readFileSync(file, 'utf8').replace(FONT, (_, path: string) => {
    const font = assets.add(join(dirname(file), path));
    invariant(font !== undefined, `KaTeX has no ${path}`);
    // Both are in the folder of assets, so a relative URL works for every base path.
    return `src:url(${font.path.replace('assets/', '')}) format("woff2")`;
  });
  return assets.addText('katex.css', css).path;
}
