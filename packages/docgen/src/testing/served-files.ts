import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedSite } from '../serve/site-handler.ts';
import { serveFolder, writeFiles } from './serve-folder.ts';

/** A temporary folder with servers for its contents. */
export interface ServedFiles {
  /** Absolute path. */
  readonly folder: string;
  /** Serves `site` in the folder, unless another folder is given, and returns the port. */
  serve(site?: Partial<ServedSite>): Promise<number>;
  /** Closes the servers and removes the folder. */
  close(): Promise<void>;
}

/** Writes files to a temporary folder, by path. Those in `site` are served by default. */
export async function servedFiles(files: Readonly<Record<string, string>>): Promise<ServedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-serve-'));
  await writeFiles(folder, files);
  const servers: Server[] = [];
  return {
    folder,
    async serve(site) {
      const { server, port } = await serveFolder({ folder: join(folder, 'site'), ...site });
      servers.push(server);
      return port;
    },
    async close() {
      for (const server of servers) server.close();
      await rm(folder, { recursive: true });
    },
  };
}
