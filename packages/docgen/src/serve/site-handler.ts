import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAllowedHost, isOwnOrigin } from './allowed-host.ts';
import { errorPage } from './error-page.ts';
import { findServedFile } from './find-served-file.ts';
import { requestTarget } from './request-target.ts';
import { sendFile } from './send-file.ts';

/** What is served where. */
export interface ServedSite {
  /** Output folder, absolute. */
  readonly folder: string;
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  /** Names that the server goes by, besides those of the loopback interface; see `isAllowedHost`. */
  readonly allowedHosts: readonly string[];
  /** Hears of everything that is answered with a 500. */
  readonly onFault: (error: unknown, pathname: string) => void;
}

/** Longest address that is answered, in characters; browsers and proxies end not far above. */
const MAX_URL = 8_000;
/** Largest body that is read, only to be thrown away, in bytes. */
const MAX_BODY = 100_000;

/**
 * Answers requests with the files of an output folder. Looks at the folder for every request, so
 * that a new build shows at once. Unknown paths get the site's `404.html` with status 404.
 */
export function siteHandler({
  folder,
  basePath,
  allowedHosts,
  onFault,
}: ServedSite): RequestListener {
  return (request, response) => {
    response
      .setHeader('X-Content-Type-Options', 'nosniff')
      // What another site includes, it can learn from, `Origin` or not.
      .setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    answer(request, response).then(
      (status) => {
        if (status !== undefined) sendError(request, response, status);
      },
      (error: unknown) => {
        const status = statusOf(error);
        if (status === 500) onFault(error, request.url ?? '');
        if (response.headersSent) response.destroy();
        else sendError(request, response, status);
      },
    );
  };

  /** @returns The status of the error page that is still to be sent. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<number | undefined> {
    const { method, headers, socket } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return 405;
    }
    if ((request.url ?? '').length > MAX_URL) return 414;
    const target = requestTarget(request);
    if (target?.authority === undefined) return 400;
    const { authority, pathname, query } = target;
    if (!isAllowedHost(authority, allowedHosts, socket.localAddress)) return 421;
    if (!isOwnOrigin(headers.origin, authority)) return 403;
    if (Number(headers['content-length'] ?? 0) > MAX_BODY) return 413;
    if (basePath !== '/' && `${pathname}/` === basePath) {
      response.writeHead(308, { Location: basePath + query, 'Cache-Control': 'no-cache' }).end();
      return undefined;
    }
    const path = pathname.slice(basePath.length - 1);
    const file = pathname.startsWith(basePath) ? await findServedFile(folder, path) : undefined;
    if (file !== undefined) return sendFile(request, response, file);
    const page = await findServedFile(folder, '/404.html');
    if (page !== undefined) return sendFile(request, response, { ...page, notFound: true });
    // Between two renames of a build there is no output folder.
    return existsSync(folder) ? 404 : 503;
  }
}

/** What passes by itself: a machine that is full, and a file that a build took away just now. */
const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOENT']);

function statusOf(error: unknown): 403 | 500 | 503 {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EACCES' || code === 'EPERM') return 403;
  return PASSING.has(code) ? 503 : 500;
}

function sendError(request: IncomingMessage, response: ServerResponse, status: number): void {
  const { type, body } = errorPage(status, request.headers.accept);
  if (status === 503) response.setHeader('Retry-After', '1');
  // The rest of a request that is turned down is not worth the reading.
  if (status >= 400 && status !== 404 && status !== 416) response.setHeader('Connection', 'close');
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
