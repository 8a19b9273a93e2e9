import type { Loader } from 'esbuild';

/** Files that code and stylesheets may import; they are copied with a hash in their name. */
export const ASSET_LOADERS: Readonly<Record<string, Loader>> = {
  '.avif': 'file',
  '.gif': 'file',
  '.ico': 'file',
  '.jpeg': 'file',
  '.jpg': 'file',
  '.png': 'file',
  '.svg': 'file',
  '.webp': 'file',
  '.woff': 'file',
  '.woff2': 'file',
  '.ttf': 'file',
};
