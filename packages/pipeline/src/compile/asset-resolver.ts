import { basename, dirname, join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import {
  decodePath,
  hrefOfPath,
  namesFile,
  routeOfPath,
  splitAddress,
} from '@docgen/core/addresses/address';
import { isExternal } from '@docgen/core/addresses/url';
import { remember } from '@docgen/core/basics/remember';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import type { MissingFile } from '@docgen/core/sources/source-link';
import { createNameIndex } from '@docgen/core/strings/name-index';
import { folderEntries } from '@docgen/files/folder-entries';
import { MAX_ASSET_SIZE, readRegularFile, UnfitFile } from '@docgen/files/read-file';
import { systemReason } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';

/**
 * The URL of a file that a page refers to, with the size of an image in pixels; or the missing
 * file.
 */
export type ResolvedAsset =
  | { readonly href: string; readonly width?: number; readonly height?: number }
  | { readonly missing: MissingFile };

/**
 * Creates a function that resolves relative paths and `@site/` paths of files, such as images next
 * to a page, and adds the files to the output.
 *
 * @param page - Source file of the page or partial, relative to the project folder.
 * @returns The function. For an address, it returns the file's future URL, or the file that is
 *   missing; `undefined` for pages and absolute addresses, which are resolved elsewhere.
 */
export function assetResolver(
  {
    assets,
    projectDir,
    basePath,
  }: { readonly assets: AssetFiles; readonly projectDir: string; readonly basePath: string },
  page: string,
): (href: string) => ResolvedAsset | undefined {
  const namesIn = remember((folder: string) => createNameIndex(filesIn(folder)));
  return (href) => {
    if (isExternal(href) || /^[/#?]/.test(href)) return undefined;
    const [written, rest] = splitAddress(href);
    const path = decodePath(written);
    if (isMarkdownFile(path) || /\.html$/i.test(path) || !namesFile(path)) return undefined;
    const file = path.startsWith('@site/')
      ? join(projectDir, path.slice('@site/'.length))
      : join(projectDir, dirname(page), path);
    const asset = assets.add(file, page);
    if (asset === undefined) return { missing: missingFile(file, written) };
    const { path: target, width, height } = asset;
    return { href: hrefOfPath(target, { basePath }) + rest, width, height };
  };

  function missingFile(file: string, written: string): MissingFile {
    const folder = written.slice(0, written.lastIndexOf('/') + 1);
    const problem = problemOf(file);
    return {
      problem,
      file: relativePath(projectDir, file),
      nearest: namesIn(dirname(file))
        .nearest(basename(file))
        .map((name) => folder + routeOfPath(name)),
    };
  }
}

/** Why an existing file cannot be used; `undefined` if it does not exist. */
function problemOf(file: string): string | undefined {
  try {
    readRegularFile(file, MAX_ASSET_SIZE);
    return undefined;
  } catch (error) {
    if (error instanceof UnfitFile) return error.message;
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    const isMissing = syscall === undefined || MISSING.has(code);
    return isMissing ? undefined : `cannot be opened (${systemReason(error)})`;
  }
}

/** Codes of the system for paths that lead to nothing. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

function filesIn(folder: string): string[] {
  return folderEntries(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}
