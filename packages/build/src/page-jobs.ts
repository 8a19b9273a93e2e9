import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DocPage } from '@docgen/core/page';
import { type PageScan, scanPage } from '@docgen/links/scan-page';
import { articleMarkdown } from '@docgen/twins/article-markdown';

/** What is left to do with a rendered page, and needs nothing of the site. */
export interface PageJobs {
  /**
   * Writes a file; its folders are made as needed. Throws the file system's error.
   *
   * @param path - Absolute path.
   */
  readonly write: (path: string, contents: string | Uint8Array) => void;
  /** Reads ids and addresses out of a page, see `scanPage`. */
  readonly scan: (html: string) => PageScan;
  /**
   * Writes the Markdown twin of an authored page, see `articleMarkdown`.
   *
   * @param article - HTML of the page's article.
   * @param url - Absolute address of the page.
   */
  readonly twin: (
    page: Pick<DocPage, 'title' | 'description'>,
    article: string,
    url: string,
  ) => string;
}

export function createPageJobs(): PageJobs {
  const folders = new Set<string>();
  return {
    // Synchronous calls: with thousands of small files, handing each to another thread of
    // Node's and waiting for it takes longer than writing it.
    write(path, contents) {
      const folder = dirname(path);
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        folders.add(folder);
      }
      writeFileSync(path, contents);
    },
    scan: scanPage,
    twin: articleMarkdown,
  };
}
