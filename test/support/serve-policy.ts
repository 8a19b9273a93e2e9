import { get } from 'node:http';
import { serveHandler } from './serve-handler.ts';
import type { ServedSite } from './serve-site.ts';

/**
 * Serves a site so that its pages come with a policy. A route of the browser would have it load and
 * compile all scripts anew for every page.
 *
 * @param site - Address that the site is served at.
 * @param policy - Value of the header `Content-Security-Policy`.
 */
export function servePolicy(site: string, policy: string): Promise<ServedSite> {
  const { origin, host } = new URL(site);
  return serveHandler(({ url = '/', headers }, response) => {
    // The site's server turns requests of other origins down. A connection that is used again may be
    // one that the server closes at this moment.
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
