import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MAX_TEXT_SIZE, statRegularFile } from '@docgen/files/read-file';
import { unreadable } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import type { Message, Note, OnLoadResult, Plugin, ResolveResult } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { isBuildFailure } from '../report/build-failure.ts';
import { problemMessage } from '../report/problem-message.ts';
import { SASS, sassText } from './sass-text.ts';
import { isStylesheet } from './stylesheet.ts';

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
    setup({ onEnd, onLoad, onResolve, resolve }) {
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
        const { names, styles, composed, ...messages } = await compile(path, css, {
          projectDir,
          read,
          find: (specifier, importer) => {
            const resolveDir = dirname(importer);
            // A name without `./` may be that of a file, too.
            onAsked?.(join(resolveDir, specifier));
            return resolve(specifier, { kind: 'composes-from', importer, resolveDir });
          },
        });
        compiled.set(path, styles);
        for (const file of composed) loaded.add(relativePath(projectDir, file));
        return {
          ...found,
          ...messages,
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

/** The text of a stylesheet as CSS, or what is wrong with it. */
type ReadStyles = (path: string) => Promise<OnLoadResult & { readonly css?: string }>;

interface CompileInput extends Pick<BundleInput, 'projectDir'> {
  readonly read: ReadStyles;
  /** Resolves what a file names in `composes: … from`, as the outer bundle resolves imports. */
  readonly find: (specifier: string, importer: string) => Promise<ResolveResult>;
}

interface CompiledModule extends Pick<OnLoadResult, 'errors' | 'warnings'> {
  /** Names in the HTML by those in the file; several for a class that is composed of others. */
  readonly names: Readonly<Record<string, string>>;
  /** CSS with these names, including that of composed files. */
  readonly styles: string;
  /** Absolute paths of the files in `composes: … from`, and of those in theirs. */
  readonly composed: readonly string[];
}

/**
 * Gives the classes of a file names that no other file uses.
 *
 * @param path - Absolute path of the file.
 * @param css - The file's text, compiled to CSS if it is Sass.
 */
async function compile(
  path: string,
  css: string,
  { projectDir, read, find }: CompileInput,
): Promise<CompiledModule> {
  const { build } = await import('esbuild');
  const files = new Map([[stylesName(path, projectDir), path]]);
  const fileOf = (name: string) => {
    const file = files.get(name.replace(/^styles:/, ''));
    return file && relativePath(projectDir, file);
  };
  const located = ({ text, location }: Note) => ({
    text: text.replace(/styles:[^"]+/g, (name) => fileOf(name) ?? name),
    location: location && { ...location, file: fileOf(location.file) ?? location.file },
  });
  const messages = (all: readonly Message[]) =>
    all.map((message) => ({
      ...located(message),
      notes: message.notes.map(located),
      detail: message.detail,
    }));
  const result = await build({
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
          onResolve({ filter: /.*/ }, async (args) => {
            if (args.kind === 'entry-point') return { path: args.path, namespace: 'entry' };
            if (args.namespace === 'entry') {
              return { path: stylesName(path, projectDir), namespace: 'styles' };
            }
            const importer = files.get(args.importer) ?? path;
            // Other references in the styles are resolved by the outer bundle, relative to the file.
            if (args.kind !== 'composes-from') {
              const isMoved = importer !== path && isRelative(args.path);
              const moved = `./${relativePath(dirname(path), join(dirname(importer), args.path))}`;
              return { path: isMoved ? moved : args.path, external: true };
            }
            const { path: target, errors } = await find(args.path, importer);
            if (errors.length > 0) return { errors };
            if (!isStylesheet(target)) return { errors: [noStyles(args.path)] };
            try {
              statRegularFile(target, MAX_TEXT_SIZE);
            } catch (error) {
              if (!existsSync(target))
                return { errors: [{ text: `Could not resolve "${args.path}"` }] };
              const file = relativePath(projectDir, target);
              return { errors: [problemMessage(unreadable(file, error))] };
            }
            const name = stylesName(target, projectDir);
            files.set(name, target);
            return { path: name, namespace: 'styles' };
          });
          onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
            contents: `export { default } from 'styles';`,
          }));
          onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path: name }) => {
            const file = files.get(name) ?? path;
            const { css: text, ...found } = file === path ? { css } : await read(file);
            return { ...found, contents: text ?? '', loader: 'local-css' };
          });
        },
      },
    ],
  }).catch((error: unknown) => {
    if (isBuildFailure(error)) return error;
    throw error;
  });
  const composed = [...files.values()].slice(1);
  const warnings = messages(result.warnings);
  if (!('outputFiles' in result)) {
    return { names: {}, styles: '', composed, warnings, errors: messages(result.errors) };
  }
  const text = (extension: string) =>
    result.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  // The script consists of one object of strings.
  const script = Buffer.from(text('.js')).toString('base64');
  const { default: names }: { readonly default: Readonly<Record<string, string>> } = await import(
    `data:text/javascript;base64,${script}`
  );
  return { names, styles: text('.css'), composed, warnings };
}

function noStyles(specifier: string) {
  return problemMessage({
    code: 'bundle-error',
    severity: 'error',
    message: `"${specifier}" is no stylesheet in CSS or Sass, so no class can be composed of its classes.`,
    hint: 'Name a CSS module, such as "./boxes.module.css".',
  });
}

/** Whether a reference in a stylesheet is a path relative to it. */
function isRelative(reference: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/#~@])/i.test(reference);
}

/** A name for a file, from which esbuild derives those of its classes. */
function stylesName(path: string, projectDir: string): string {
  const id = relativePath(projectDir, path);
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 5);
  return `${basename(path).replace(/\.module\.\w+$/i, '')}-${hash}.css`;
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
