import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { isHashedPath } from '@docgen/files/hashed-path';
import send from 'send';
import type { ServedFile } from './find-served-file.ts';
import { entityTag, requestConditions } from './request-conditions.ts';

/**
 * `Cache-Control` for files with a hash in their name. As on good hosts, all others are revalidated,
 * which gives a 304 if they are unchanged.
 */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Headers that `send` has set for a file before it turns out that it cannot be sent. */
const OF_THE_FILE = ['Accept-Ranges', 'ETag', 'Last-Modified'];

/**
 * Responds with a file.
 *
 * @param notFound - True for the not-found page, for which conditions and ranges do not apply.
 * @returns A status if an error body is still to be sent: 412, 416, or 503 if a build has just
 *   replaced the file.
 * @throws The system's error if the file cannot be opened or read (`EACCES`, `EMFILE`).
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, realPath, notFound = false }: ServedFile & { readonly notFound?: boolean },
): Promise<412 | 416 | 503 | undefined> {
  const { method, headers } = request;
  if (notFound) response.statusCode = 404;
  if (isText(path)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  const kept = isHashedPath(path) ? FOR_GOOD : 'no-cache';
  response.setHeader('Cache-Control', notFound ? 'no-store' : kept);
  return new Promise((resolve, reject) => {
    let tag: string;
    send(request, encodeURIComponent(realPath), {
      // Hidden files were rejected before, and the site itself may be in a hidden folder.
      dotfiles: 'allow',
      index: false,
      // It would be a weak one, which does not work with ranges.
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
          // A file that was truncated meanwhile: the client would wait for bytes that never come.
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

/** True for text that `send` has no type for, or a video type. */
function isText(path: string): boolean {
  return isSdlFile(path) || /\.ts$/i.test(path);
}
