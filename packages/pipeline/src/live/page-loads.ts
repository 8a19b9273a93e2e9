/**
 * How long a browser may take to load a document, in milliseconds. Browsers without scripts never
 * tell that they have.
 */
const LOADING = 2000;

/**
 * Knows whether a browser is loading a document. It shows nothing without scripts and styles, so
 * these come before everything that may be done later.
 */
export interface PageLoads {
  /** Tells that a document has been sent. */
  readonly begin: () => void;
  /** Tells that a browser has loaded one. */
  readonly end: () => void;
  readonly isLoading: () => boolean;
  /** Resolves when no document is being loaded. */
  readonly ended: () => Promise<void>;
}

/** @param onChange - Called when `isLoading` has changed. */
export function createPageLoads(onChange: () => void): PageLoads {
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** False once a document was not loaded in time, until a browser tells that it has loaded one. */
  let isTold = true;
  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    for (const resolve of waiting.splice(0)) resolve();
    onChange();
  };
  const giveUp = (): void => {
    isTold = false;
    stop();
  };
  return {
    begin() {
      // A program may request documents again and again: the time does not begin anew for each, and
      // there is none if nothing has told before that it has loaded one.
      if (!isTold || timer !== undefined) return;
      timer = setTimeout(giveUp, LOADING).unref();
      onChange();
    },
    end() {
      isTold = true;
      stop();
    },
    isLoading: () => timer !== undefined,
    ended: () =>
      timer === undefined ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  };
}
