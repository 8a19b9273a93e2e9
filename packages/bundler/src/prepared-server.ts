import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from './bundle-server.ts';

type PreparedModule = Pick<ServerBundle, 'renderPage' | 'theme' | 'jsxRuntime' | 'pageArticle'>;

/** Lines that make a page a module, or look as if they did. */
const MODULE = /^(?:import|export)\b|\bawait\b|\brequire\(/m;

/** Whether a page may be one that the bundler has to see, told from its text before it is compiled. */
export function mayBeModule({
  file,
  source,
}: {
  readonly file: string;
  readonly source: string;
}): boolean {
  return /\.[jt]sx$/.test(file) || MODULE.test(source);
}

/**
 * Loads runtime and default theme as they were bundled with docgen, for sites whose pages are none
 * of the bundler's business.
 *
 * @param path - Absolute path of `BuildModules.preparedServer`.
 */
export async function loadPreparedServer(path: string): Promise<ServerBundle> {
  const module: PreparedModule = await import(pathToFileURL(path).href);
  return {
    ...module,
    loadArticle: (file) => Promise.reject(new Error(`${file} was not bundled`)),
    warnings: [],
    folder: dirname(path),
    dispose: async () => {},
  };
}
