import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScript } from '@docgen/files/run-script';
import { type CodeCacheInput, openCodeCache } from '@docgen/memo/code-cache';
import type * as packedParts from './packed-parts.ts';

/** How docgen's code for Node is loaded: modules take time to find, and keep nothing of V8's work. */
export interface PackedCode {
  /** Reads and runs what the command and the interface for programs consist of, once. */
  readonly parts: () => typeof packedParts;
  /** As `CodeCache.run`. */
  readonly run: (file: string) => unknown;
  /** As `CodeCache.save`. */
  readonly save: () => void;
}

/**
 * @param from - Address (`import.meta.url`) of one of the package's entries.
 * @param kept - Where its compiled code is kept; nowhere by default.
 */
export function packedCode(
  from: string,
  kept?: Pick<CodeCacheInput, 'folder' | 'name'>,
): PackedCode {
  const at = (path: string) => fileURLToPath(new URL(path, from));
  const { run, save } =
    kept === undefined
      ? { run: (file: string) => runScript(file).exports, save() {} }
      : openCodeCache({ ...kept, version: readFileSync(at('./bundle-hash.txt'), 'utf8') });
  let parts: typeof packedParts | undefined;
  return {
    parts() {
      parts ??= run(at('./packed.js')) as typeof packedParts;
      return parts;
    },
    run,
    save,
  };
}
