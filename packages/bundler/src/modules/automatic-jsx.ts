import { readFile } from 'node:fs/promises';
import { isWithin } from '@docgen/files/is-within';
import type { Plugin } from 'esbuild';
import { docgenFolder } from '../build-modules.ts';
import type { BundleInput } from '../bundle-input.ts';
import { isInPackage } from '../resolve/package-of.ts';

/** Tells esbuild to import what makes elements, whatever `jsx` of `tsconfig.json` says. */
const AUTOMATIC = '/** @jsxRuntime automatic */';

/**
 * Comments with which a module itself chooses how its elements are made. What a comment begins with
 * is looked for last, from the word back.
 */
const CHOICE = /@jsx(?:Frag|Runtime)?\s(?<=(?:\/\*(?:(?!\*\/)[\s\S])*|\/\/.*)@jsx\w*\s)/;

/** Names the map of a compiled module, up to the end of the line, often without a line break. */
const MAP = /\/\/[#@] sourceMappingURL=\S+$/;

/**
 * Lets modules of the site use JSX without an import of React, as in Docusaurus, which ignores how
 * TypeScript's configuration compiles JSX. esbuild obeys it, and has no option to override this
 * setting alone.
 */
export function automaticJsx({ modules }: Pick<BundleInput, 'modules'>): Plugin {
  const docgenDir = docgenFolder(modules);
  return {
    name: 'docgen-automatic-jsx',
    setup(build) {
      build.onLoad({ filter: /\.(?:jsx?|tsx)$/i, namespace: 'file' }, async ({ path }) =>
        isInPackage(path) || isWithin(path, docgenDir)
          ? null
          : {
              contents: withAutomaticJsx(await readFile(path, 'utf8')),
              loader: /\.tsx$/i.test(path) ? 'tsx' : 'jsx',
            },
      );
    },
  };
}

/** Has esbuild import what the JSX of a module needs, unless the module itself chooses that. */
export function withAutomaticJsx(code: string): string {
  if (CHOICE.test(code)) return code;
  // At the end, where it moves nothing.
  return `${code}${MAP.test(code) ? '\n' : ''}${AUTOMATIC}`;
}

/** Reverses {@link withAutomaticJsx} for text of modules that esbuild returns. */
export function withoutAutomaticJsx(code: string): string {
  return code.endsWith(AUTOMATIC) ? code.slice(0, -AUTOMATIC.length) : code;
}
