import { writeFileSync } from 'node:fs';
import { remember } from '@docgen/core/basics/remember';
import { joinPieces, type TextPieces } from '@docgen/core/strings/text-pieces';
import { createSubfolders } from '@docgen/files/folders/subfolders';
import { joinScans, type PageAddresses, type PageScan, scanPage } from '@docgen/links/scan-page';
import { type Encoded, encode } from '@docgen/memo/encoded';
import { hashOf } from '@docgen/memo/hash-of';
import { articleSections } from '@docgen/search/article-sections';
import { type IndexedPages, indexPages } from '@docgen/search/index-pages';
import { type ArticlePage, articleMarkdown } from '@docgen/twins/article-markdown';
import { readHtml } from '@docgen/twins/html/read-html';

/** The data that the link check needs of a page, in the format of the memo. */
export interface EncodedScan {
  readonly ids: Encoded<PageScan['ids']>;
  readonly addresses: Encoded<PageAddresses>;
}

/** A file that was written. */
export interface WrittenPage {
  /** Size in bytes. */
  readonly size: number;
  /** Hash of its contents. */
  readonly hash: string;
}

/** Number of frames whose scans are kept; a site has few frames. */
const MOST_FRAMES = 100;

/** The jobs for a rendered page that need no other data of the site. */
export type PageJobs = ReturnType<typeof createPageJobs>;

export function createPageJobs() {
  const subfoldersOf = remember(createSubfolders);
  const scanFrame = remember(scanPage, MOST_FRAMES);
  // A page's twin and its sections share the parsed tree; neither modifies it.
  const readArticle = remember(readHtml, 1);
  return {
    /**
     * Writes a file and creates its folders, see `createSubfolders`. Throws the file system's
     * error.
     *
     * @param root - Absolute path of an existing folder.
     * @param path - Path relative to it.
     */
    write(root: string, path: string, contents: TextPieces | Uint8Array): WrittenPage {
      // Synchronous, because with thousands of small files, passing each to another thread of Node
      // and waiting for it takes longer than writing it.
      const bytes = contents instanceof Uint8Array ? contents : Buffer.from(joinPieces(contents));
      writeFileSync(subfoldersOf(root)(path), bytes);
      return { size: bytes.byteLength, hash: hashOf(bytes) };
    },
    scan: (page: TextPieces): PageScan => scanPage(joinPieces(page)),
    /**
     * Scans a page for the data that is cached.
     *
     * @param frame - The HTML around it, which many pages share.
     */
    parts(page: TextPieces, frame: string): EncodedScan {
      const { ids, ...addresses } = joinScans(scanPage(joinPieces(page)), scanFrame(frame));
      return { ids: encode(ids), addresses: encode(addresses) };
    },
    twin: (page: ArticlePage, html: string, url: string): string =>
      articleMarkdown(page, html, url, readArticle),
    sections: (title: string, html: string) => articleSections(title, html, readArticle),
    /** @param pages - `SearchPage[]` as JSON, because strings are passed to the thread quickly. */
    index: (pages: string): Encoded<IndexedPages> => encode(indexPages(JSON.parse(pages))),
  };
}
