import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** What React makes of a component, or a context: nothing else changes. */
const MADE = /= (\w+\.(?:forwardRef|createContext|memo)\()/g;

/** A name for developers' tools. */
const NAMED = /^\w+\.displayName = "[^"\n]*";$/gm;

/**
 * Lets esbuild leave out the components of React Router that nobody uses, a tenth of all scripts:
 * their package does not say that making them and giving them a name has no effect beside that.
 */
export const unusedComponents: Plugin = {
  name: 'docgen-unused-components',
  setup(build) {
    const filter = /[\\/]node_modules[\\/]react-router[\\/].*\.m?js$/;
    build.onLoad({ filter }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(MADE, '= /* @__PURE__ */ $1')
        .replace(NAMED, ''),
    }));
  },
};
