import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './byte-range.ts';
import { fileResponse } from './file-response.ts';
import type { ServedFile } from './find-served-file.ts';

/**
 * Answers with a file. It is opened once, and everything is said of what was opened, so that a
 * build that replaces it meanwhile mixes nothing.
 *
 * @param notFound - True for the page that says so; conditions and ranges do not count then.
 * @returns A status where the answer is an error that still needs its body.
 * @throws The system's error where the file cannot be opened or read (`EACCES`, `EMFILE`).
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, realPath, notFound = false }: ServedFile & { readonly notFound?: boolean },
): Promise<412 | 416 | undefined> {
  // Without waiting, should the file have become a pipe since it was found.
  const handle = await open(realPath, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  let streaming = false;
  try {
    const { method, headers } = request;
    const file = { path, ...(await handle.stat({ bigint: true })) };
    const found = fileResponse({ method, headers: notFound ? {} : headers }, file);
    response.setHeaders(new Map(Object.entries(found.headers) as [string, string | number][]));
    if (found.status === 412 || found.status === 416) return found.status;
    response.statusCode = found.status;
    if (notFound) {
      response.statusCode = 404;
      response.setHeader('Cache-Control', 'no-store');
      for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
    }
    const { start, end } = found.range;
    if (method === 'HEAD' || found.status === 304 || end < start) response.end();
    else {
      streaming = true;
      await sendBytes(handle, response, { start, end });
    }
    return undefined;
  } finally {
    // A stream closes what it reads, however it ends.
    if (!streaming) await handle.close();
  }
}

async function sendBytes(
  handle: FileHandle,
  response: ServerResponse,
  { start, end }: ByteRange,
): Promise<void> {
  const bytes = handle.createReadStream({ start, end });
  try {
    await pipeline(bytes, response, { end: false });
  } catch (error) {
    if (isAborted(error)) return;
    throw error;
  }
  // A file that was cut meanwhile: the client waits for bytes that never come.
  if (bytes.bytesRead < end - start + 1) response.destroy();
  else response.end();
}

/** Whether whoever asked has gone, which is nobody's fault. */
function isAborted(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^ERR_STREAM_|^ECONNRESET$|^EPIPE$/.test(code);
}
