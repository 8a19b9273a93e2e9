import { dirname } from 'node:path';
import type { PreparedServer, ServerBundle, ServerBundleInput } from './bundle-server.ts';
import { installedReact } from './installed-react.ts';
import type { PreparedModules } from './modules/prepared-modules.ts';
import { createStackPlaces } from './report/stack-places.ts';

/** The exports of the script that `packages/docgen/bundle.js` writes. */
interface PreparedScript
  extends Pick<ServerBundle, 'renderPage' | 'theme' | 'jsxRuntime' | 'pageArticle'>,
    PreparedModules {
  readonly reactVersion: string;
}

/**
 * Loads docgen's prebuilt server bundle.
 *
 * @returns `undefined` if there is none, or if the installed version of React differs from the one
 *   that docgen was bundled with: browsers get the installed one, and both sides have to generate
 *   the same element ids.
 */
export function loadPreparedServer(input: ServerBundleInput): PreparedServer | undefined {
  const { preparedServer: path } = input.modules;
  if (path === undefined) return undefined;
  const script = input.modules.script(path) as PreparedScript;
  const { reactVersion, modules, react, ...exported } = script;
  if (installedReact(input.modules) !== reactVersion) return undefined;
  const bundle: ServerBundle = {
    ...exported,
    loadArticle: (file) => Promise.reject(new Error(`${file} was not bundled`)),
    locate: createStackPlaces({ ...input, bundleDir: dirname(path) }),
    styles: [],
    inputs: [],
    codeOf: () => [],
    dispose: async () => {},
  };
  return { bundle, modules, react };
}
