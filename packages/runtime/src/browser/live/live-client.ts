import { pageKey } from '../page-key.ts';
import {
  documentState,
  type FilesUpdate,
  LIVE_EVENTS,
  type LiveProblem,
  type LiveUpdate,
  liveMeeting,
  type PageUpdate,
  pageQuery,
  startedApp,
} from './live-update.ts';
import { createOverlay } from './overlay.ts';
import { renewFiles, renewStyles } from './renew-files.ts';

// The script that pages of `docgen dev` load in addition to their own. It listens to the server,
// passes changes on to the application, and shows problems. It does not depend on the application,
// so it also works on broken pages.
const home = new URL('.', import.meta.url);
const overlay = createOverlay((place) => {
  const body = JSON.stringify(place);
  return fetch(new URL('open', home), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
});
const basePath = new URL('..', home).pathname;
const { code } = documentState();

let { version, files } = documentState();
let source: EventSource | undefined;
let styles: readonly string[] | undefined;
let problems: readonly LiveProblem[] = [];
// One after the other, because later updates are newer.
let showing: Promise<void> = Promise.resolve();

/**
 * When to connect again after an answer that is no stream of events, in milliseconds, such as that of
 * a proxy while the server restarts. After it, browsers give up.
 */
const RETRY = 1000;

function connect(): void {
  source?.close();
  const at = pageKey(location.pathname, basePath);
  const query = pageQuery(at, { version, files: String(files) });
  source = new EventSource(new URL(`events?${query}`, home));
  const own = source;
  // While updates wait, the reader may go to another page, for which there is another connection.
  const isOpen = () => source === own;
  source.onerror = () => {
    if (own.readyState === EventSource.CLOSED) setTimeout(() => isOpen() && connectIfSeen(), RETRY);
  };
  let json = '';
  on<PageUpdate>(LIVE_EVENTS.page, ({ version, start, end, text }) => {
    json = json.slice(0, start) + text + json.slice(json.length - end);
    const update: LiveUpdate = { version, ...JSON.parse(json) };
    showing = showing.then(() => show(update, isOpen)).catch(reload);
  });
  on<readonly LiveProblem[]>(LIVE_EVENTS.problems, (found) => {
    problems = found;
    showProblems();
  });
  on<FilesUpdate>(LIVE_EVENTS.files, (update) => {
    files = update.files;
    if (!renewFiles(update.hrefs)) reload();
  });
  on(LIVE_EVENTS.reload, reload);
}

function on<T>(name: string, take: (data: T) => void): void {
  source?.addEventListener(name, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as T));
}

async function show(update: LiveUpdate, isOpen: () => boolean): Promise<void> {
  if (!isOpen() || update.version === version) return;
  const { contents } = update;
  // The page cannot be rendered. Its last state remains, below the problems.
  if (contents === undefined) return;
  if (update.code !== code) return reload();
  const app = await startedApp();
  if (app === undefined) return reload();
  await renewStyles(styles ?? pageStyles(), update.styles);
  styles = update.styles;
  if (!isOpen()) return;
  if (!(await app.show(contents))) return reload();
  if (isOpen()) version = update.version;
}

/** Addresses of the site's own stylesheets in the document. */
function pageStyles(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return Array.from(links, (link) => link.getAttribute('href') ?? '').filter((href) =>
    href.startsWith(`${basePath}assets/entry-`),
  );
}

function reload(): void {
  source?.close();
  location.reload();
}

function showProblems(): void {
  const { mismatch } = liveMeeting();
  overlay.show(mismatch === undefined ? problems : [...problems, mismatch]);
}

liveMeeting().onMismatch = showProblems;
liveMeeting().onPage = (shown) => {
  version = shown;
  // Only the page that the document was loaded with is hydrated.
  delete liveMeeting().mismatch;
  connect();
};

// Browsers limit the connections to one server, so hidden tabs have none.
function connectIfSeen(): void {
  if (document.visibilityState === 'visible') connect();
  else source?.close();
}

document.addEventListener('visibilitychange', connectIfSeen);
window.addEventListener('pagehide', () => source?.close());
window.addEventListener('pageshow', connectIfSeen);
