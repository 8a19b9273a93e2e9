import type { Loader } from 'esbuild';

/** esbuild's loader for a script. JavaScript may contain JSX, as with loaders of other tools. */
export function loaderOf(file: string): Loader {
  if (file.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
}
