import type { SiteConfig } from '@docgen/core/config';
import type { CompiledDoc } from '../compile/compile-doc.ts';
import { importsOf } from '../compile/imports-of.ts';

/**
 * Which pages import which files, kept up to date page by page: with hundreds of changed files, it
 * is asked hundreds of times. Paths are relative to the project folder.
 */
export interface ImportIndex {
  /**
   * Records what a page imports.
   *
   * @param doc - `undefined` if the page no longer exists.
   */
  readonly note: (page: string, doc: CompiledDoc | undefined) => void;
  /** The pages that import a file, directly or indirectly. */
  readonly importersOf: (file: string) => readonly string[];
  /** The files that pages import. */
  readonly imported: () => ReadonlySet<string>;
}

/** Initially, no page imports anything. */
export function createImportIndex(config: Pick<SiteConfig, 'staticFolders'>): ImportIndex {
  const imports = new Map<string, readonly string[]>();
  const importers = new Map<string, Set<string>>();

  function remove(page: string, file: string): void {
    const pages = importers.get(file);
    pages?.delete(page);
    if (pages?.size === 0) importers.delete(file);
  }

  return {
    note(page, doc) {
      for (const file of imports.get(page) ?? []) remove(page, file);
      const files = doc === undefined ? [] : importsOf(doc, config);
      if (files.length === 0) imports.delete(page);
      else imports.set(page, files);
      for (const file of files) importers.set(file, (importers.get(file) ?? new Set()).add(page));
    },
    importersOf: (file) => [...(importers.get(file) ?? [])],
    imported: () => new Set(importers.keys()),
  };
}
