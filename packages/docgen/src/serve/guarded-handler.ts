import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAllowedHost, isOwnOrigin } from './allowed-host.ts';
import { errorPage } from './error-page.ts';
import { requestTarget } from './request-target.ts';

/** What is guarded, and by which rules. */
export interface Guard {
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: () => string;
  /** Names that the server goes by, besides those of the loopback interface; see `isAllowedHost`. */
  readonly allowedHosts: readonly string[];
  /** Hears of everything that is answered with a 500. */
  readonly onFault: (error: unknown, pathname: string) => void;
  /** Paths below the base path that take `POST`, from pages of this server only. */
  readonly posts?: readonly string[];
}

/** A request that may be answered. */
export interface GuardedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path below the base path, percent-encoded, with a slash in front; `undefined` outside of it. */
  readonly path: string | undefined;
  /** Query with its question mark, or the empty string. */
  readonly query: string;
}

/** Longest address that is answered, in characters; browsers and proxies end not far above. */
const MAX_URL = 8_000;
/** Largest body that is read, in bytes. */
const MAX_BODY = 100_000;

/**
 * Answers only what comes under a name of this server, from nowhere or from a page of its own, and is
 * not larger than it has to be. All else gets a page that says why.
 *
 * @param answer - Answers what is left; gives the status of an error that still needs its page.
 */
export function guardedHandler(
  { basePath, allowedHosts, onFault, posts = [] }: Guard,
  answer: (request: GuardedRequest) => Promise<number | undefined>,
): RequestListener {
  return (request, response) => {
    response
      .setHeader('X-Content-Type-Options', 'nosniff')
      // What another site includes, it can learn from, `Origin` or not.
      .setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    admit(request, response).then(
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
  async function admit(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<number | undefined> {
    const { method, headers, socket } = request;
    const base = basePath();
    const isPost = method === 'POST' && posts.some((path) => request.url === base + path);
    if (method !== 'GET' && method !== 'HEAD' && !isPost) {
      response.setHeader('Allow', 'GET, HEAD');
      return 405;
    }
    if ((request.url ?? '').length > MAX_URL) return 414;
    const target = requestTarget(request);
    if (target?.authority === undefined) return 400;
    const { authority, pathname, query } = target;
    if (!isAllowedHost(authority, allowedHosts, socket.localAddress)) return 421;
    // Browsers name the origin of every page that posts.
    const isNamed = headers.origin !== undefined || !isPost;
    if (!isOwnOrigin(headers.origin, authority) || !isNamed) return 403;
    if (Number(headers['content-length'] ?? 0) > MAX_BODY) return 413;
    if (base !== '/' && `${pathname}/` === base) {
      response.writeHead(308, { Location: base + query, 'Cache-Control': 'no-cache' }).end();
      return undefined;
    }
    const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
    return answer({ request, response, path, query });
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
