import { dirname, relative } from 'node:path';
import process from 'node:process';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { findConfig } from '@docgen/config/find-config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/escape-invisible';
import { openLiveSite } from '@docgen/pipeline/live/live-site';
import { devHandler } from '../dev/dev-handler.ts';
import { createDevReport } from '../dev/dev-report.ts';
import { createLiveClients, type LiveClients } from '../dev/live-clients.ts';
import { openBrowser } from '../dev/open-browser.ts';
import { openInEditor } from '../dev/open-in-editor.ts';
import { optimiseSoon } from '../dev/optimise-soon.ts';
import { watchFiles } from '../dev/watch-files.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { startServer } from '../serve/start-server.ts';
import type { Terminal } from '../terminal.ts';
import { unanswered } from './serve-command.ts';

export interface DevCommandOptions {
  readonly config?: string;
  /** When left out: 3000, or the next port that is free. */
  readonly port?: number;
  readonly host: string;
  /** More names that requests may come under. */
  readonly allowedHost?: readonly string[];
  readonly open?: boolean;
  /** Has files looked at instead of being told of changes. */
  readonly poll?: boolean;
  readonly base?: string;
}

/** How long the reader's first page has the process for itself, in milliseconds. */
const FIRST_PAGE = 1000;

/** How long what is under way may take to end, in milliseconds. */
const ENDING = 200;

/** `docgen dev`: shows the site as it is written, until it is interrupted. */
export async function devCommand(
  { config, port, host, allowedHost = [], open = false, poll, base }: DevCommandOptions,
  { terminal, modules }: { readonly terminal: Terminal; readonly modules: BuildModules },
): Promise<ExitCode> {
  const start = performance.now();
  const since = Date.now();
  const configFile = findConfig(terminal.cwd, config);
  const projectDir = dirname(configFile);
  const report = createDevReport(terminal, projectDir);
  const interrupted = new Promise<void>(terminal.onInterrupt);
  let clients: LiveClients | undefined;
  const watcher = await watchFiles({
    since,
    read: () => site.read(),
    onChange(paths) {
      report.changed(paths);
      site.change(paths).catch(report.fault);
    },
    onPolling: report.polled,
    onFailure: report.unwatched,
    isPolling: poll ?? false,
  });
  const site = await openLiveSite({
    configFile,
    basePath: base,
    modules,
    onChange(change) {
      clients?.push(change);
      watcher.add(site.watched());
    },
    onChecked(diagnostics) {
      void report.tell(diagnostics);
      clients?.push({ pages: [], statics: [] });
      watcher.add(site.watched());
    },
    onFault: report.fault,
    onStuck(diagnostics: readonly Diagnostic[]) {
      report.stuck(diagnostics);
      terminal.abort(EXIT.problems);
    },
  });
  clients = createLiveClients(site, report.fault);
  const handler = devHandler({
    site,
    clients,
    liveClient: modules.liveClient,
    allowedHosts: [host, ...allowedHost],
    openInEditor,
    onFault: (error, pathname) => terminal.err(unanswered(error, pathname)),
  });
  const { server, address } = await startServer(handler, { host, port });
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const shown = escapeInvisible(relative(terminal.cwd, projectDir)) || '.';
  terminal.out(`Serving ${shown} at ${address}${site.basePath()}, ready in ${seconds} s\n`);
  if (open) openBrowser(address + site.basePath(), process.platform);
  // A watcher looks at every file once, V8 optimises beside the threads that compile and draw, and the
  // check reads schemas: none of it must hold up the first page. What changes until then is told all
  // the same, and what is wrong is told though nobody asks for a page.
  const settling = setTimeout(() => {
    optimiseSoon();
    watcher.add(site.watched());
    site.check();
  }, FIRST_PAGE);
  await interrupted;
  clearTimeout(settling);
  clients.close();
  server.closeAllConnections();
  server.close();
  const ended = Promise.all([site.close(), watcher.close()]);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ENDING))]);
  return EXIT.fine;
}
