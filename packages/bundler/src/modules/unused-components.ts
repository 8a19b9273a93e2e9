import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Calls that create a component or a context, and have no side effects. */
const MADE = /= (\w+\.(?:forwardRef|createContext|memo)\()/g;

/** Functions that only some versions of React have. */
const LOOKED_UP = /= (React\d*\[\w+\]);/g;

/** Assignments of names for developer tools. */
const NAMED = /^\w+\.displayName = "[^"\n]*";$/gm;

/**
 * Lets esbuild drop unused components of React Router, a tenth of all scripts. The package does not
 * mark the calls that create them as free of side effects, and assigns display names. It also looks
 * up functions of React by name, for which a script would need the names of all of them.
 */
export const unusedComponents: Plugin = {
  name: 'docgen-unused-components',
  setup(build) {
    const filter = /[\\/]node_modules[\\/]react-router[\\/].*\.m?js$/;
    build.onLoad({ filter }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(MADE, '= /* @__PURE__ */ $1')
        .replace(LOOKED_UP, '= /* @__PURE__ */ (() => $1)();')
        .replace(NAMED, ''),
    }));
  },
};
