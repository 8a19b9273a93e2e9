import type { BrowserFile } from '@docgen/bundler/browser-build';

/** How many bytes of former files are kept. */
const MOST = 30_000_000;

/** Files of earlier bundles, for documents that were loaded with them. */
export interface FormerFiles {
  readonly add: (files: readonly BrowserFile[]) => void;
  /** @param path - Relative to the base path. */
  readonly at: (path: string) => BrowserFile | undefined;
}

/**
 * Initially empty. The files that were added longest ago are dropped first.
 *
 * @param most - How many bytes are kept.
 */
export function createFormerFiles(most = MOST): FormerFiles {
  const kept = new Map<string, BrowserFile>();
  let size = 0;

  function drop({ path }: BrowserFile): void {
    size -= kept.get(path)?.contents.length ?? 0;
    kept.delete(path);
  }

  return {
    at: (path) => kept.get(path),
    add(files) {
      for (const file of files) {
        drop(file);
        kept.set(file.path, file);
        size += file.contents.length;
      }
      for (const file of kept.values()) {
        if (size <= most) break;
        drop(file);
      }
    },
  };
}
