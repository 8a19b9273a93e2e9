import { statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMeanOf, nearestNames } from '@docgen/core/strings/did-you-mean';
import { relativePath } from '@docgen/files/relative-path';
import { withoutRawText } from '../assets/raw-text.ts';
import { isStylesheet } from '../assets/stylesheet.ts';
import { createFolderNames, type FolderNames } from './folder-names.ts';
import { formerNameHint } from './former-name.ts';
import { missingModule } from './missing-module.ts';
import { type MissingPackage, missingPackageHint } from './missing-package.ts';
import { OWN_EXPORTS } from './own-names.ts';
import { packageOf } from './package-of.ts';

/** Where an import is written. */
export interface ImportPlace {
  /** The importing file, relative to the project folder. */
  readonly importer: string | undefined;
  readonly projectDir: string;
  /**
   * The same for all imports that are described together.
   *
   * @default lists the folder anew
   */
  readonly namesIn?: FolderNames;
}

/**
 * Describes an import that cannot be resolved.
 *
 * @param written - Its specifier.
 */
export function unresolvedImport(
  written: string,
  { importer, projectDir, namesIn = createFolderNames() }: ImportPlace,
): Omit<Diagnostic, 'place'> {
  const specifier = withoutRawText(written);
  if (/^(?:https?:)?\/\//.test(specifier)) {
    return problem(
      `"${specifier}" is an address on the web, but only files of the site and of packages can be used here.`,
      'Save the file in the project, or install its package, and name it here.',
    );
  }
  if (specifier.startsWith('/')) {
    return problem(
      `The path "${specifier}" matches no file in a static folder or in the project folder.`,
      'Correct the path. A path that starts with a slash is relative to a static folder or the project folder.',
    );
  }
  const path = pathOf(specifier, importer, projectDir);
  if (path === undefined && isBuiltin(specifier)) {
    // The server bundle resolves it, so the error is from a bundle for browsers.
    return problem(
      `"${specifier}" is a Node module, but the code that imports it also runs in browsers.`,
      'Write the data to a file before the build, such as JSON, and import that, or use a package that works in browsers.',
    );
  }
  if (path === undefined && specifier.startsWith('supergraph-docgen/')) {
    const names = Object.keys(OWN_EXPORTS)
      .map((name) => `"${name}"`)
      .join(', ');
    return problem(`docgen has no module "${specifier}".`, `Import one of ${names}.`);
  }
  if (path === undefined && specifier.includes('!')) {
    return problem(
      `The import "${specifier}" has the syntax of webpack’s loaders, which docgen does not use.`,
      'Write what the loader returns to a file before the build, and import that. The text of a file as it is needs only `?raw` after its path.',
    );
  }
  if (path === undefined) {
    return missingPackage(specifier, { projectDir });
  }
  if (orUndefined(() => statSync(path))?.isDirectory()) {
    return problem(
      `The import "${specifier}" cannot be resolved: the folder ${relativePath(projectDir, path) || '.'} has no index file.`,
      'Name a file in the folder, or add an index.ts to it.',
    );
  }
  const before = specifier.slice(0, specifier.length - basename(path).length);
  // Only base names are compared: with the folder, all of its files would be similar to a long
  // path.
  const nearest = namesIn(dirname(path)).nearest(basename(specifier));
  const alike = nearest.filter((name) => isAlike(name, basename(specifier)));
  const hint = didYouMeanOf(alike.map((name) => before + name));
  const file = relativePath(projectDir, path);
  return problem(
    `The import "${specifier}" cannot be resolved: there is no file ${file}${specifier.startsWith('.') || specifier.startsWith('@site/') ? '' : ', nor a package of that name'}.`,
    hint ?? 'Correct the path. It is relative to the file that contains the import.',
  );
}

/** Whether two similar names of files still are without the extensions that both have. */
function isAlike(name: string, other: string): boolean {
  const [stem, extensions] = partsOf(name);
  const [otherStem, otherExtensions] = partsOf(other);
  return extensions !== otherExtensions || nearestNames(otherStem, [stem]).length > 0;
}

/** `styles` and `.module.css` of `styles.module.css`. */
function partsOf(name: string): [stem: string, extensions: string] {
  const dot = name.includes('.') ? name.indexOf('.') : name.length;
  return [name.slice(0, dot), name.slice(dot)];
}

/** Describes an import of a package that is not installed, or does not offer the imported module. */
export function missingPackage(
  specifier: string,
  where: Omit<MissingPackage, 'name'>,
): Omit<Diagnostic, 'place'> {
  const name = packageOf(specifier);
  const { projectDir, isInConfig = false } = where;
  const missing = missingModule({ specifier, name, projectDir, isInConfig });
  if (missing !== undefined) return problem(missing.message, missing.hint);
  return problem(
    `The package of the import "${specifier}" is not installed.`,
    formerNameHint(specifier) ?? missingPackageHint({ ...where, name }),
  );
}

function problem(message: string, hint: string): Omit<Diagnostic, 'place'> {
  return { code: 'unresolved-import', severity: 'error', message, hint };
}

function pathOf(specifier: string, importer: string | undefined, projectDir: string) {
  if (specifier.startsWith('@site/')) return join(projectDir, specifier.slice('@site/'.length));
  if (importer === undefined) return undefined;
  // In stylesheets, `url(a.png)` is relative to the file.
  if (!/^\.\.?(?:\/|$)/.test(specifier) && !isStylesheet(importer)) return undefined;
  return join(projectDir, dirname(importer), specifier);
}
