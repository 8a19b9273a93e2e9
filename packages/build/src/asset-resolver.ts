import { dirname, join } from 'node:path';
import { isExternal } from '@docgen/core/url';
import type { AssetFiles } from './asset-files.ts';

/** The address of a file beside a page, with a picture's size. */
export interface ResolvedAsset {
  readonly href: string;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Resolves relative paths and `@site/` paths of files, such as pictures beside a
 * page, and takes the files into the output.
 *
 * @param page - The page's source file, relative to the project folder.
 * @returns For an address: where the file will be, or `undefined` when the
 * address is none of a file that exists. Pages and absolute addresses are not
 * this function's business.
 */
export function assetResolver(
  {
    assets,
    projectDir,
    basePath,
  }: { readonly assets: AssetFiles; readonly projectDir: string; readonly basePath: string },
  page: string,
): (href: string) => ResolvedAsset | undefined {
  return (href) => {
    if (isExternal(href) || /^[/#?]/.test(href)) return undefined;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (!/\.(?!mdx?$|html$)[a-z]\w*$/i.test(path)) return undefined;
    const file = path.startsWith('@site/')
      ? join(projectDir, path.slice('@site/'.length))
      : join(projectDir, dirname(page), path);
    const asset = assets.add(decoded(file));
    if (asset === undefined) return undefined;
    const { width, height } = asset;
    return {
      href: basePath + encodeURI(asset.path) + rest,
      ...(width === undefined || height === undefined ? {} : { width, height }),
    };
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
