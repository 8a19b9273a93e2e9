import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { MAX_TEXT_SIZE, statRegularFile } from '@docgen/files/read-file';
import { unreadable } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import type {
  Message,
  Note,
  OnLoadResult,
  OnResolveResult,
  PartialMessage,
  Plugin,
  ResolveResult,
} from 'esbuild';
import { isBuildFailure } from '../build-failure.ts';
import type { BundleInput } from '../bundle-input.ts';
import { problemMessage } from '../problem-message.ts';
import { isStylesheet } from './stylesheet.ts';

/** The text of a stylesheet as CSS, or what is wrong with it. */
export type ReadStyles = (path: string) => Promise<OnLoadResult & { readonly css?: string }>;

interface CompileInput extends Pick<BundleInput, 'projectDir'> {
  readonly read: ReadStyles;
  /** Resolves what a file names in `composes: … from`, as the outer bundle resolves imports. */
  readonly find: (specifier: string, importer: string) => Promise<ResolveResult>;
  /** Absolute paths of the files whose classes are composed of those of this one. @default none */
  readonly around?: readonly string[];
}

interface CompiledModule extends Pick<OnLoadResult, 'errors' | 'warnings'> {
  /** Names in the HTML by those in the file; several for a class that is composed of others. */
  readonly names: Readonly<Record<string, string>>;
  /**
   * CSS with these names, by the absolute path of the file. Files in `composes: … from`, and those in
   * theirs, come before the file, so that its rules override theirs.
   */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Gives the classes of a file names that no other file uses.
 *
 * @param path - Absolute path of the file.
 * @param css - The file's text, compiled to CSS if it is Sass.
 */
export async function compileCssModule(
  path: string,
  css: string,
  input: CompileInput,
): Promise<CompiledModule> {
  const { build } = await import('esbuild');
  const files = new Map([[stylesName(path, input.projectDir), path]]);
  const compiling: Compiling = { path, css, files, composed: new Map() };
  const result = await build({
    entryPoints: { module: path },
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    // Removes the empty rules of `onlyNames`.
    minifySyntax: true,
    logLevel: 'silent',
    plugins: [modulePlugin(compiling, input)],
  }).catch((error: unknown) => {
    if (isBuildFailure(error)) return error;
    throw error;
  });
  const warnings = located(result.warnings, compiling, input);
  if (!('outputFiles' in result)) {
    const errors = located(result.errors, compiling, input);
    return { names: {}, styles: new Map(), warnings, errors };
  }
  const text = (extension: string) =>
    result.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  // The script consists of one object of strings.
  const script = Buffer.from(text('.js')).toString('base64');
  const { default: names }: { readonly default: Readonly<Record<string, string>> } = await import(
    `data:text/javascript;base64,${script}`
  );
  const { composed } = compiling;
  const ofOthers = [...files.values()].flatMap((file) => [...(composed.get(file)?.styles ?? [])]);
  return {
    names: withComposed(names, composed.values()),
    styles: new Map([...ofOthers, [path, text('.css')]]),
    warnings,
  };
}

/** A file that is compiled, with what is known of the files that its classes are composed of. */
interface Compiling {
  /** Absolute. */
  readonly path: string;
  readonly css: string;
  /**
   * Absolute paths of these files and of the file itself, by the name from which esbuild derives
   * those of classes, in the order of their use.
   */
  readonly files: Map<string, string>;
  /** By absolute path. */
  readonly composed: Map<string, CompiledModule>;
}

/** The plugin that gives esbuild the file, and of those that it is composed of only the names. */
function modulePlugin(compiling: Compiling, input: CompileInput): Plugin {
  const { path, css, files, composed } = compiling;
  return {
    name: 'docgen-css-module',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /.*/ }, ({ kind, namespace, path: specifier }) => {
        if (kind === 'entry-point') return { path: specifier, namespace: 'entry' };
        if (namespace === 'entry')
          return { path: stylesName(path, input.projectDir), namespace: 'styles' };
        // Other references in the styles are resolved by the outer bundle.
        if (kind !== 'composes-from') return { path: specifier, external: true };
        return resolveComposed(specifier, compiling, input);
      });
      onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
        contents: `export { default } from 'styles';`,
      }));
      onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path: name }) => {
        const file = files.get(name) ?? path;
        if (file === path) return { contents: css, loader: 'local-css' };
        const { css: text, ...found } = await input.read(file);
        if (text === undefined) return found;
        const around = [...(input.around ?? []), path];
        const module = await compileCssModule(file, text, { ...input, around });
        composed.set(file, module);
        const { names, styles, ...told } = module;
        return { ...told, contents: onlyNames(names), loader: 'local-css' };
      });
    },
  };
}

