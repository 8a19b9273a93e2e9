import { readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { PageImport } from '@docgen/content/program/page-imports';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import {
  type Checked,
  type Diagnostic,
  distinctDiagnostics,
  type Place,
} from '@docgen/core/diagnostic';
import { isConflictMarker, MERGE_HINT } from '@docgen/core/sources/merge-conflict';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { sourcePlace } from '@docgen/core/sources/source-place';
import { relativePath } from '@docgen/files/relative-path';
import type { BuildFailure, Location, Message } from 'esbuild';
import { isBuildFailure } from '../build-failure.ts';
import type { BundleInput } from '../bundle-input.ts';
import { GENERATED, MODULE_STYLES, PAGE } from '../namespaces.ts';
import { filesOfMessage, MISSING_FILE, problemOfMessage } from '../problem-message.ts';
import { createFolderNames } from '../resolve/folder-names.ts';
import { missingExport, unmatchedImport } from '../resolve/missing-export.ts';
import { type ImportPlace, unresolvedImport } from '../resolve/unresolved-import.ts';
import { markedRange } from './marked-range.ts';
import { sortNotes } from './sort-notes.ts';

/** The result of a run of esbuild. */
interface CheckedBundle<T> extends Checked<T | undefined> {
  /** The files with errors, as named by esbuild. */
  readonly files: readonly string[];
}

/**
 * Awaits a run of esbuild.
 *
 * @returns `undefined`, with esbuild's messages, if the user's code does not bundle.
 * @throws Any other error: a bug, or the end of esbuild's process.
 */
export async function checkedBundle<T>(
  bundling: Promise<T>,
  { content, projectDir }: Pick<BundleInput, 'content' | 'projectDir'>,
): Promise<CheckedBundle<T>> {
  try {
    return { value: await bundling, diagnostics: [], files: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const { imports } = await content;
    return {
      value: undefined,
      diagnostics: bundleDiagnostics(error, imports, projectDir),
      files: error.errors.flatMap(filesOfMessage),
    };
  }
}

const NOT_RESOLVED = /^Could not resolve "(.+)"$/;

/** Converts esbuild's messages about the user's code into diagnostics. */
function bundleDiagnostics(
  { errors }: BuildFailure,
  imports: readonly PageImport[],
  projectDir: string,
): Diagnostic[] {
  const namesIn = createFolderNames();
  const found = errors.map((message) => {
    const place =
      placeOf(message, imports, projectDir) ??
      importOf(problemOfMessage(message), imports, projectDir);
    // A problem that a plugin reports may be in another file than the import that led to it.
    const problem = problemOf(message, { importer: place?.file, projectDir, namesIn });
    return isOutside(problem.place) && place
      ? { ...problem, place }
      : { ...(place && { place }), ...problem };
  });
  // Several modules of docgen import the same export of a theme.
  return distinctDiagnostics(found);
}

/**
 * The import that resolves to a file outside of the project. esbuild names only the target of a
 * link.
 */
function importOf(
  problem: Diagnostic | undefined,
  imports: readonly PageImport[],
  projectDir: string,
): Place | undefined {
  if (!isOutside(problem?.place)) return undefined;
  const path = problem?.place?.file;
  const target = ({ specifier, place }: PageImport) =>
    orUndefined(() => realpathSync(join(projectDir, dirname(place.file), specifier)));
  return imports.find((each) => target(each) === path)?.place;
}

function isOutside(place: Place | undefined): boolean {
  return place !== undefined && isAbsolute(place.file);
}

function problemOf(
  message: Message,
  importPlace: ImportPlace,
): Omit<Diagnostic, 'place'> & { place?: Place } {
  const { projectDir } = importPlace;
  const own = problemOfMessage(message);
  if (own !== undefined) return own;
  const [, missing] =
    message.text === MISSING_FILE
      ? ['', specifierIn(message, projectDir)]
      : (NOT_RESOLVED.exec(message.text) ?? []);
  if (missing !== undefined) return unresolvedImport(missing, importPlace);
  const name = unmatchedImport(message.text)?.name;
  if (name !== undefined) {
    const specifier = specifierIn(message, projectDir);
    // docgen's own modules import only required exports of a theme by path.
    return message.location?.file.startsWith(GENERATED) && specifier && isAbsolute(specifier)
      ? missingSlots(name, relativePath(projectDir, specifier))
      : missingExport(name, specifier, similarExport(message));
  }
  const [, extension, data = ''] =
    /^No loader is configured for "(\.\w+)" files: (.+)$/.exec(message.text) ?? [];
  if (extension !== undefined) return noData(extension, specifierIn(message) ?? data);
  const { advice, notes } = sortNotes(message.notes, placeInFile);
  // This is a class in `composes: … from`.
  const isClass = /^The name ".+" never appears in ".+"$/.test(message.text);
  const isConflict = isConflictMarker(message.location?.lineText ?? '');
  return {
    code: 'bundle-error',
    severity: 'error',
    message: message.text,
    hint:
      advice ||
      (isClass ? 'Correct the name of the class, or define it in that file.' : undefined) ||
      (isConflict ? MERGE_HINT : undefined),
    ...(notes.length > 0 && { notes }),
  };
}

/** esbuild suggests an export whose name differs by a letter. */
function similarExport({ notes }: Message): string | undefined {
  const found = notes.map(
    ({ text }) => /^Did you mean to import "(.+)" instead\?$/.exec(text)?.[1],
  );
  return found.find((name) => name !== undefined);
}

/** Languages that are compiled to CSS, apart from Sass, which docgen compiles itself. */
const STYLES = /^\.(?:less|styl|stylus|pcss|postcss)$/;

function noData(extension: string, specifier: string) {
  if (STYLES.test(extension)) {
    return {
      code: 'bundle-error',
      severity: 'error',
      message: `Stylesheets in ${extension} files cannot be imported: docgen reads CSS and Sass.`,
      hint: 'Compile the file to CSS before the build, and import that, or write it in Sass.',
    } as const;
  }
  return {
    code: 'bundle-error',
    severity: 'error',
    message: `The data of ${extension} files cannot be imported.`,
    hint: `Import the text: \`import text from '${specifier}?raw'\`. For data, convert the file to JSON. For a file that readers download, link to it.`,
  } as const;
}

function missingSlots(name: string, file: string) {
  const problem = { code: 'theme-slot-missing', severity: 'error', place: { file } } as const;
  // The modules of a theme have named exports, the components for all pages the default one.
  if (name === 'default') {
    return {
      ...problem,
      message: `The module ${file} has no default export, so pages cannot use its components.`,
      hint: 'Export an object with the components by name, such as `export default { Price };`.',
    };
  }
  return {
    ...problem,
    message: `The theme's module ${file} has no export "${name}".`,
    hint: 'Export an object with the slots that this module fills, or remove the file to use the default theme.',
  };
}

/** For a compiled page or CSS module, the place of the import in its source. */
function placeOf(
  message: Message,
  imports: readonly PageImport[],
  projectDir: string,
): Place | undefined {
  const { location } = message;
  if (location === null) return undefined;
  if (location.file.startsWith(GENERATED)) return placeOfImport(message, projectDir);
  const [styles, path] = location.file.split(`${MODULE_STYLES}:`);
  if (styles === '' && path !== undefined) return placeInStyles(path, message, projectDir);
  const file = location.file.replace(new RegExp(`^${PAGE}`), '');
  if (!isMarkdownFile(file)) return placeInFile(location);
  const specifier = specifierIn(message);
  const written = imports.find(
    (entry) => entry.place.file === file && entry.specifier === specifier,
  );
  return written?.place ?? { file };
}

function placeInFile(location: Location): Place {
  const { line, column } = markedRange(location);
  return { file: location.file, line, column };
}

/** The module of the site that a generated module imports, by its absolute path. */
function placeOfImport(message: Message, projectDir: string): Place | undefined {
  const path = specifierIn(message);
  return path && isAbsolute(path) ? { file: relativePath(projectDir, path) } : undefined;
}

/**
 * The place of a missing file's name in a CSS module. esbuild's location is in the compiled styles.
 *
 * @param path - Absolute path of the module.
 */
function placeInStyles(path: string, { text }: Message, projectDir: string): Place {
  const file = relativePath(projectDir, path);
  const [, missing] = NOT_RESOLVED.exec(text) ?? [];
  const source = orUndefined(() => readFileSync(path, 'utf8')) ?? '';
  const index = missing === undefined ? -1 : source.indexOf(missing);
  if (index === -1) return { file };
  return sourcePlace(file, source, index);
}

/**
 * The module that the statement at a message's location imports from. Imported names may be on
 * lines above the line with the specifier.
 *
 * @param projectDir - Absolute path of the project folder. Without it, only the line of the
 *   location is searched.
 */
function specifierIn({ location }: Message, projectDir?: string): string | undefined {
  if (location === null) return undefined;
  const [, specifier] =
    /(?:from|import|require\(|import\()\s*["']([^"']+)["']/.exec(location.lineText) ?? [];
  if (specifier !== undefined || projectDir === undefined) return specifier;
  const text = orUndefined(() => readFileSync(join(projectDir, location.file), 'utf8')) ?? '';
  const rest = text
    .split('\n')
    .slice(location.line - 1)
    .join('\n');
  return /^[^;'"]*?\bfrom\s*["']([^"']+)["']/.exec(rest)?.[1];
}
