import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Regions } from '../../route-chunk.ts';
import type { PageMeta } from '../../theme.ts';

/** A page as the server has it now: what `docgen dev` sends when it is not what the browser has. */
export interface LiveUpdate {
  /** Tells this state of the page from others. */
  readonly version: string;
  /** Address of the entry script. */
  readonly script: string;
  /** Addresses of the stylesheets that every page loads. */
  readonly styles: readonly string[];
  /** Absent for a page that cannot be drawn. */
  readonly contents?: LiveContents | undefined;
}

/** Static files that have changed. */
export interface FilesUpdate {
  /** State of the static files now: the page has it as soon as it shows these. */
  readonly files: number;
  /** Their addresses. */
  readonly hrefs: readonly string[];
}

/** What is on a page, apart from the frame. */
export interface LiveContents {
  readonly meta: PageMeta;
  readonly regions: Regions;
  /** HTML of the sidebar. */
  readonly sidebar: string;
  /** Tells this state of the sidebar's whole tree from others. */
  readonly tree: string;
}

/** What is wrong, for the overlay. */
export interface LiveProblem
  extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'place'> {
  /** Lines around the place, the marked one with a `>` in front. */
  readonly frame: readonly string[];
  readonly notes: readonly string[];
  /** False when the file is none that may be opened. */
  readonly canOpen: boolean;
}

/**
 * What `docgen dev` is asked about a page by.
 *
 * @param key - Its route key; `undefined` for an address outside of the base path, where the not-found page is.
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
  /** Shows a page as it is now. @returns False when only loading the document again does that. */
  readonly show: (contents: LiveContents) => Promise<boolean>;
}

/** Where both scripts find each other: they are bundled one by one, and either may be missing. */
interface LiveMeeting {
  app?: LiveApp;
  /** Called when there is an application. */
  onApp?: () => void;
  /** Called when another page is on screen, with its state. */
  onPage?: (version: string) => void;
}

/** The place where the application and the script that listens meet. */
export function liveMeeting(): LiveMeeting {
  const key = Symbol.for('docgen.live');
  const found: LiveMeeting | undefined = Reflect.get(globalThis, key);
  const meeting = found ?? {};
  if (found === undefined) Reflect.set(globalThis, key, meeting);
  return meeting;
}

/** Publishes the application, as soon as it can show something. */
export function publishApp(app: LiveApp): void {
  const meeting = liveMeeting();
  meeting.app = app;
  meeting.onApp?.();
}

/** How long the application may take to start, in milliseconds. */
const STARTING = 10_000;

/** Waits for the application; `undefined` when it does not start. */
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

/** What the document came with: the page's `version`, and the state of the static files. */
export function documentState(): { readonly version: string; readonly files: number } {
  const script = document.querySelector<HTMLElement>('script[data-version]');
  const { version = '', files = '' } = script?.dataset ?? {};
  return { version, files: Number(files) };
}
