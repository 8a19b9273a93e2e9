import { isUtf8 } from 'node:buffer';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { sourcePlace } from '@docgen/core/sources/source-place';

const SAVE_AS_UTF8 = 'Save the file as UTF-8.';

/**
 * Reports why bytes are not UTF-8 text.
 *
 * @param file - Path relative to the project folder, for messages.
 * @returns `not-utf8` or `not-text`; `undefined` if the bytes are text.
 */
export function notText(file: string, bytes: Buffer): Diagnostic | undefined {
  const problem = (
    code: Diagnostic['code'],
    what: string,
    hint: string,
    at: number,
  ): Diagnostic => {
    const before = new TextDecoder().decode(bytes.subarray(0, at));
    const place = sourcePlace(file, before, before.length);
    return { code, severity: 'error', message: `${file} ${what}`, hint, place };
  };
  const order = utf16(bytes);
  if (order !== undefined) {
    const what = `is not UTF-8: it looks like UTF-16 (${order} endian).`;
    return problem('not-utf8', what, SAVE_AS_UTF8, 0);
  }
  if (!isUtf8(bytes)) {
    const at = wrongByte(bytes);
    const what = `is not UTF-8: the byte 0x${bytes[at]?.toString(16)} is not part of a valid character.`;
    return problem('not-utf8', what, SAVE_AS_UTF8, at);
  }
  const nul = bytes.indexOf(0);
  if (nul < 0) return undefined;
  const hint = 'Remove the character. If the file is damaged or is not a text file, replace it.';
  return problem('not-text', 'contains a NUL character, which text files do not.', hint, nul);
}

/** How many bytes of a file are examined to guess its encoding. */
const SAMPLE = 1024;

/**
 * The byte order of UTF-16 text, detected from its byte order mark, or from every other byte being
 * zero, as in text that consists mostly of Latin letters.
 */
function utf16(bytes: Uint8Array): 'little' | 'big' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'little';
  if (first === 0xfe && second === 0xff) return 'big';
  const sample = bytes.subarray(0, SAMPLE);
  if (!sample.includes(0)) return undefined;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  const many = sample.length / 4;
  if (odd > many && even < odd / 8) return 'little';
  if (even > many && odd < even / 8) return 'big';
  return undefined;
}

/**
 * Decoders replace invalid bytes by this character. A file may also contain the character itself.
 */
const REPLACEMENT = '\ufffd';

/** Offset of the first byte that is not part of a valid character. */
function wrongByte(bytes: Buffer): number {
  const character = Buffer.from(REPLACEMENT);
  let offset = 0;
  for (const text of bytes.toString().split(REPLACEMENT)) {
    offset += Buffer.byteLength(text);
    if (!bytes.subarray(offset, offset + character.length).equals(character)) break;
    offset += character.length;
  }
  return offset;
}
