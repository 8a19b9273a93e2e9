import { STATUS_CODES } from 'node:http';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';

/** What went wrong and what to do, by status, for the statuses that docgen itself responds with. */
const EXPLANATIONS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read. Check the address for characters that are not encoded.',
  403: 'Access is denied. Check the permissions of the file, and that the request comes from a page of this server.',
  404: 'There is nothing at this address. Go to the start page.',
  405: 'Only GET and HEAD are answered here.',
  408: 'The request did not arrive in time. Send it again.',
  412: 'The file has changed since the version that was requested. Load it again.',
  413: 'The request has a body that is too large. Send it without a body.',
  414: 'The address is too long. Shorten it.',
  416: 'The file has nothing in the requested range. Request the whole file.',
  421: 'The server does not answer to this host name, to protect it from pages of other sites. If the name is right, start the server with --allowed-host and the name.',
  431: 'The header fields are too large. Delete the cookies of this address.',
  500: 'The file could not be read. The terminal that docgen runs in says why.',
  503: 'The server is too busy, or a build is just replacing the site. Try again in a moment.',
};

/** Body of a response with its content type. */
export interface ErrorPage {
  readonly type: string;
  readonly body: string;
}

/**
 * The body of an error response: a page for browsers, a line of text for other clients.
 *
 * @param accept - `Accept` header of the request.
 * @param sitePath - Path of the site, if the request was for another path.
 */
export function errorPage(
  status: number,
  accept: string | undefined,
  sitePath?: string,
): ErrorPage {
  const title = `${status} ${STATUS_CODES[status] ?? 'Error'}`;
  const explanation = EXPLANATIONS[status] ?? 'Try again in a moment.';
  if (!/\btext\/html\b/i.test(accept ?? '')) {
    const text = sitePath === undefined ? explanation : `The site is at ${sitePath}.`;
    return { type: 'text/plain; charset=utf-8', body: `${title}. ${text}\n` };
  }
  const path = escapeMarkup(sitePath ?? '');
  const shown =
    sitePath === undefined ? explanation : `The site is at <a href="${path}">${path}</a>.`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${shown}</p>
</main>
</body>
</html>
`;
  return { type: 'text/html; charset=utf-8', body };
}
