import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { findServedFile } from './find-served-file.ts';

/** What is served where. */
export interface ServedSite {
  /** Output folder, absolute. */
  readonly folder: string;
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
}

/**
 * Answers requests with the files of an output folder. Looks at the folder for every request, so
 * that a new build shows at once. Unknown paths get the site's `404.html` with status 404.
 */
export function siteHandler({ folder, basePath }: ServedSite): RequestListener {
  const serve = sirv(folder, { dev: true, etag: true, extensions: [], setHeaders: withCharset });
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [, pathname = '/', query = ''] = /^([^?#]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    if (basePath !== '/' && `${pathname}/` === basePath) {
      response.writeHead(308, { location: basePath + query }).end();
      return;
    }
    const inside = pathname.startsWith(basePath);
    const path = pathname.slice(basePath.length - 1);
    const file = inside ? await findServedFile(folder, path) : undefined;
    if (file === undefined) return notFound(response);
    dropUnusableRange(request);
    request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    serve(request, response, () => notFound(response));
  }

  async function notFound(response: ServerResponse): Promise<void> {
    const found = await findServedFile(folder, '/404.html');
    const page = found === undefined ? 'Not found' : await readFile(join(folder, found), 'utf8');
    response
      .writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' })
      .end(page);
  }
}

const TEXT_TYPES: Readonly<Record<string, string>> = { md: 'text/markdown', txt: 'text/plain' };

/** Text that does not say what it is encoded in is read as Windows-1252 by browsers; docgen's is UTF-8. */
function withCharset(response: ServerResponse, path: string): void {
  const type = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (type !== undefined) response.setHeader('Content-Type', `${type};charset=utf-8`);
}

/**
 * Keeps only ranges that sirv answers as RFC 9110 wants: one with a start, and no condition. A
 * server may ignore all others; sirv 3.0 would throw at a range that ends before it starts.
 */
function dropUnusableRange({ headers }: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const usable = start !== undefined && (end === '' || Number(start) <= Number(end));
  if (!usable || headers['if-range'] !== undefined) delete headers.range;
}
