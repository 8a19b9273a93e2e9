import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { cleanSvgFile } from '@docgen/content/svg/clean-svg-file';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { HASH_DIGITS } from '@docgen/files/hashed-path';
import { MAX_ASSET_SIZE, readRegularFile } from '@docgen/files/read-file';
import { imageSize } from 'image-size';

/** A file that is written to the output under a name with a hash of its contents. */
export interface AssetFile {
  /** Path below the base path. */
  readonly path: string;
  /** The contents. Only files that docgen generated or modified are held in memory. */
  readonly source: FileSource | { readonly contents: Uint8Array };
  /** Size of an image in pixels; `undefined` for other files and if it cannot be determined. */
  readonly width?: number;
  readonly height?: number;
}

/** A file that is copied unchanged. */
export interface FileSource {
  /** Absolute path. */
  readonly from: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * The images and other files that pages, their modules and stylesheets refer to, without
 * duplicates.
 */
export interface AssetFiles {
  /**
   * Adds a file to the output. SVG files are stripped of everything that would run code or load
   * other files.
   *
   * @param file - Absolute path.
   * @param user - Markdown file that refers to it, relative to the project folder.
   * @returns `undefined` if the file cannot be read.
   */
  readonly add: (file: string, user?: string) => AssetFile | undefined;
  /**
   * Adds a text that docgen generated to the output.
   *
   * @param name - File name, with extension.
   */
  readonly addText: (name: string, text: string) => AssetFile;
  /**
   * Adds a file to the output whose name already contains a hash.
   *
   * @param from - Absolute path.
   * @throws The file system's error.
   */
  readonly addHashed: (from: string) => AssetFile;
  readonly all: () => Iterable<AssetFile>;
}

const PICTURES = 'avif gif ico jpeg jpg png svg webp';
const FONTS = 'eot otf ttf woff woff2';
const MEDIA = 'aac avi flac m4a m4v mkv mov mp3 mp4 mpeg mpg oga ogg ogv wav webm wmv';
const DOCUMENTS = 'doc docx pdf rar xls xlsx zip';
const EXTENSIONS = [PICTURES, FONTS, MEDIA, DOCUMENTS].join(' ').split(' ');

/** Files that code may import to get their URL. */
export const ASSET_PATTERN = new RegExp(`\\.(?:${EXTENSIONS.join('|')})$`, 'i');

export const SVG = /\.svg$/i;

/** Creates an empty collection. */
export function createAssetFiles(): AssetFiles {
  const byFile = new Map<string, AssetFile | undefined>();
  const byPath = new Map<string, AssetFile>();
  const read = (file: string): AssetFile | undefined => {
    const written = orUndefined(() => readRegularFile(file, MAX_ASSET_SIZE));
    if (written === undefined) return undefined;
    const isSvg = SVG.test(file);
    const contents = isSvg ? cleanSvgFile(written) : written;
    return take({
      path: hashedPath(file, contents),
      source: isSvg ? { contents } : { from: file, size: contents.byteLength },
      ...pictureSize(contents),
    });
  };
  const take = (asset: AssetFile): AssetFile => {
    byPath.set(asset.path, asset);
    return asset;
  };
  return {
    add(file) {
      if (!byFile.has(file)) byFile.set(file, read(file));
      return byFile.get(file);
    },
    addText(name, text) {
      const contents = new TextEncoder().encode(text);
      return take({ path: hashedPath(name, contents), source: { contents } });
    },
    addHashed: (from) =>
      take({ path: `assets/${basename(from)}`, source: { from, size: statSync(from).size } }),
    all: () => byPath.values(),
  };
}

function hashedPath(file: string, contents: Uint8Array): string {
  const extension = extname(file);
  const name = basename(file, extension);
  return `assets/${name}-${assetHash(contents)}${extension.toLowerCase()}`;
}

/** The hash in the name of a file with these contents. */
export function assetHash(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, HASH_DIGITS.asset);
}

/** Empty for files that are not images and for formats whose size cannot be determined. */
function pictureSize(contents: Uint8Array): { width?: number; height?: number } {
  const { width, height } = orUndefined(() => imageSize(contents)) ?? {};
  return { width, height };
}
