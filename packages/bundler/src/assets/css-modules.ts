import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { relativePath } from '@docgen/files/relative-path';
import type { Note, Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { SASS, sassText } from './sass-text.ts';

/** Namespace of the styles of CSS modules; their names are the absolute paths of their files. */
export const MODULE_STYLES = 'docgen-css-module';

/**
 * Compiles Sass stylesheets and CSS modules (`*.module.css`, `*.module.scss`). esbuild supports CSS
 * modules, but chooses new class names in every minified bundle, and the names in the server bundle
 * have to match those in the browser bundle.
 */
export function cssModules({
  projectDir,
  onAsked,
}: Pick<BundleInput, 'projectDir' | 'onAsked'>): Plugin {
  return {
    name: 'docgen-css-modules',
    setup({ onEnd, onLoad, onResolve }) {
      const compiled = new Map<string, string>();
      const loaded = new Set<string>();
      const read = async (path: string) => {
        if (!SASS.test(path)) return { css: await readFile(path, 'utf8') };
        const { files = [], ...text } = await sassText(path, projectDir);
        for (const file of files) {
          loaded.add(relativePath(projectDir, file));
          onAsked?.(file);
        }
        return text;
      };
      // esbuild does not know the files that Sass loads.
      onEnd(({ metafile }) => {
        if (metafile === undefined) return;
        for (const file of loaded) metafile.inputs[file] ??= { bytes: 0, imports: [] };
      });
      onLoad({ filter: SASS, namespace: 'file' }, async ({ path }) => {
        if (/\.module\.\w+$/i.test(path)) return undefined;
        const { css, ...found } = { css: undefined, ...(await read(path)) };
        return css === undefined
          ? found
          : { ...found, contents: css, loader: 'css', resolveDir: dirname(path) };
      });
      onLoad({ filter: /\.module\.(?:css|s[ac]ss)$/i, namespace: 'file' }, async ({ path }) => {
        const { css, ...found } = { css: undefined, ...(await read(path)) };
        if (css === undefined) return found;
        const file = relativePath(projectDir, path);
        const { names, styles, warnings } = await compile(path, css, file);
        compiled.set(path, styles);
        return {
          ...found,
          warnings: warnings.map((warning) => ({
            ...locatedIn(file, warning),
            notes: warning.notes.map((note) => locatedIn(file, note)),
          })),
          contents: `import ${JSON.stringify(`${MODULE_STYLES}:${path}`)};\n${exportsOf(names)}`,
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

/** The same message or note about a file, which esbuild knows by the name of its styles. */
function locatedIn<M extends Note>(file: string, message: M): M {
  return { ...message, location: message.location && { ...message.location, file } };
}

/**
 * Gives the classes of a file names that no other file uses.
 *
 * @param css - The file's text, compiled to CSS if it is Sass.
 * @param id - The names are derived from it: the file's path below the project folder.
 * @throws esbuild's `BuildFailure` if the text is not valid CSS.
 */
async function compile(path: string, css: string, id: string) {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 5);
  const name = basename(path).replace(/\.module\.\w+$/i, '');
  const { build } = await import('esbuild');
  const { outputFiles, warnings } = await build({
    entryPoints: { module: path },
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'docgen-css-module',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /.*/ }, (args) =>
            args.kind === 'entry-point'
              ? { path: args.path, namespace: 'entry' }
              : args.namespace === 'entry'
                ? { path: `${name}-${hash}.css`, namespace: 'styles' }
                : // References in the styles are resolved by the outer bundle.
                  { path: args.path, external: true },
          );
          onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
            contents: `export { default } from 'styles';`,
          }));
          onLoad({ filter: /.*/, namespace: 'styles' }, () => ({
            contents: css,
            loader: 'local-css',
          }));
        },
      },
    ],
  });
  const text = (extension: string) =>
    outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  // The script consists of one object of strings.
  const script = Buffer.from(text('.js')).toString('base64');
  const { default: names }: { readonly default: Readonly<Record<string, string>> } = await import(
    `data:text/javascript;base64,${script}`
  );
  return { names, styles: text('.css'), warnings };
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
