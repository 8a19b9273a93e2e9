import { writeFileSync } from 'node:fs';
import { createSubfolders } from '@docgen/files/folders/subfolders';
import { scanPage } from '@docgen/links/scan-page';
import { hashOf } from '@docgen/memo/hash-of';
import { articleSections } from '@docgen/search/article-sections';
import { type IndexedPages, indexPages } from '@docgen/search/index-pages';
import { articleMarkdown } from '@docgen/twins/article-markdown';

/** What is left to do with a rendered page, and needs nothing of the site. */
export type PageJobs = ReturnType<typeof createPageJobs>;

export function createPageJobs() {
  const roots = new Map<string, (path: string) => string>();
  return {
    /**
     * Writes a file; its folders are made as needed, see `createSubfolders`. Throws the file
     * system's error.
     *
     * @param root - Absolute path of a folder that is there.
     * @param path - Path relative to it.
     * @returns The hash of the contents.
     */
    write(root: string, path: string, contents: string | Uint8Array): string {
      // Synchronous calls: with thousands of small files, handing each to another thread of
      // Node's and waiting for it takes longer than writing it.
      const fileAt = roots.get(root) ?? createSubfolders(root);
      roots.set(root, fileAt);
      writeFileSync(fileAt(path), contents);
      return hashOf(contents);
    },
    scan: scanPage,
    twin: articleMarkdown,
    sections: articleSections,
    /** @param pages - `SearchPage[]` as JSON: a text is quickly passed on. */
    index: (pages: string): IndexedPages => indexPages(JSON.parse(pages)),
  };
}
