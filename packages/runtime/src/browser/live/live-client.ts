import { pageKey } from '../page-key.ts';
import {
  documentState,
  type FilesUpdate,
  LIVE_EVENTS,
  type LiveProblem,
  type LiveUpdate,
  liveMeeting,
  pageQuery,
  startedApp,
} from './live-update.ts';
import { createOverlay } from './overlay.ts';
import { renewFiles, renewStyles } from './renew-files.ts';

// The script that pages of `docgen dev` load beside their own: it listens to the server, hands over
// to the application what has changed, and shows what is wrong. It needs nothing of the application,
// so it works on pages that are broken, too.
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
const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');

let { version, files } = documentState();
let source: EventSource | undefined;
let styles: readonly string[] | undefined;
// One after the other: what comes later is newer.
let showing: Promise<void> = Promise.resolve();

function connect(): void {
  source?.close();
  const at = pageKey(location.pathname, basePath);
  const query = pageQuery(at, { version, files: String(files) });
  source = new EventSource(new URL(`events?${query}`, home));
  const own = source;
  // The reader may arrive at another page, whose state another connection tells, while updates wait.
  const isOpen = () => source === own;
  on<LiveUpdate>(LIVE_EVENTS.page, (update) => {
    showing = showing.then(() => show(update, isOpen)).catch(reload);
  });
  on<readonly LiveProblem[]>(LIVE_EVENTS.problems, overlay.show);
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
  const { script, contents } = update;
  // The page cannot be drawn: what is there stays, below what is wrong with it.
  if (contents === undefined) return;
  if (entry === null || new URL(script, home).href !== entry.src) return reload();
  const app = await startedApp();
  if (app === undefined) return reload();
  await renewStyles(styles ?? pageStyles(), update.styles);
  styles = update.styles;
  if (!isOpen()) return;
  if (!(await app.show(contents))) return reload();
  if (isOpen()) version = update.version;
}

/** Addresses of the document's stylesheets that are the site's own. */
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

liveMeeting().onPage = (shown) => {
  version = shown;
  connect();
};

// Browsers keep few connections to one server: tabs that nobody sees do without.
function connectIfSeen(): void {
  if (document.visibilityState === 'visible') connect();
  else source?.close();
}

document.addEventListener('visibilitychange', connectIfSeen);
window.addEventListener('pagehide', () => source?.close());
window.addEventListener('pageshow', connectIfSeen);
