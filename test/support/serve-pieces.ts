import { setTimeout } from 'node:timers/promises';
import { serveHandler } from './serve-handler.ts';
import type { ServedSite } from './serve-site.ts';

/** Milliseconds between the two pieces, so that a browser can paint the first one. */
const PAUSE = 500;

/**
 * Serves a site so that one of its pages arrives in two pieces.
 *
 * @param site - Address where the site is served.
 * @param path - Path of the page.
 * @param cut - Text in the page's body; the second piece begins with it.
 */
export function servePieces(site: string, path: string, cut: string): Promise<ServedSite> {
  return serveHandler(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    if (request.url !== path) {
      response.end(body);
      return;
    }
    const at = body.indexOf(cut, body.indexOf('<div id="__docgen"'));
    if (at < 0) throw new Error(`There is no ${cut} on ${path}`);
    response.write(body.subarray(0, at));
    await setTimeout(PAUSE);
    response.end(body.subarray(at));
  });
}
