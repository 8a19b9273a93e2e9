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

/** esbuild's hash in base32 in a name of the form `[name]-[hash]`, and the extension. */
const HASH = /-[A-Z2-7]{8}(\.(?:js|css))\b/g;

/** No name of a file has more characters. */
const MOST_CHARACTERS = 255;

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
    const stripped = replaceHashes(text, (name, extension) => {
      if (!known.has(name)) return undefined;
      found.add(name);
      return `-${extension}`;
    });
    const parts = [path.replace(HASH, '-$1'), stripped, ...modules];
    digests.set(basename(path), sha256().update(JSON.stringify(parts)).digest('hex'));
    references.set(basename(path), [...found]);
  }
  const hashes = new Map(
    Array.from(known, (name) => {
      const hash = sha256();
      addClosure(name, hash, new Set());
      return [name, hash.digest('hex').slice(0, HASH_DIGITS.bundle)];
    }),
  );
  return (text) =>
    replaceHashes(text, (name, extension) => {
      const hash = hashes.get(name);
      return hash && `-${hash}${extension}`;
    });

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

/**
 * Replaces esbuild's hashes in a text. Searches for the hashes and not for the names, because half
 * of a script is words that may begin a name.
 *
 * @param replacement - Returns what replaces the hash and the extension of a name; `undefined` to
 *   leave them.
 */
function replaceHashes(
  text: string,
  replacement: (name: string, extension: string) => string | undefined,
): string {
  return text.replace(HASH, (found, extension: string, at: number) => {
    const [start = ''] = /[\w-]*$/.exec(text.slice(Math.max(at - MOST_CHARACTERS, 0), at)) ?? [];
    return replacement(start + found, extension) ?? found;
  });
}

function sha256(): Hash {
  return createHash('sha256');
}
