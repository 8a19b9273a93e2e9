import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorPage } from './error-page.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client can read the response to a rejected request, in milliseconds. */
const GRACE = 2_000;

/**
 * Responds to data that is not a valid request: not HTTP, endless headers, or too slow. Handles the
 * event `clientError` of a server.
 */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  // After a first response, the client would read this one as its continuation.
  const answered = 'bytesWritten' in socket && socket.bytesWritten !== 0;
  if (error.code === 'ECONNRESET' || !socket.writable || answered) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const { type, body } = errorPage(status, 'text/html');
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // Closing the socket with unread data would discard the response, so the data is read, but not
  // endlessly.
  socket.resume();
  setTimeout(() => socket.destroy(), GRACE).unref();
}
