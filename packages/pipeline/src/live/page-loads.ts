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
  const end = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    for (const resolve of waiting.splice(0)) resolve();
    onChange();
  };
  return {
    begin() {
      // Not anew for each document, because a program may request one again and again.
      if (timer !== undefined) return;
      timer = setTimeout(end, LOADING).unref();
      onChange();
    },
    end,
    isLoading: () => timer !== undefined,
    ended: () =>
      timer === undefined ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  };
}
