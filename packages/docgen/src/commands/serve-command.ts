import { relative, resolve } from 'node:path';
import { findConfig } from '@docgen/config/find-config';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { buildPaths } from '@docgen/pipeline/build-paths';
import { servedBasePath } from '@docgen/pipeline/write/output-marker';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findServedFile } from '../serve/find-served-file.ts';
import { siteHandler } from '../serve/site-handler.ts';
import { startServer } from '../serve/start-server.ts';
import { unanswered } from '../serve/unanswered.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface ServeCommandOptions {
  /** Defaults to 3000, or the next free port. */
  readonly port?: number;
  readonly host: string;
  /** A configuration or its folder. */
  readonly config?: string;
  /** Defaults to the folder `dist` beside the configuration, or in the current folder. */
  readonly dir?: string;
  readonly base?: string;
  /** Additional host names to accept requests for. */
  readonly allowedHost?: readonly string[];
}

/** `docgen serve`: serves the output of a build until interrupted. */
export async function serveCommand(
  { port, host, config, dir, base, allowedHost = [] }: ServeCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { outDir } = buildPaths({ configFile: findConfig(terminal.cwd, config) });
  const folder = dir === undefined ? outDir : resolve(terminal.cwd, dir);
  if (!(await holdsSite(folder))) {
    const shown = relative(terminal.cwd, folder) || '.';
    throw new UsageError(`There is no site in ${shown}.`, 'Run `docgen build` first.');
  }
  const basePath = base ?? servedBasePath(folder);
  const handler = siteHandler({
    folder,
    basePath,
    allowedHosts: [host, ...allowedHost],
    onFault: (error, pathname) => terminal.err(unanswered(error, pathname)),
  });
  const { server, address } = await startServer(handler, { host, port });
  const shown = escapeInvisible(relative(terminal.cwd, folder)) || '.';
  terminal.out(`Serving ${shown} at ${address}${basePath}\n`);
  await new Promise<void>(terminal.onInterrupt);
  server.closeAllConnections();
  server.close();
  return EXIT.fine;
}

/** A site need not have a page at its root, but docgen always writes a not-found page. */
async function holdsSite(folder: string): Promise<boolean> {
  for (const path of ['/', '/404.html']) {
    if ((await findServedFile(folder, path)) !== undefined) return true;
  }
  return false;
}
