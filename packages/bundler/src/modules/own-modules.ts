import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { isWithin } from '@docgen/files/is-within';
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { docgenFolder } from '../build-modules.ts';
import type { BundleInput } from '../bundle-input.ts';
import { PAGE_NAMESPACE } from '../namespaces.ts';
import type { OwnName } from '../resolve/own-names.ts';
import { isInPackage, packageOf } from '../resolve/package-of.ts';
import { REACT_PACKAGE } from '../resolve/react-packages.ts';
import { COMPONENTS_MODULE, PROVIDER } from './generated-modules.ts';

/** The namespace of {@link JSX_RUNTIME}. */
const JSX = 'docgen-jsx';

/**
 * `react/jsx-runtime`, with variables for its exports: on the server, it is a CommonJS module, and
 * esbuild would emit a property access on the module object at each call, once for each element.
 * React's own `jsxDEV`, which `"jsx": "react-jsxdev"` in `tsconfig.json` asks for, does not exist in
 * production.
 */
const JSX_RUNTIME = `import { Fragment as fragment, jsx as one, jsxs as many } from 'react/jsx-runtime';
export const Fragment = fragment, jsx = one, jsxs = many;
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
`;

const JSX_SPECIFIER = /^react\/jsx-(?:dev-)?runtime$/;

/**
 * Resolves `supergraph-docgen/…`, the names under which the site's code imports the runtime's hooks
 * and the default theme. Also resolves React to docgen's copy for all modules, `react/jsx-runtime`
 * to a special module for compiled pages, and `@site/` to the project folder.
 */
export function ownModules({ projectDir, modules }: BundleInput): Plugin {
  const runtimeDir = dirname(modules.browser);
  const docgenDir = docgenFolder(modules);
  // docgen depends only on React Router's package for browsers. Some package managers let a package
  // see only its own dependencies.
  const routerDir = dirname(createRequire(modules.browser).resolve('react-router-dom'));
  const byName: Readonly<Record<OwnName, string>> = {
    'supergraph-docgen/runtime': modules.hooks,
    'supergraph-docgen/theme/shell': modules.theme.shell,
    'supergraph-docgen/theme/article': modules.theme.article,
    'supergraph-docgen/theme/pages': modules.theme.pages,
    'supergraph-docgen/theme/styles.css': modules.theme.styles,
  };
  const own = new Map(Object.entries(byName));

  function jsxFor({ importer, namespace }: OnResolveArgs, onServer: boolean): OnResolveResult {
    const isPage = namespace === PAGE_NAMESPACE || isMarkdownFile(importer);
    if (onServer && (isPage || isAuthors(importer))) return { path: modules.checkedJsx };
    return isPage ? { path: modules.pageJsx } : { path: 'react/jsx-runtime', namespace: JSX };
  }

  function isAuthors(importer: string): boolean {
    return !isWithin(importer, docgenDir) && !isInPackage(importer);
  }

  return {
    name: 'docgen-own-modules',
    setup(build) {
      build.onResolve({ filter: /^supergraph-docgen\/(runtime|theme)/ }, ({ path }) => {
        const module = own.get(path);
        return module === undefined ? null : { path: module };
      });
      build.onResolve({ filter: new RegExp(`^${COMPONENTS_MODULE}$`) }, ({ kind, resolveDir }) =>
        build.resolve(PROVIDER, { kind, resolveDir }),
      );
      build.onResolve({ filter: REACT_PACKAGE }, (args) => {
        if (args.pluginData === 'docgen') return null;
        const { path, kind } = args;
        if (JSX_SPECIFIER.test(path) && kind === 'import-statement') {
          return jsxFor(args, build.initialOptions.platform === 'node');
        }
        const resolveDir = packageOf(path) === 'react-router' ? routerDir : runtimeDir;
        return build.resolve(path, { kind, resolveDir, pluginData: 'docgen' });
      });
      build.onLoad({ filter: /.*/, namespace: JSX }, () => ({
        contents: JSX_RUNTIME,
        resolveDir: runtimeDir,
        pluginData: 'docgen',
      }));
      build.onResolve({ filter: /^@site\// }, async ({ path, kind }) => {
        const inside = `./${path.slice('@site/'.length)}`;
        const found = await build.resolve(inside, { kind, resolveDir: projectDir });
        // Otherwise the error about a missing file would name the rewritten path.
        return found.errors.length > 0 ? null : found;
      });
    },
  };
}
