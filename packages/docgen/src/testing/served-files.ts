import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedSite } from '../serve/site-handler.ts';
import { serveFolder, writeFiles } from './serve-folder.ts';

/** A temporary folder with servers for what lies in it. */
export interface ServedFiles {
  /** Absolute. */
  readonly folder: string;
  /** Serves `site` below the folder, unless another folder is named, and returns the port. */
  serve(site?: Partial<ServedSite>): Promise<number>;
  /** Ends the servers and removes the folder. */
  close(): Promise<void>;
}

/** Writes files, by path, to a temporary folder. Those below `site` are what is served. */
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
