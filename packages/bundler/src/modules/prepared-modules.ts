import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import type { Plugin } from 'esbuild';
import { docgenFolder } from '../build-modules.ts';
import type { BundleInput } from '../bundle-input.ts';
import { REACT_FILE } from '../resolve/react-packages.ts';
import { generated } from './generated-modules.ts';

/** The modules of docgen's prebuilt server bundle that the code of pages can import. */
export interface PreparedModules {
  /** Namespaces of runtime and default theme, by path relative to docgen's `dist/`. */
  readonly modules: Readonly<Record<string, object>>;
  /** React's CommonJS modules, by specifier. */
  readonly react: Readonly<Record<string, object>>;
}

/** Name of the generated module through which a bundle gets the prepared modules. */
export const PREPARED = 'prepared';

/** Source of the generated module {@link PREPARED}. */
export const PREPARED_SOURCE = `export let prepared;
export const setPrepared = (given) => { prepared = given; };
`;

export interface PreparedPlugin {
  readonly plugin: Plugin;
  /**
   * Whether the bundle contains a copy of a module of which two instances do not work: of React,
   * React Router, or another part of docgen. Only known after bundling.
   */
  readonly hasCopies: () => boolean;
}

/**
 * Lets a bundle use the modules of docgen's prebuilt server bundle instead of bundling React,
 * runtime and theme once more, which takes eight times as long as bundling the pages.
 */
export function preparedModules(
  { modules }: Pick<BundleInput, 'modules'>,
  prepared: PreparedModules,
): PreparedPlugin {
  const dist = docgenFolder(modules);
  const { resolve } = createRequire(modules.browser);
  const react = Object.entries(prepared.react);
  const sources = new Map([
    ...react.map(([name]) => [resolve(name), commonJs(name)] as const),
    ...Object.entries(prepared.modules).map(
      ([path, namespace]) => [join(dist, path), esModule(path, namespace)] as const,
    ),
  ]);
  let hasCopies = false;
  return {
    hasCopies: () => hasCopies,
    plugin: {
      name: 'docgen-prepared-modules',
      setup(build) {
        build.onLoad({ filter: /\.[cm]?js$/, namespace: 'file' }, ({ path }) => {
          const contents = sources.get(path);
          if (contents !== undefined) return { contents, loader: 'js' };
          if (isWithin(path, dist) || REACT_FILE.test(path)) hasCopies = true;
          return null;
        });
      },
    },
  };
}

function commonJs(name: string): string {
  const from = JSON.stringify(generated(PREPARED));
  return `module.exports = require(${from}).prepared.react[${JSON.stringify(name)}];`;
}

function esModule(path: string, namespace: object): string {
  const names = Object.keys(namespace);
  const named = names.filter((name) => name !== 'default').join(', ');
  return `import { prepared } from ${JSON.stringify(generated(PREPARED))};
const namespace = prepared.modules[${JSON.stringify(path)}];
export const { ${named} } = namespace;
${names.includes('default') ? 'export default namespace.default;' : ''}
`;
}
