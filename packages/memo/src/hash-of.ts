import { createHash, hash } from 'node:crypto';

/** In base64url, these are 132 bits, enough to rule out collisions. */
const DIGITS = 22;

/**
 * Hashes contents.
 *
 * @returns The first 22 digits of the SHA-256 in base64url.
 */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url').slice(0, DIGITS);
}

/** Hashes contents piece by piece. `end` returns what {@link hashOf} returns for the whole. */
export function startHash(): {
  readonly update: (piece: Uint8Array) => void;
  readonly end: () => string;
} {
  const sum = createHash('sha256');
  return {
    update: (piece) => sum.update(piece),
    end: () => sum.digest('base64url').slice(0, DIGITS),
  };
}

/**
 * The hash of plain data. It depends on the order of keys; keys with the value `undefined` are
 * ignored.
 */
export function hashOfData(data: unknown): string {
  // The answer to most questions of a memo: whether files of the output are as they were.
  if (data === true) return TRUE;
  return hashOf(JSON.stringify(data) ?? 'undefined');
}

const TRUE = hashOf('true');
