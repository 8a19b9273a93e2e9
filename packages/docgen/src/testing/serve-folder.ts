import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type ListenOptions, listen } from '../serve/listen.ts';
import { type ServedSite, siteHandler } from '../serve/site-handler.ts';

/** Writes files to a folder, by path. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
}

/** Serves a folder on a free port of the loopback interface. */
export async function serveFolder(
  site: Partial<ServedSite> & Pick<ServedSite, 'folder'>,
  limits: ListenOptions['limits'] = {},
): Promise<{ readonly server: Server; readonly port: number }> {
  const handler = siteHandler({ basePath: '/', allowedHosts: [], onFault: rethrow, ...site });
  return listen(handler, { host: '127.0.0.1', port: 0, attempts: 1, limits });
}

function rethrow(error: unknown): never {
  throw error;
}
