import { createHash, type Hash } from 'node:crypto';
import { basename } from 'node:path';
import { HASH_DIGITS } from '@docgen/files/hashed-path';

/** A script or stylesheet from esbuild. */
export interface BundledText {
  /** Its path ends with a name, esbuild's hash, and an extension: `assets/entry-ABCDEFGH.js`. */
  readonly path: string;
  readonly text: string;
  /**
   * The modules that it was bundled from, which distinguish it from other files with the same text.
   */
  readonly modules: readonly string[];
}

/**
 * esbuild's result for `[name]-[hash]`, with the hash in base32. The lookbehind keeps the search
 * linear.
 */
const HASHED_NAME = /(?<![\w-])([\w-]+-)[A-Z2-7]{8}(\.(?:js|css))\b/g;

/**
 * Computes names for the files of a bundle whose hashes depend only on the contents of the files
 * and of those that they refer to. The hashes of esbuild also depend on the locations of modules,
 * so the same site would have other names on another machine.
 *
 * @returns A function that replaces esbuild's names in a path or in a text.
 */
export function contentNames(files: readonly BundledText[]): (text: string) => string {
  const digests = new Map<string, string>();
  const references = new Map<string, readonly string[]>();
  const known = new Set(files.map(({ path }) => basename(path)));
  for (const { path, text, modules } of files) {
    const found = new Set<string>();
    const stripped = text.replace(HASHED_NAME, (name, start: string, extension: string) => {
      if (!known.has(name)) return name;
      found.add(name);
      return start + extension;
    });
    const parts = [path.replace(HASHED_NAME, '$1$2'), stripped, ...modules];
    digests.set(basename(path), sha256().update(JSON.stringify(parts)).digest('hex'));
    references.set(basename(path), [...found]);
  }
  const names = new Map(
    Array.from(known, (name) => {
      const hash = sha256();
      addClosure(name, hash, new Set());
      const own = `$1${hash.digest('hex').slice(0, HASH_DIGITS.bundle)}$2`;
      return [name, name.replace(HASHED_NAME, own)];
    }),
  );
  return (text) => text.replace(HASHED_NAME, (name) => names.get(name) ?? name);

  /**
   * Files may refer to each other in cycles, so a hash cannot be computed from the hashes of
   * references.
   */
  function addClosure(name: string, hash: Hash, seen: Set<string>): void {
    seen.add(name);
    hash.update(digests.get(name) ?? '');
    for (const reference of references.get(name) ?? []) {
      if (!seen.has(reference)) addClosure(reference, hash, seen);
    }
  }
}

function sha256(): Hash {
  return createHash('sha256');
}
