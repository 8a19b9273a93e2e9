import { writeFileSync } from 'node:fs';
import type { DocPage } from '@docgen/core/page';
import { createSubfolders } from '@docgen/files/folders/subfolders';
import { type PageScan, scanPage } from '@docgen/links/scan-page';
import { articleMarkdown } from '@docgen/twins/article-markdown';

/** What is left to do with a rendered page, and needs nothing of the site. */
export interface PageJobs {
  /**
   * Writes a file; its folders are made as needed, see `createSubfolders`. Throws the file
   * system's error.
   *
   * @param root - Absolute path of a folder that is there.
   * @param path - Path relative to it.
   */
  readonly write: (root: string, path: string, contents: string | Uint8Array) => void;
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
  const roots = new Map<string, (path: string) => string>();
  return {
    // Synchronous calls: with thousands of small files, handing each to another thread of
    // Node's and waiting for it takes longer than writing it.
    write(root, path, contents) {
      const fileAt = roots.get(root) ?? createSubfolders(root);
      roots.set(root, fileAt);
      writeFileSync(fileAt(path), contents);
    },
    scan: scanPage,
    twin: articleMarkdown,
  };
}
