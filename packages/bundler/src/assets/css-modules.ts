import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';

const STYLES = 'docgen-css-module';

/**
 * Compiles CSS modules (`*.module.css`). esbuild can do so itself, but it names
 * classes anew in every bundle that it minifies, and those of the server have to be
 * those of the browser.
 */
export function cssModules({ projectDir }: Pick<BundleInput, 'projectDir'>): Plugin {
  return {
    name: 'docgen-css-modules',
    setup({ onLoad, onResolve }) {
      const compiled = new Map<string, string>();
      onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const { names, styles } = await compile(path, relativePath(projectDir, path));
        compiled.set(path, styles);
        return {
          contents: `import ${JSON.stringify(`${STYLES}:${path}`)};\n${exportsOf(names)}`,
          loader: 'js',
          resolveDir: dirname(path),
        };
      });
      onResolve({ filter: new RegExp(`^${STYLES}:`) }, ({ path }) => ({
        path: path.slice(STYLES.length + 1),
        namespace: STYLES,
      }));
      onLoad({ filter: /.*/, namespace: STYLES }, ({ path }) => ({
        contents: compiled.get(path) ?? '',
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
}

/**
 * Turns the classes of one file into names that no other file has.
 *
 * @param id - What the names are made of: the file's path below the project folder.
 * @throws esbuild's `BuildFailure` when the file is no CSS.
 */
async function compile(path: string, id: string) {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 5);
  const name = basename(path, '.module.css');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
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
                : // What the styles refer to is the outer bundle's business.
                  { path: args.path, external: true },
          );
          onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
            contents: `export { default } from 'styles';`,
          }));
          onLoad({ filter: /.*/, namespace: 'styles' }, async () => ({
            contents: await readFile(path, 'utf8'),
            loader: 'local-css',
          }));
        },
      },
    ],
  });
  const text = (extension: string) =>
    outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  // The script is one object of strings.
  const script = Buffer.from(text('.js')).toString('base64');
  const { default: names }: { readonly default: Readonly<Record<string, string>> } = await import(
    `data:text/javascript;base64,${script}`
  );
  return { names, styles: text('.css') };
}

/** Classes are properties of the default export; those that JavaScript can name are exports, too. */
function exportsOf(names: Readonly<Record<string, string>>): string {
  const named = Object.entries(names)
    .filter(([name]) => name !== 'default')
    .map(([name, value], index) => {
      const variable = `name${index}`;
      return `const ${variable} = ${JSON.stringify(value)};\nexport { ${variable} as ${JSON.stringify(name)} };\n`;
    });
  return `${named.join('')}export default ${JSON.stringify(names)};\n`;
}
