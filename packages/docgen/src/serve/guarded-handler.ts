import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAllowedHost, isOwnOrigin } from './allowed-host.ts';
import { errorPage } from './error-page.ts';
import { requestTarget } from './request-target.ts';

/** The rules by which requests are accepted. */
export interface Guard {
  /** Path that the site is served below, with a leading and trailing slash. */
  readonly basePath: () => string;
  /** Names of the server besides those of the loopback interface; see `isAllowedHost`. */
  readonly allowedHosts: readonly string[];
  /** Called with each error that is answered with status 500. */
  readonly onFault: (error: unknown, pathname: string) => void;
  /** Paths below the base path that accept `POST`, only from pages of this server. */
  readonly posts?: readonly string[];
}

/** A request that was accepted. */
export interface GuardedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Percent-encoded path below the base path, with a leading slash. */
  readonly path: string;
  /** Query with its question mark, or an empty string. */
  readonly query: string;
}

/** Maximum length of a URL, in characters. Limits of browsers and proxies are not much higher. */
const MAX_URL = 8_000;
/** Maximum size of a body, in bytes. */
const MAX_BODY = 100_000;

/**
 * Accepts only requests for paths below the base path, to a name of this server, that are not from
 * pages of other sites and not too large. All others get an error page. The root of the server leads
 * to the base path, for people who type only the port.
 *
 * @param answer - Responds to accepted requests; resolves to the status if an error page is still
 *   to be sent.
 */
export function guardedHandler(
  { basePath, allowedHosts, onFault, posts = [] }: Guard,
  answer: (request: GuardedRequest) => Promise<number | undefined>,
): RequestListener {
  return (request, response) => {
    response
      .setHeader('X-Content-Type-Options', 'nosniff')
      // Another site can learn something from resources that it embeds, even without an `Origin`
      // header.
      .setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    admit(request, response).then(
      (status) => {
        if (status !== undefined) sendError(request, response, status);
      },
      (error: unknown) => {
        // The client has gone before it has sent the whole request.
        if (error === request.errored) return;
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
    // Browsers send the origin with every `POST`.
    const isNamed = headers.origin !== undefined || !isPost;
    if (!isOwnOrigin(headers.origin, authority) || !isNamed) return 403;
    if (Number(headers['content-length'] ?? 0) > MAX_BODY) return 413;
    if (pathname.startsWith(base)) {
      return answer({ request, response, path: pathname.slice(base.length - 1), query });
    }
    const isSite = pathname === '/' || `${pathname}/` === base;
    if (isSite) {
      // Another site may be served at the root of the same port later.
      const status = pathname === '/' ? 307 : 308;
      response.writeHead(status, { Location: base + query, 'Cache-Control': 'no-cache' }).end();
    } else {
      sendError(request, response, 404, base);
    }
    return undefined;
  }
}

/** Temporary errors: exhausted resources, and a file that a build is just replacing. */
const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOENT']);

function statusOf(error: unknown): 403 | 500 | 503 {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EACCES' || code === 'EPERM') return 403;
  return PASSING.has(code) ? 503 : 500;
}

/** @param sitePath - Path of the site, if the request was for another path. */
function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sitePath?: string,
): void {
  const { type, body } = errorPage(status, request.headers.accept, sitePath);
  if (status === 503) response.setHeader('Retry-After', '1');
  // The rest of a rejected request is not read.
  if (status >= 400 && status !== 404 && status !== 416) response.setHeader('Connection', 'close');
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
