import { get } from 'node:http';
import { serveHandler } from './serve-handler.ts';
import type { ServedSite } from './serve-site.ts';

/**
 * Serves a site so that its pages have a content security policy. Adding the header with
 * `page.route` would make the browser load and compile all scripts again for every page.
 *
 * @param site - Address where the site is served.
 * @param policy - Value of the header `Content-Security-Policy`.
 */
export function servePolicy(site: string, policy: string): Promise<ServedSite> {
  const { origin, host } = new URL(site);
  return serveHandler(({ url = '/', headers }, response) => {
    // The site's server rejects requests from other origins. No agent, because the server may be
    // closing a connection that the agent is about to reuse.
    const options = { headers: { ...headers, host, origin }, agent: false };
    const request = get(origin + url, options, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) {
        response.setHeader('content-security-policy', policy);
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.on('error', (error) => response.destroy(error));
  });
}
