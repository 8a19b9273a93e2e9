/** How long nothing must have happened before it begins, in milliseconds. */
const QUIET = 150;

/** The time in which nobody wants anything. */
export interface QuietTime {
  /** Says that something has happened: what runs is ended, and runs again later. */
  readonly disturb: () => void;
  /** Ends what runs, for good. */
  readonly end: () => void;
}

export interface QuietTimeInput {
  /** Whether there is something to wait for, after whose end `disturb` is called again. */
  readonly isBusy: () => boolean;
  /** Runs when nothing has happened for a while. @param signal - Aborts when something happens. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Is given what `run` rejects with, unless it was ended for good. */
  readonly onFault: (thrown: unknown) => void;
}

/** Waits for such a time, each time that something has happened. */
export function createQuietTime({ isBusy, run, onFault }: QuietTimeInput): QuietTime {
  let running = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const stop = () => {
    running.abort();
    clearTimeout(timer);
  };
  const start = () => {
    running = new AbortController();
    run(running.signal).catch((error: unknown) => {
      if (!isOver) onFault(error);
    });
  };
  return {
    disturb() {
      stop();
      if (!isBusy() && !isOver) timer = setTimeout(start, QUIET);
    },
    end() {
      isOver = true;
      stop();
    },
  };
}
