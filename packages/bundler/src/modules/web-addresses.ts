import type { Plugin } from 'esbuild';

/** Namespace of modules at addresses on the web. */
const WEB = 'docgen-web';

/**
 * Lets modules at addresses on the web, which only browsers can load, throw an error on the server
 * that leads to their import, when they are loaded. Node's error has neither the address nor a
 * place. Code that the server never loads may import them.
 */
export const webAddresses: Plugin = {
  name: 'docgen-web-addresses',
  setup(build) {
    if (build.initialOptions.platform !== 'node') return;
    build.onResolve({ filter: /^(?:https?:)?\/\// }, ({ path, kind }) =>
      /import-statement|dynamic-import|require-call/.test(kind) ? { path, namespace: WEB } : null,
    );
    // As a CommonJS module, it runs below the module that imports it.
    build.onLoad({ filter: /.*/, namespace: WEB }, ({ path }) => ({
      contents: `module.exports = {};\nthrow new Error(${JSON.stringify(messageFor(path))});\n`,
      loader: 'js',
    }));
  },
};

function messageFor(address: string): string {
  return `"${address}" is an address on the web, but the build runs only code of files and packages; install its package, or save it in the project`;
}
