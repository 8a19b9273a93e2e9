import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { isHashedPath } from '@docgen/files/hashed-path';
import send from 'send';
import type { ServedFile } from './find-served-file.ts';
import { entityTag, requestConditions } from './request-conditions.ts';

/** Text that `send` has no type for, or takes for a film. */
const TEXT = /\.(graphqls?|ts)$/i;

/** As good hosts send it: what is not for good asks again and gets a 304. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What `send` has said of a file by the time that it cannot be sent. */
const OF_THE_FILE = ['Accept-Ranges', 'ETag', 'Last-Modified'];

/**
 * Answers with a file.
 *
 * @param notFound - True for the page that says so; conditions and ranges do not count then.
 * @returns A status where the answer is an error that still needs its body; 503 where a build has
 *   replaced the file just now.
 * @throws The system's error where the file cannot be opened or read (`EACCES`, `EMFILE`).
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, realPath, notFound = false }: ServedFile & { readonly notFound?: boolean },
): Promise<412 | 416 | 503 | undefined> {
  const { method, headers } = request;
  if (notFound) response.statusCode = 404;
  if (TEXT.test(path)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  const kept = isHashedPath(path) ? FOR_GOOD : 'no-cache';
  response.setHeader('Cache-Control', notFound ? 'no-store' : kept);
  return new Promise((resolve, reject) => {
    let tag: string;
    send(request, encodeURIComponent(realPath), {
      // Hidden files are turned down before, and the site itself may lie below a hidden folder.
      dotfiles: 'allow',
      index: false,
      // Would be a weak one, which ranges cannot be asked for with.
      etag: false,
      acceptRanges: !notFound,
      lastModified: !notFound,
    })
      .on('file', (_path: string, stats: Stats) => {
        tag = entityTag(stats);
        if (!notFound) response.setHeader('ETag', tag);
        request.headers = notFound
          ? { accept: headers.accept }
          : requestConditions(headers, method, stats);
      })
      .on('stream', (bytes: ReadStream) => {
        bytes
          .on('open', (descriptor) => {
            if (bytes.destroyed || entityTag(fstatSync(descriptor)) === tag) return;
            bytes.destroy();
            turnDown(503);
          })
          // A file that was cut meanwhile: the client waits for bytes that never come.
          .on('end', () => {
            if (bytes.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
          });
      })
      .on('directory', () => turnDown(503))
      .on('error', (error: Error & { readonly status?: number; readonly code?: string }) => {
        const { status, code } = error;
        turnDown(code === undefined && (status === 412 || status === 416) ? status : error);
      })
      .pipe(response);
    finished(response, () => resolve(undefined));

    function turnDown(reason: 412 | 416 | 503 | Error): void {
      if (!response.headersSent) {
        for (const name of OF_THE_FILE) response.removeHeader(name);
        if (reason !== 416) response.removeHeader('Content-Range');
      }
      if (typeof reason === 'number') resolve(reason);
      else reject(reason);
    }
  });
}
