/** Positions of the first and the last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14). Several ranges at once are ignored, which a server
 * may do: no browser asks for them, and thousands of them are an attack.
 *
 * @param header - The header's value.
 * @param size - Size of the whole, in bytes.
 * @returns What to send; `unsatisfiable` where nothing of the file is asked for (status 416);
 *   `undefined` where the header is to be ignored and the whole is the answer.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i.exec(header ?? '');
  if (match === null) return undefined;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Number(suffix);
    if (length === 0) return 'unsatisfiable';
    // `Content-Range` cannot say "all of nothing".
    if (size === 0) return undefined;
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' || last === undefined ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}
