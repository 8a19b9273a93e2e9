import { dirname, relative } from 'node:path';
import process from 'node:process';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { findConfig, possibleConfigs } from '@docgen/config/find-config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { ANYWHERE } from '@docgen/pipeline/live/live-change';
import { openLiveSite } from '@docgen/pipeline/live/live-site';
import { devHandler } from '../dev/dev-handler.ts';
import { createDevReport } from '../dev/dev-report.ts';
import { createLiveClients, type LiveClients } from '../dev/live-clients.ts';
import { openBrowser } from '../dev/open-browser.ts';
import { openInEditor } from '../dev/open-in-editor.ts';
import { type FileWatcher, watchFiles } from '../dev/watch-files.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { startServer } from '../serve/start-server.ts';
import { unanswered } from '../serve/unanswered.ts';
import type { Terminal } from '../terminal.ts';

export interface DevCommandOptions {
  readonly config?: string;
  /** Defaults to 3000, or the next free port. */
  readonly port?: number;
  readonly host: string;
  /** Additional host names to accept requests for. */
  readonly allowedHost?: readonly string[];
  readonly open?: boolean;
  /** Polls files instead of relying on change notifications of the system. */
  readonly poll?: boolean;
  readonly base?: string;
  readonly drafts?: boolean;
}

/** How long to wait for the first request before background work begins, in milliseconds. */
const FIRST_PAGE = 1000;

/**
 * When watching begins at the latest, in milliseconds after the start: there is no quiet moment
 * before if a program requests one page after another.
 */
const WATCHING = 3000;

/** See `CliInput`. */
export interface DevCommandInput {
  readonly terminal: Terminal;
  readonly modules: BuildModules;
  readonly onServing?: () => void;
}

/** How long to wait for running work before the process ends, in milliseconds. */
const ENDING = 200;

/** `docgen dev`: serves the site with live updates until interrupted. */
export async function devCommand(
  { config, port, host, allowedHost = [], open = false, poll, base, drafts }: DevCommandOptions,
  { terminal, modules, onServing }: DevCommandInput,
): Promise<ExitCode> {
  const start = performance.now();
  const since = Date.now();
  const configFile = findConfig(terminal.cwd, config);
  const projectDir = dirname(configFile);
  const report = createDevReport(terminal, projectDir);
  const interrupted = new Promise<void>(terminal.onInterrupt);
  let clients: LiveClients | undefined;
  let watching: Promise<FileWatcher> | undefined;
  // The watcher reads every file once, and V8 optimises on threads that compete with those that
  // compile and draw. None of this must delay the first page, so it begins after that. Changes in
  // the meantime are still noticed.
  const watch = (): void => {
    watching ??= startWatching();
    watching.then((watcher) => watcher.add(site.watched())).catch(report.fault);
  };
  const startWatching = (): Promise<FileWatcher> => {
    onServing?.();
    return watchFiles({
      since,
      read: site.read,
      onChange(paths) {
        report.changed(paths);
        site.change(paths).catch(report.fault);
      },
      onPolling: report.polled,
      onUnwatched: report.unwatched,
      onFailure: report.blind,
      isPolling: poll ?? false,
    });
  };
  const site = await openLiveSite({
    configFile,
    possibleConfigs: possibleConfigs(terminal.cwd, config),
    basePath: base,
    drafts,
    modules,
    onChange(change) {
      clients?.push(change);
      watch();
    },
    onQuiet: watch,
    onChecked(diagnostics) {
      void report.tell(diagnostics);
      clients?.push(ANYWHERE);
      watch();
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
  // Problems are reported even if no page is requested.
  const settling = [setTimeout(site.check, FIRST_PAGE), setTimeout(watch, WATCHING)];
  await interrupted;
  for (const timer of settling) clearTimeout(timer);
  clients.close();
  server.closeAllConnections();
  server.close();
  const ended = Promise.all([site.close(), watching?.then((watcher) => watcher.close())]);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ENDING))]);
  return EXIT.fine;
}
