import { hash } from 'node:crypto';

/** Digits of base64url: 132 bits, so that no two things of a site ever share a hash. */
const DIGITS = 22;

/**
 * Names contents by their hash.
 *
 * @returns The first 22 digits of the SHA-256 in base64url.
 */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url').slice(0, DIGITS);
}

/** The hash of plain data. The order of keys counts; keys that hold `undefined` do not. */
export function hashOfData(data: unknown): string {
  // The answer to most questions of a memo: whether files of the output are as they were.
  if (data === true) return TRUE;
  return hashOf(JSON.stringify(data) ?? 'undefined');
}

const TRUE = hashOf('true');
