import { extname } from 'node:path';
import type { Loader } from 'esbuild';

/** How esbuild takes a program; JSX is allowed in JavaScript, as loaders of other tools do. */
export function loaderOf(file: string): Loader {
  const extension = extname(file);
  if (extension === '.tsx') return 'tsx';
  return /\.[cm]?ts$/.test(extension) ? 'ts' : 'jsx';
}
