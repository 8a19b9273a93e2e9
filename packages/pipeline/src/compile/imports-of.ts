import { posix } from 'node:path';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { CompiledDoc } from './compile-doc.ts';

/**
 * Project files that a page and the Markdown files in it import, relative to the project folder.
 */
export function importsOf({ parts }: Pick<CompiledDoc, 'parts'>): string[] {
  return parts.flatMap(({ imports }) => imports.flatMap((each) => importedPath(each) ?? []));
}

function importedPath({ specifier, place }: PageImport): string | undefined {
  const path = specifier.replace(/^!!raw-loader!|\?raw$/g, '');
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  return /^\.\.?\//.test(path) ? posix.join(posix.dirname(place.file), path) : undefined;
}
