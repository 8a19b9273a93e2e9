import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { findServedFile } from './find-served-file.ts';
import { type Guard, guardedHandler } from './guarded-handler.ts';
import { sendFile } from './send-file.ts';

/** The output folder to serve, and how to serve it. */
export interface ServedSite extends Pick<Guard, 'allowedHosts' | 'onFault'> {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Path that the site is served below, with a leading and trailing slash. */
  readonly basePath: string;
}

/**
 * Responds to requests with the files of an output folder. Reads the folder for every request, so
 * that a new build is visible at once. Unknown paths get the site's `404.html` with status 404.
 */
export function siteHandler({ folder, basePath, ...guard }: ServedSite): RequestListener {
  return guardedHandler(
    { ...guard, basePath: () => basePath },
    async ({ request, response, path }) => {
      const file = await findServedFile(folder, path);
      if (file !== undefined) return sendFile(request, response, file);
      const page = await findServedFile(folder, '/404.html');
      if (page !== undefined) return sendFile(request, response, { ...page, notFound: true });
      // Between two renames of a build, the output folder does not exist.
      return existsSync(folder) ? 404 : 503;
    },
  );
}
