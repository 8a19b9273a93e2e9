import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { MODULE_STYLES } from '../namespaces.ts';
import { messageFor, problemWarning } from '../problem-message.ts';
import { compileCssModule, type ReadStyles } from './compile-css-module.ts';
import { SASS, sassText } from './sass-text.ts';
import { unknownClasses } from './unknown-classes.ts';

/** Paths of CSS modules. */
export const CSS_MODULE = /\.module\.(?:css|s[ac]ss)$/i;

/**
 * Compiles Sass stylesheets and CSS modules (`*.module.css`, `*.module.scss`). esbuild supports CSS
 * modules, but chooses new class names in every minified bundle, and the names in the server bundle
 * have to match those in the browser bundle.
 */
export function cssModules({
  projectDir,
  onAsked,
  content,
}: Pick<BundleInput, 'projectDir' | 'onAsked'> & Partial<Pick<BundleInput, 'content'>>): Plugin {
  return {
    name: 'docgen-css-modules',
    setup({ initialOptions, onEnd, onLoad, onResolve, resolve }) {
      const compiled = new Map<string, string>();
      const loaded = new Set<string>();
      const classes = new Map<string, ReadonlySet<string>>();
      const read: ReadStyles = async (path) => {
        if (!SASS.test(path)) return { css: await readFile(path, 'utf8') };
        const { files = [], ...text } = await sassText(path, projectDir);
        for (const file of files) {
          loaded.add(relativePath(projectDir, file));
          onAsked?.(file);
        }
        return text;
      };
      onEnd(async ({ metafile, warnings }) => {
        if (metafile === undefined) return;
        // esbuild does not know the files that Sass loads.
        for (const file of loaded) metafile.inputs[file] ??= { bytes: 0, imports: [] };
        // The code for browsers is a part of that for the server.
        if (initialOptions.platform !== 'node') return;
        const unknown = await unknownClasses(metafile, classes, { projectDir, content });
        // esbuild would return them without their diagnostics.
        warnings.push(...unknown.map(problemWarning));
      });
      onLoad({ filter: SASS, namespace: 'file' }, async ({ path }) => {
        if (/\.module\.\w+$/i.test(path)) return undefined;
        const { css, ...found } = await read(path);
        return css === undefined
          ? found
          : { ...found, contents: css, loader: 'css', resolveDir: dirname(path) };
      });
      onLoad({ filter: CSS_MODULE, namespace: 'file' }, async ({ path }) => {
        const { css, ...found } = await read(path);
        if (css === undefined) return found;
        const {
          names,
          styles,
          warnings,
          errors = [],
        } = await compileCssModule(path, css, {
          projectDir,
          read,
          find: (specifier, importer) => {
            const resolveDir = dirname(importer);
            // A name without `./` may be that of a file, too.
            onAsked?.(join(resolveDir, specifier));
            return resolve(specifier, { kind: 'composes-from', importer, resolveDir });
          },
        });
        classes.set(relativePath(projectDir, path), new Set(Object.keys(names)));
        for (const [file, text] of styles) {
          compiled.set(file, text);
          loaded.add(relativePath(projectDir, file));
        }
        const imports = Array.from(
          styles.keys(),
          (file) => `import ${JSON.stringify(`${MODULE_STYLES}:${file}`)};\n`,
        );
        return {
          ...found,
          warnings,
          errors: errors.map((error) => messageFor(relativePath(projectDir, path), error)),
          contents: imports.join('') + exportsOf(names),
          loader: 'js',
          resolveDir: dirname(path),
        };
      });
      onResolve({ filter: new RegExp(`^${MODULE_STYLES}:`) }, ({ path }) => ({
        path: path.slice(MODULE_STYLES.length + 1),
        namespace: MODULE_STYLES,
      }));
      onLoad({ filter: /.*/, namespace: MODULE_STYLES }, ({ path }) => ({
        contents: compiled.get(path) ?? '',
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
}

/** Classes are properties of the default export, and also named exports, except for `default`. */
function exportsOf(names: Readonly<Record<string, string>>): string {
  const named = Object.entries(names)
    .filter(([name]) => name !== 'default')
    .map(([name, value], index) => {
      const variable = `name${index}`;
      return `const ${variable} = ${JSON.stringify(value)};\nexport { ${variable} as ${JSON.stringify(name)} };\n`;
    });
  return `${named.join('')}export default ${JSON.stringify(names)};\n`;
}
