import type { ServerResponse } from 'node:http';
import { byRank } from '@docgen/core/basics/by-rank';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { LiveChange } from '@docgen/pipeline/live/live-change';
import type { LiveSite } from '@docgen/pipeline/live/live-site';
import type { LiveView } from '@docgen/pipeline/live/live-view';
import { type FilesUpdate, LIVE_EVENTS } from '@docgen/runtime/browser/live/live-update';
import { servedPaths } from '../serve/find-served-file.ts';
import { liveProblems } from './live-problem.ts';
import { pageUpdate, type SentState, sentState } from './live-update.ts';

/** The pages that are open in browsers. */
export interface LiveClients {
  /**
   * Registers the event stream of a page and keeps the page up to date.
   *
   * @param at - Path that the page was requested by, see `servedPaths`.
   * @param shown - The state that the page shows.
   */
  readonly take: (response: ServerResponse, at: string | undefined, shown: ShownState) => void;
  /** The current state of the static files; it increases with each change. */
  readonly files: () => number;
  /** Updates all open pages. */
  readonly push: (change: LiveChange) => void;
  readonly count: () => number;
  readonly close: () => void;
}

/** The state that a browser shows. */
export interface ShownState {
  /** State of the page, see `SentState`. */
  readonly version: string;
  /** State of the static files, see `LiveClients.files`. */
  readonly files: number;
}

interface Client {
  readonly response: ServerResponse;
  readonly at: string | undefined;
  version: string;
  /** JSON of the last state that was sent; empty before the first one. */
  sent: string;
  /** The last problems that were sent, as text; `undefined` before the first ones. */
  problems: string | undefined;
}

/**
 * Interval at which data is sent over each connection, so that idle ones are not closed, in
 * milliseconds.
 */
const PULSE = 20_000;

/**
 * Initially, no pages are open.
 *
 * @param onFault - Called with errors because of which a page cannot be updated.
 */
export function createLiveClients(site: LiveSite, onFault: (error: unknown) => void): LiveClients {
  const clients = new Set<Client>();
  const views = new Map<string | undefined, string | undefined>();
  /**
   * The state in which each static file last changed, by href, for pages that missed the event, such
   * as those in hidden tabs.
   */
  const changedFiles = new Map<string, number>();
  // Starts at the current time, because a page may have been drawn by an earlier server.
  let files = Date.now();
  let isPushing = false;
  let isChanged = false;
  let first: readonly string[] = [];
  const pulse = setInterval(() => {
    for (const { response } of clients) response.write(':\n\n');
  }, PULSE).unref();

  async function pushAll(): Promise<void> {
    isPushing = true;
    try {
      while (isChanged) await pushOnce();
    } finally {
      isPushing = false;
    }
  }

  async function pushOnce(): Promise<void> {
    isChanged = false;
    const paths = [...new Set(Array.from(clients, ({ at }) => at))];
    // The page that is being edited comes first.
    const rank = (at: string | undefined) => (first.includes(views.get(at) ?? '') ? 0 : 1);
    for (const at of byRank(paths, rank)) {
      await pushPage(at, (client) => client.at === at);
    }
  }

  async function pushPage(
    at: string | undefined,
    isMeant: (client: Client) => boolean,
  ): Promise<void> {
    const view = await site.view(servedPaths(at));
    const state = view && sentState(view);
    views.set(at, view?.file);
    for (const client of clients) if (isMeant(client)) sendPage(client, state);
    await pushProblems(view, isMeant);
  }

  function sendPage(client: Client, state: SentState | undefined): void {
    if (state === undefined || state.version === client.version) return;
    // What the browser has, for when it connects again by itself.
    client.response.write(`id: ${state.version}\n`);
    send(client.response, LIVE_EVENTS.page, pageUpdate(client.sent, state));
    client.version = state.version;
    client.sent = state.json;
  }

  async function pushProblems(
    view: LiveView | undefined,
    isMeant: (client: Client) => boolean,
  ): Promise<void> {
    const found: readonly Diagnostic[] = view?.diagnostics ?? site.diagnostics();
    const problems = await liveProblems(found, site.projectDir);
    const text = JSON.stringify(problems);
    for (const client of clients) {
      if (!isMeant(client) || client.problems === text) continue;
      client.problems = text;
      send(client.response, LIVE_EVENTS.problems, problems);
    }
  }

  function sendFiles(response: ServerResponse, hrefs: readonly string[]): void {
    const update: FilesUpdate = { files, hrefs };
    send(response, LIVE_EVENTS.files, update);
  }

  function push({ pages, statics }: LiveChange): void {
    if (statics.length > 0) {
      files += 1;
      for (const href of statics) changedFiles.set(href, files);
      for (const { response } of clients) sendFiles(response, statics);
    }
    first = pages;
    isChanged = true;
    if (!isPushing) pushAll().catch(onFault);
  }

  return {
    files: () => files,
    take(response, at, { version, files: known }) {
      site.loaded();
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // nginx in front of the server would keep events back until its buffer is full.
        'X-Accel-Buffering': 'no',
      });
      const client: Client = { response, at, version, sent: '', problems: undefined };
      clients.add(client);
      response.write('retry: 500\n\n');
      response.on('close', () => {
        clients.delete(client);
        if (![...clients].some((other) => other.at === at)) views.delete(at);
      });
      const missed = Array.from(changedFiles).filter(([, state]) => state > known);
      if (missed.length > 0)
        sendFiles(
          response,
          missed.map(([href]) => href),
        );
      pushPage(at, (other) => other === client).catch(onFault);
    },
    push,
    count: () => clients.size,
    close() {
      clearInterval(pulse);
      for (const { response } of clients) response.end();
      // Nothing can be written after the end, though connections close later.
      clients.clear();
    },
  };
}

function send(response: ServerResponse, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
