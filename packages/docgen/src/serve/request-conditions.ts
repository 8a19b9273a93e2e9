import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** A strong entity tag, which changes with every build. */
export function entityTag({ mtimeMs, ino, size }: Stats): string {
  return `"${[mtimeMs, ino, size].map((part) => part.toString(36)).join('-')}"`;
}

/**
 * Adapts the headers of a request so that `send` conforms to RFC 9110 in these points:
 *
 * - `If-Match` uses strong comparison (section 13.1.1), so a weak tag is replaced by one that is
 *   never issued and matches nothing.
 * - `Range` applies only to `GET` (14.2), and with `If-Range` only to exactly the given version
 *   (13.1.5).
 * - A range that ends before it starts is ignored, a suffix longer than the file is the whole file
 *   (14.1.1, 14.1.2), and `bytes` is case-insensitive (14.1). Multiple ranges are ignored, which is
 *   allowed: no browser requests them, and thousands of them are an attack.
 */
export function requestConditions(
  { range, ...headers }: IncomingHttpHeaders,
  method: string | undefined,
  stats: Stats,
): IncomingHttpHeaders {
  const ifRange = headers['if-range'];
  const versions = [undefined, entityTag(stats), stats.mtime.toUTCString()];
  const counts = method === 'GET' && versions.includes(ifRange?.toString());
  const ifMatch = headers['if-match']?.replace(/W\/"[^"]*"/g, '""');
  const bytes = counts ? singleRange(range, stats.size) : undefined;
  return {
    ...headers,
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    ...(bytes !== undefined && { range: bytes }),
  };
}

function singleRange(header: string | undefined, size: number): string | undefined {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && Number(last) > size) return size > 0 ? 'bytes=0-' : undefined;
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return `bytes=${first}-${last}`;
}
