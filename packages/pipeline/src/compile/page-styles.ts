import { join } from 'node:path';
import type { PageStyles } from '@docgen/bundler/bundle-browser';
import type { PageImport } from '@docgen/content/page-imports';
import type { CompiledDoc } from './compile-content.ts';

/**
 * Finds the stylesheets that pages import. Those of an interactive page come with its module.
 *
 * @param interactive - Source files of the interactive pages.
 */
export function pageStyles(
  docs: readonly CompiledDoc[],
  interactive: ReadonlySet<string>,
  projectDir: string,
): PageStyles[] {
  return docs.flatMap(({ doc, parts }): PageStyles[] => {
    const { file } = doc.page;
    const styles = parts.flatMap(({ imports }) => imports).filter(isStylesheet);
    if (styles.length === 0 || interactive.has(file)) return [];
    const lines = styles.map((entry) => `import ${JSON.stringify(pathOf(entry, projectDir))};\n`);
    return [{ file, source: lines.join('') }];
  });
}

function isStylesheet({ specifier }: PageImport): boolean {
  return specifier.endsWith('.css');
}

function pathOf({ specifier, place }: PageImport, projectDir: string): string {
  return /^\.\.?\//.test(specifier) ? join(projectDir, place.file, '..', specifier) : specifier;
}