/** Finds a file that is named in `composes: … from`. */
async function resolveComposed(
  specifier: string,
  { path, files }: Compiling,
  { find, around = [], projectDir }: CompileInput,
): Promise<OnResolveResult> {
  const { path: target, errors } = await find(specifier, path);
  if (errors.length > 0) return { errors };
  if (!isStylesheet(target)) return { errors: [noStyles(specifier)] };
  if (around.includes(target)) return { errors: [circle(specifier)] };
  try {
    statRegularFile(target, MAX_TEXT_SIZE);
  } catch (error) {
    if (!existsSync(target)) return { errors: [{ text: `Could not resolve "${specifier}"` }] };
    return { errors: [problemMessage(unreadable(relativePath(projectDir, target), error))] };
  }
  const name = stylesName(target, projectDir);
  files.set(name, target);
  return { path: name, namespace: 'styles' };
}

/** Messages of esbuild with the names of files instead of those that it knows. */
function located(
  messages: readonly Message[],
  { files }: Compiling,
  { projectDir }: CompileInput,
): PartialMessage[] {
  const fileOf = (name: string) => {
    const file = files.get(name.replace(/^styles:/, ''));
    return file && relativePath(projectDir, file);
  };
  const note = ({ text, location }: Note) => ({
    text: text.replace(/styles:[^"]+/g, (name) => fileOf(name) ?? name),
    location: location && { ...location, file: fileOf(location.file) ?? location.file },
  });
  return messages.map((message) => ({
    ...note(message),
    notes: message.notes.map(note),
    detail: message.detail,
  }));
}

/** CSS without styles, for a file whose classes have these names. */
function onlyNames(names: CompiledModule['names']): string {
  return Object.keys(names)
    .map((name) => `.${identifier(name)}{}`)
    .join('\n');
}

/** Adds to the classes of other files those that they are composed of. */
function withComposed(
  names: CompiledModule['names'],
  composed: Iterable<CompiledModule>,
): CompiledModule['names'] {
  // The last one is the class itself.
  const parts = new Map(
    [...composed].flatMap((module) =>
      Object.values(module.names).map((value) => [value.split(' ').at(-1), value.split(' ')]),
    ),
  );
  return Object.fromEntries(
    Object.entries(names).map(([name, value]) => {
      const all = value.split(' ').flatMap((part) => parts.get(part) ?? [part]);
      return [name, [...new Set(all)].join(' ')];
    }),
  );
}

/** A name in the syntax of CSS. */
function identifier(name: string): string {
  return name.replace(/^-?(?:\d|$)|[^\w\u0080-\uffff-]/g, (text) =>
    Array.from(text, (character) => `\\${character.charCodeAt(0).toString(16)} `).join(''),
  );
}

function noStyles(specifier: string) {
  return problemMessage({
    code: 'bundle-error',
    severity: 'error',
    message: `"${specifier}" is no stylesheet in CSS or Sass, so no class can be composed of its classes.`,
    hint: 'Name a CSS module, such as "./boxes.module.css".',
  });
}

function circle(specifier: string) {
  return problemMessage({
    code: 'bundle-error',
    severity: 'error',
    message: `Classes of "${specifier}" are composed of classes of this file, so those of this file cannot be composed of them.`,
    hint: 'Move the classes that both files need into a third one.',
  });
}

/** A name for a file, from which esbuild derives those of its classes. */
function stylesName(path: string, projectDir: string): string {
  const id = relativePath(projectDir, path);
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 5);
  return `${basename(path).replace(/\.module\.\w+$/i, '')}-${hash}.css`;
}
