import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { PageImport } from '@docgen/content/page-imports';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import type { BuildFailure, Message } from 'esbuild';
import { ThemeFailure } from '../load-theme.ts';
import { docusaurusModule } from '../resolve/docusaurus-modules.ts';
import { unresolvedImport } from '../resolve/unresolved-import.ts';
import { problemOfMessage } from './problem-message.ts';

export interface BundleDiagnosticsInput {
  /** What bundling threw. */
  readonly error: unknown;
  /** The imports of all pages, for their places: esbuild sees the pages compiled. */
  readonly imports: readonly PageImport[];
  /** Absolute path of the project folder. */
  readonly projectDir: string;
}

/**
 * Turns esbuild's messages about the user's code, and what their theme throws, into diagnostics.
 *
 * @throws The error itself when it is not a failed build: that is a bug.
 */
export function bundleDiagnostics({
  error,
  imports,
  projectDir,
}: BundleDiagnosticsInput): Diagnostic[] {
  if (error instanceof ThemeFailure) return [...error.diagnostics];
  if (!isBuildFailure(error)) throw error;
  return error.errors.map((message) => {
    const place =
      placeOf(message, imports) ?? importOf(problemOfMessage(message), imports, projectDir);
    // What a plugin has found may be somewhere else than the import that led to it.
    const problem = problemOf(message, place?.file, projectDir);
    return isOutside(problem.place) && place
      ? { ...problem, place }
      : { ...(place && { place }), ...problem };
  });
}

/** The import that leads to a file outside of the project; esbuild names only where links lead. */
function importOf(
  problem: Diagnostic | undefined,
  imports: readonly PageImport[],
  projectDir: string,
): Place | undefined {
  if (!isOutside(problem?.place)) return undefined;
  const path = problem?.place?.file;
  return imports.find(({ specifier, place }) => {
    try {
      return realpathSync(join(projectDir, dirname(place.file), specifier)) === path;
    } catch {
      return false;
    }
  })?.place;
}

function isOutside(place: Place | undefined): boolean {
  return place !== undefined && isAbsolute(place.file);
}

function problemOf(
  message: Message,
  importer: string | undefined,
  projectDir: string,
): Omit<Diagnostic, 'place'> & { place?: Place } {
  const own = problemOfMessage(message);
  if (own !== undefined) return own;
  const [, missing] = /^Could not resolve "(.+)"$/.exec(message.text) ?? [];
  if (missing !== undefined) return unresolvedImport(missing, importer, projectDir);
  const [, name] = /^No matching export in ".+" for import "(.+)"$/.exec(message.text) ?? [];
  if (name !== undefined) return missingExport(name, specifierIn(message));
  const hint = message.notes.map((note) => note.text).join(' ');
  return {
    code: 'bundle-error',
    severity: 'error',
    message: message.text,
    ...(hint === '' ? {} : { hint }),
  };
}

function missingExport(name: string, specifier = 'The module') {
  const what = name === 'default' ? 'default export' : `export "${name}"`;
  const known = docusaurusModule(specifier)?.exports;
  return {
    code: 'missing-export',
    severity: 'error',
    message: `"${specifier}" has no ${what}.`,
    hint:
      known === undefined
        ? 'Export it there, or correct the name.'
        : `docgen's equivalent of the module exports ${known.join(', ')}.`,
  } as const;
}

/** In a compiled page the place is that of the import in its source. */
function placeOf(message: Message, imports: readonly PageImport[]): Place | undefined {
  const { location } = message;
  if (location === null) return undefined;
  const file = location.file.replace(/^docgen-page:/, '');
  if (!/\.mdx?$/.test(file)) return { file, line: location.line, column: location.column + 1 };
  const specifier = specifierIn(message);
  const written = imports.find(
    (entry) => entry.place.file === file && entry.specifier === specifier,
  );
  return written?.place ?? { file };
}

/** The module that the statement at a message's location imports from. */
function specifierIn({ location }: Message): string | undefined {
  const line = location?.lineText ?? '';
  return /(?:from|import|require\(|import\()\s*["']([^"']+)["']/.exec(line)?.[1];
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);
}
