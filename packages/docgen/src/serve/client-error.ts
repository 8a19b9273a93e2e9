import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorPage } from './error-page.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Time that a client has to read why its request was turned down, in milliseconds. */
const GRACE = 2_000;

/**
 * Answers what never became a request: text that is not HTTP, headers without end, requests that
 * take too long. For the event `clientError` of a server.
 */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  // After a first answer the client would take this one for the rest of it.
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
  // Closing with bytes unread would take the answer back; reading them without end is no choice either.
  socket.resume();
  setTimeout(() => socket.destroy(), GRACE).unref();
}
