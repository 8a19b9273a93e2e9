import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScript } from '@docgen/files/run-script';
import { type CodeCacheInput, openCodeCache } from '@docgen/memo/code-cache';
import type * as packedParts from './packed-parts.ts';

/**
 * Loads docgen's code for Node as scripts: modules take time to find, and cannot use V8's code
 * cache.
 */
export interface PackedCode {
  /** Loads the code of the CLI and the API, once. */
  readonly parts: () => typeof packedParts;
  /** See `CodeCache.run`. */
  readonly run: (file: string) => unknown;
  /** See `CodeCache.close`. */
  readonly close: (keep: boolean) => void;
}

/**
 * @param from - URL (`import.meta.url`) of one of the package's entries.
 * @param kept - Where compiled code is cached; by default, it is not cached.
 */
export function packedCode(from: string, kept?: Omit<CodeCacheInput, 'version'>): PackedCode {
  const at = (path: string) => fileURLToPath(new URL(path, from));
  const { run, close } =
    kept === undefined
      ? { run: (file: string) => runScript(file), close() {} }
      : openCodeCache({ ...kept, version: readFileSync(at('./bundle-hash.txt'), 'utf8') });
  let parts: typeof packedParts | undefined;
  return {
    parts() {
      parts ??= run(at('./packed.js')) as typeof packedParts;
      return parts;
    },
    run,
    close,
  };
}
