import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Regions } from '../../route-chunk.ts';
import type { PageMeta } from '../../theme.ts';

/** The current state of a page on the server. */
export interface LiveState {
  /**
   * Identifies the code that all pages load, see `BrowserBundle.code`. A document with other code
   * has to be loaded again.
   */
  readonly code: string;
  /** Addresses of the stylesheets that every page loads. */
  readonly styles: readonly string[];
  /** Absent if the page cannot be rendered. */
  readonly contents?: LiveContents | undefined;
}

/** A state with a text that identifies it. */
export interface LiveUpdate extends LiveState {
  readonly version: string;
}

/**
 * A change of the state of a page. `docgen dev` sends it if the browser has another state. It changes
 * the JSON of the `LiveState` that was sent last over the same connection, at first an empty text.
 */
export interface PageUpdate extends Pick<LiveUpdate, 'version'> {
  /** Number of UTF-16 code units at the start that remain. */
  readonly start: number;
  /** Number of those at the end. */
  readonly end: number;
  /** What is between them now. */
  readonly text: string;
}

/** Static files that have changed. */
export interface FilesUpdate {
  /**
   * Number of the current state of the static files. The page has this state once it shows these.
   */
  readonly files: number;
  /** Addresses of the files. */
  readonly hrefs: readonly string[];
}

/** The contents of a page, without the frame. */
export interface LiveContents {
  readonly meta: PageMeta;
  readonly regions: Regions;
  /** HTML of the sidebar. */
  readonly sidebar: string;
  /** Identifies this state of the sidebar's whole tree. */
  readonly tree: string;
}

/** A problem to show in the overlay. */
export interface LiveProblem
  extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'place'> {
  /** Lines around the place. The marked one starts with `>`. */
  readonly frame: readonly string[];
  readonly notes: readonly string[];
  /** False if the file must not be opened. */
  readonly canOpen: boolean;
}

/**
 * The query of requests to `docgen dev` about a page.
 *
 * @param key - Its route key; `undefined` for an address outside of the base path, which shows the
 *   not-found page.
 * @param more - Further parameters.
 */
export function pageQuery(
  key: string | undefined,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams {
  return new URLSearchParams({ ...(key === undefined ? {} : { at: key }), ...more });
}

/** Names of the server-sent events. */
export const LIVE_EVENTS = { page: 'page', problems: 'problems', files: 'files', reload: 'reload' };

/** The running application, as the script sees it that listens to the server. */
export interface LiveApp {
  /**
   * Shows the current state of a page.
   *
   * @returns False if this requires reloading the document.
   */
  readonly show: (contents: LiveContents) => Promise<boolean>;
}

/** Connects both scripts: they are bundled separately, and either may be missing. */
interface LiveMeeting {
  app?: LiveApp;
  /** Called when the application has started. */
  onApp?: () => void;
  /** Called with the version of a page when that page comes on screen. */
  onPage?: (version: string) => void;
  /** What is wrong with the hydration of the document. */
  mismatch?: LiveProblem;
  /** Called when `mismatch` is set. */
  onMismatch?: () => void;
}

/** The object through which the application and the listening script find each other. */
export function liveMeeting(): LiveMeeting {
  const key = Symbol.for('docgen.live');
  const found: LiveMeeting | undefined = Reflect.get(globalThis, key);
  const meeting = found ?? {};
  if (found === undefined) Reflect.set(globalThis, key, meeting);
  return meeting;
}

/** Publishes the application once it can show updates. */
export function publishApp(app: LiveApp): void {
  const meeting = liveMeeting();
  meeting.app = app;
  meeting.onApp?.();
}

/** How long the application may take to start, in milliseconds. */
const STARTING = 10_000;

/** Waits for the application; `undefined` if it does not start. */
export async function startedApp(): Promise<LiveApp | undefined> {
  const meeting = liveMeeting();
  if (meeting.app === undefined) {
    await new Promise<void>((resolve) => {
      meeting.onApp = resolve;
      setTimeout(resolve, STARTING);
    });
  }
  return meeting.app;
}

/** The state that a document was loaded with. */
export interface DocumentState {
  /** State of the page, see {@link LiveUpdate}. */
  readonly version: string;
  /** See {@link LiveUpdate}. */
  readonly code: string;
  /** State of the static files, see {@link FilesUpdate}. */
  readonly files: number;
}

/** The state that this document was loaded with. */
export function documentState(): DocumentState {
  const script = document.querySelector<HTMLElement>('script[data-version]');
  const { version = '', code = '', files = '' } = script?.dataset ?? {};
  return { version, code, files: Number(files) };
}
