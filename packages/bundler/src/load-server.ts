import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Checked } from '@docgen/core/diagnostic';
import { isReactFile } from '@docgen/core/page-file';
import { bundleServer, type ServerBundle, type ServerBundleInput } from './bundle-server.ts';
import { installedReact } from './installed-react.ts';
import { createStackPlaces } from './report/stack-places.ts';

/** A page's source, before it is compiled. */
interface PageSource {
  readonly file: string;
  readonly source: string;
}

/**
 * Loads theme, runtime and the pages that the bundler has to see. Sites whose code is none of the
 * bundler's business take runtime and default theme as they were bundled with docgen.
 *
 * @param sources - All pages; most tell by their text that they are no modules, so that nothing is
 *   bundled while they are compiled.
 * @returns As `bundleServer`.
 */
export async function loadServer(
  input: ServerBundleInput,
  sources: readonly PageSource[],
): Promise<Checked<ServerBundle | undefined>> {
  const { preparedServer } = input.modules;
  if (preparedServer === undefined || hasOwnTheme(input) || sources.some(mayBeModule)) {
    return bundleServer(input);
  }
  const prepared = await loadPrepared(preparedServer, input);
  const { pages } = await input.content;
  return prepared === undefined || pages.length > 0
    ? bundleServer(input)
    : { value: prepared, diagnostics: [] };
}

/** A theme of styles only is no code. */
function hasOwnTheme({ theme, modules }: ServerBundleInput): boolean {
  return (['shell', 'article', 'pages'] as const).some(
    (slot) => theme[slot] !== modules.theme[slot],
  );
}

/** Lines that make a page a module, or look as if they did. */
const MODULE = /^(?:import|export)\b|\bawait\b|\brequire\(/m;

function mayBeModule({ file, source }: PageSource): boolean {
  return isReactFile(file) || MODULE.test(source);
}

/** What `packages/docgen/bundle.js` makes. */
interface PreparedModule
  extends Pick<ServerBundle, 'renderPage' | 'theme' | 'jsxRuntime' | 'pageArticle'> {
  readonly reactVersion: string;
}

/**
 * @returns `undefined` where another version of React is installed than docgen was bundled with:
 *   browsers get the installed one, and both have to give elements the same ids.
 */
async function loadPrepared(
  path: string,
  input: ServerBundleInput,
): Promise<ServerBundle | undefined> {
  const { reactVersion, ...module }: PreparedModule = await import(pathToFileURL(path).href);
  if (installedReact(input.modules) !== reactVersion) return undefined;
  return {
    ...module,
    id: '',
    loadArticle: (file) => Promise.reject(new Error(`${file} was not bundled`)),
    locate: createStackPlaces({ ...input, bundleDir: dirname(path) }),
    dispose: async () => {},
  };
}
