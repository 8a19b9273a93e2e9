import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import { importsOf } from '../compile/imports-of.ts';
import type { LoadedCode } from './load-code.ts';
import { isLoaded } from './loaded-content.ts';

/**
 * The pages that are affected by errors: in their own files, in files that they import, or because
 * their code cannot be loaded.
 *
 * @returns Their source files.
 */
export function faultyPages(
  docs: readonly CompiledDoc[],
  articles: LoadedCode['articles'],
  found: readonly Diagnostic[],
  config: Pick<SiteConfig, 'staticFolders'>,
): ReadonlySet<string> {
  const errors = found.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.flatMap(({ place }) => place?.file ?? []));
  const faulty = docs.filter((doc) => {
    const files = [doc.doc.page.file, ...importsOf(doc, config)];
    return !isLoaded(doc, articles) || files.some((file) => wrong.has(file));
  });
  return new Set(faulty.map(({ doc }) => doc.page.file));
}
