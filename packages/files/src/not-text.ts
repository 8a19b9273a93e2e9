import type { Diagnostic } from '@docgen/core/diagnostic';

/**
 * Tells why bytes are no text in UTF-8.
 *
 * @param file - Path relative to the project folder, for messages.
 * @returns `not-utf8` or `not-text`; `undefined` for text.
 */
export function notText(file: string, bytes: Uint8Array): Diagnostic | undefined {
  const order = utf16(bytes);
  if (order !== undefined) {
    return {
      code: 'not-utf8',
      severity: 'error',
      message: `${file} is not UTF-8: it looks like UTF-16 (${order} endian).`,
      hint: 'Save the file with the encoding UTF-8.',
      place: { file, line: 1, column: 1 },
    };
  }
  if (!isValid(bytes, false)) return notUtf8(file, bytes);
  const nul = bytes.indexOf(0);
  if (nul < 0) return undefined;
  return {
    code: 'not-text',
    severity: 'error',
    message: `${file} holds a NUL character, which no text does.`,
    hint: 'Check that the file is what its name says, and was not damaged; remove the character.',
    place: placeAt(file, bytes, nul),
  };
}

/** How much of a file is looked at to guess its encoding. */
const SAMPLE = 1024;

/**
 * The byte order of text in UTF-16: told by its mark, or by every other byte being zero, as in
 * text that consists mostly of Latin letters.
 */
function utf16(bytes: Uint8Array): 'little' | 'big' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'little';
  if (first === 0xfe && second === 0xff) return 'big';
  const sample = bytes.subarray(0, SAMPLE);
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  const many = sample.length / 4;
  if (odd > many && even < odd / 8) return 'little';
  if (even > many && odd < even / 8) return 'big';
  return undefined;
}

function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const valid = validPrefix(bytes);
  const byte = bytes[valid];
  return {
    code: 'not-utf8',
    severity: 'error',
    message: `${file} is not UTF-8: the byte ${byte === undefined ? 'at its end' : `0x${byte.toString(16)}`} does not belong to a character.`,
    hint: 'Save the file with the encoding UTF-8.',
    place: placeAt(file, bytes, valid),
  };
}

function placeAt(file: string, bytes: Uint8Array, offset: number) {
  const before = new TextDecoder().decode(bytes.subarray(0, offset)).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Length of the longest prefix that consists of whole characters. */
function validPrefix(bytes: Uint8Array): number {
  let length = openPrefix(bytes);
  while (!isValid(bytes.subarray(0, length), false)) length -= 1;
  return length;
}

/** Length of the longest prefix without a wrong byte; its last character may be cut off. */
function openPrefix(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isValid(bytes.subarray(0, middle), true)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isValid(bytes: Uint8Array, mayBeCutOff: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: mayBeCutOff });
    return true;
  } catch {
    return false;
  }
}
