import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type PageScan, scanPage } from '@docgen/links/scan-page';

/** What is left to do with a rendered page, and needs nothing of the site. */
export type PageJob =
  | {
      readonly kind: 'write';
      /** Absolute path of the file. Folders are made as needed. */
      readonly path: string;
      readonly contents: string | Uint8Array;
    }
  | { readonly kind: 'scan'; readonly html: string };

/** `undefined` for a file that was written. */
export type PageJobResult = PageScan | undefined;

/**
 * Makes the function that does such jobs.
 *
 * @returns A function that throws the file system's error when a file cannot be written.
 */
export function createPageJobs(): (job: PageJob) => PageJobResult {
  const folders = new Set<string>();
  return (job) => {
    if (job.kind === 'scan') return scanPage(job.html);
    // Synchronous calls: with thousands of small files, handing each to another thread of
    // Node's and waiting for it takes longer than writing it.
    const folder = dirname(job.path);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    writeFileSync(job.path, job.contents);
    return undefined;
  };
}
