import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { cleanSvgFile } from '@docgen/content/svg/clean-svg-file';
import { orUndefined } from '@docgen/core/or-undefined';
import { HASH_DIGITS } from '@docgen/files/hashed-path';
import { MAX_ASSET_SIZE, readRegularFile } from '@docgen/files/read-file';
import type { Loader } from 'esbuild';
import { imageSize } from 'image-size';

/** A file that goes to the output under a name with a hash of its contents. */
export interface AssetFile {
  /** Path below the base path. */
  readonly path: string;
  /** What is in it: only what docgen has made of a file is held in memory. */
  readonly source: FileSource | { readonly contents: Uint8Array };
  /** Size of a picture in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A file that is copied as it is. */
export interface FileSource {
  /** Absolute path. */
  readonly from: string;
  /** Size in bytes. */
  readonly size: number;
}

/** The pictures and other files that pages, their modules and stylesheets refer to, each one once. */
export interface AssetFiles {
  /**
   * Takes a file into the output; SVG without what would run or load something.
   *
   * @param file - Absolute path.
   * @param user - Markdown file that refers to it, relative to the project folder.
   * @returns `undefined` when the file cannot be read.
   */
  readonly add: (file: string, user?: string) => AssetFile | undefined;
  /**
   * Takes a text into the output that docgen has made.
   *
   * @param name - File name, with extension.
   */
  readonly addText: (name: string, text: string) => AssetFile;
  /**
   * Takes a file into the output that has a hash in its name already.
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

/** Files that code may import to get their address. */
export const ASSET_PATTERN = new RegExp(`\\.(?:${EXTENSIONS.join('|')})$`, 'i');

/** For files that stylesheets refer to: they are copied with a hash in their name. */
export const ASSET_LOADERS: Readonly<Record<string, Loader>> = Object.fromEntries(
  EXTENSIONS.map((extension) => [`.${extension}`, 'file']),
);

/** Starts an empty collection. */
export function createAssetFiles(): AssetFiles {
  const byFile = new Map<string, AssetFile | undefined>();
  const byPath = new Map<string, AssetFile>();
  const read = (file: string): AssetFile | undefined => {
    try {
      const written = readRegularFile(file, MAX_ASSET_SIZE);
      const isSvg = /\.svg$/i.test(file);
      const contents = isSvg ? cleanSvgFile(written) : written;
      return take({
        path: hashedPath(file, contents),
        source: isSvg ? { contents } : { from: file, size: contents.byteLength },
        ...pictureSize(contents),
      });
    } catch {
      return undefined;
    }
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
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, HASH_DIGITS.asset);
  const extension = extname(file);
  return `assets/${basename(file, extension)}-${hash}${extension.toLowerCase()}`;
}

/** Nothing for what is no picture, or one of a kind whose size cannot be told. */
function pictureSize(contents: Uint8Array): { width?: number; height?: number } {
  const { width, height } = orUndefined(() => imageSize(contents)) ?? {};
  return { width, height };
}
