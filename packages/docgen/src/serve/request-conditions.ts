import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** A strong entity tag, of what changes with every build. */
export function entityTag({ mtimeMs, ino, size }: Stats): string {
  return `"${[mtimeMs, ino, size].map((part) => part.toString(36)).join('-')}"`;
}

/**
 * The headers of a request as `send` has to see them to keep to RFC 9110, in these points:
 *
 * - `If-Match` compares strongly (section 13.1.1), so a weak tag, whose place one takes that is
 *   never given, matches nothing.
 * - A `Range` counts for `GET` only (14.2), and where `If-Range` is given, only for exactly the
 *   version that it names (13.1.5).
 * - A range that ends before it starts is ignored, a suffix longer than the file is the whole of
 *   it (14.1.1, 14.1.2), and `bytes` may be in capitals (14.1). Several ranges at once are
 *   ignored, which a server may do: no browser asks for them, and thousands of them are an attack.
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
