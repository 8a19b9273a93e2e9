/** How long nothing must happen before idle time starts, in milliseconds. */
const QUIET = 150;

/** Runs work in idle time. */
export interface QuietTime {
  /** Reports activity: running work is aborted, and runs again later. */
  readonly disturb: () => void;
  /** Aborts running work for good. */
  readonly end: () => void;
}

export interface QuietTimeInput {
  /** Whether other work is in progress. `disturb` is called again at its end. */
  readonly isBusy: () => boolean;
  /**
   * Runs in idle time.
   *
   * @param signal - Aborts on activity.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Called with rejections of `run`, except after `end`. */
  readonly onFault: (thrown: unknown) => void;
}

/** Waits for idle time after each activity. */
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
