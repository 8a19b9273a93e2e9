import type { BigIntStats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { type ByteRange, byteRange } from './byte-range.ts';
import { cacheControl } from './cache-control.ts';
import { contentType } from './content-type.ts';
import { evaluatePreconditions, isRangeFresh } from './preconditions.ts';

/** Everything about an answer but its bytes. */
export interface FileResponse {
  /** 412 and 416 want the body of an error; 304 wants none. */
  readonly status: 200 | 206 | 304 | 412 | 416;
  readonly headers: OutgoingHttpHeaders;
  /** The bytes to send, where the status is 200 or 206. Empty where `end` is before `start`. */
  readonly range: ByteRange;
}

/** What a file is described by. */
export interface FileDescription extends Pick<BigIntStats, 'size' | 'mtimeNs' | 'ino'> {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
}

/**
 * The answer to a request for a file that is there, by RFC 9110: conditions first, then the range.
 * The entity tag is made of what changes with every build, as nginx does it.
 */
export function fileResponse(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { path, size, mtimeNs, ino }: FileDescription,
): FileResponse {
  const length = Number(size);
  const whole = { start: 0, end: length - 1 };
  const modified = Number(mtimeNs / 1_000_000_000n) * 1_000;
  const etag = `"${[mtimeNs, ino, size].map((part) => part.toString(36)).join('-')}"`;
  const validators = {
    'Cache-Control': cacheControl(path),
    ETag: etag,
    'Last-Modified': new Date(modified).toUTCString(),
  };
  const condition = evaluatePreconditions(headers, { etag, modified });
  if (condition === 412) return { status: 412, headers: {}, range: whole };
  if (condition === 304) return { status: 304, headers: validators, range: whole };

  const ranged = method === 'GET' && isRangeFresh(headers['if-range'], { etag, modified });
  const range = ranged ? byteRange(headers.range, length) : undefined;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'Content-Range': `bytes */${length}` }, range: whole };
  const { start, end } = range ?? whole;
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      ...validators,
      'Content-Type': contentType(path),
      'Content-Length': end - start + 1,
      'Accept-Ranges': 'bytes',
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${length}` }),
    },
    range: range ?? whole,
  };
}
