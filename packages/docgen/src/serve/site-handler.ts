import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { findServedFile } from './find-served-file.ts';
import { type Guard, guardedHandler } from './guarded-handler.ts';
import { sendFile } from './send-file.ts';

/** What is served where. */
export interface ServedSite extends Pick<Guard, 'allowedHosts' | 'onFault'> {
  /** Output folder, absolute. */
  readonly folder: string;
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
}

/**
 * Answers requests with the files of an output folder. Looks at the folder for every request, so
 * that a new build shows at once. Unknown paths get the site's `404.html` with status 404.
 */
export function siteHandler({ folder, basePath, ...guard }: ServedSite): RequestListener {
  return guardedHandler(
    { ...guard, basePath: () => basePath },
    async ({ request, response, path }) => {
      const file = path === undefined ? undefined : await findServedFile(folder, path);
      if (file !== undefined) return sendFile(request, response, file);
      const page = await findServedFile(folder, '/404.html');
      if (page !== undefined) return sendFile(request, response, { ...page, notFound: true });
      // Between two renames of a build there is no output folder.
      return existsSync(folder) ? 404 : 503;
    },
  );
}
