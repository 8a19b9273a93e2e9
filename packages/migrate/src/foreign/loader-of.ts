import type { Loader } from 'esbuild';

/** How esbuild takes a program; JSX is allowed in JavaScript, as loaders of other tools do. */
export function loaderOf(file: string): Loader {
  if (file.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
}
