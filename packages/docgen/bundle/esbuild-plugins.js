import { isBuiltin } from 'node:module';
import { packageName } from './lockfile.js';

/**
 * Leaves imports of packages that are installed with docgen to Node.
 *
 * @param {Readonly<Record<string, string>>} dependencies by name
 * @returns {import('esbuild').Plugin}
 */
export function externalDependencies(dependencies) {
  return {
    name: 'external-dependencies',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
        kind !== 'entry-point' && packageName(path) in dependencies
          ? { path, external: true }
          : null,
      );
    },
  };
}

/**
 * Resolves graphql-js and the composition library to `dist/graphql.cjs`: some 250 modules, which
 * Node takes longer to find than to run.
 *
 * @type {import('esbuild').Plugin}
 */
export const graphqlInOneFile = {
  name: 'graphql-in-one-file',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:graphql|@theguild\/federation-composition)(?:\/|$)/ }, () => ({
      path: './graphql.cjs',
      external: true,
    }));
  },
};

/**
 * Lets CommonJS packages (`send`) require Node's built-in modules, because ES modules have no
 * `require`.
 *
 * @type {import('esbuild').Plugin}
 */
export const requiredBuiltins = {
  name: 'required-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'builtin' } : null,
    );
    onLoad({ filter: /^/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * Lets modules import React as constants. Its packages are CommonJS, and for each module that
 * imports one, esbuild creates an object with a getter for each export, which is called at each
 * use. That is much of the time that it takes to load the default theme.
 *
 * @type {import('esbuild').Plugin}
 */
export const reactConstants = {
  name: 'react-constants',
  setup({ onResolve, onLoad }) {
    const namespace = 'react-constants';
    onResolve({ filter: /^react(?:-dom)?(?:\/[\w-]+)?$/ }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? { path, namespace, pluginData: { resolveDir } } : null,
    );
    onLoad({ filter: /^/, namespace }, async ({ path, pluginData }) => {
      const { default: exported } = await import(path);
      const lines = [
        `const all = require(${JSON.stringify(path)});`,
        'export default all;',
        ...Object.keys(exported).map((name) => `export const ${name} = all.${name};`),
      ];
      return { contents: lines.join('\n'), resolveDir: pluginData.resolveDir };
    });
  },
};
