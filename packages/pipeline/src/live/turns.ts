import { setImmediate } from 'node:timers/promises';

/** How urgent a turn is: work that a person waits for comes first. */
export type Urgency = (typeof URGENCIES)[number];

const URGENCIES = ['edit', 'request', 'background'] as const;

/** Runs one function at a time, the most urgent first. */
export interface Turns {
  /**
   * Runs a function when its turn has come. Functions of the same urgency run in the order of the
   * calls. The function must not wait for a turn itself.
   *
   * @returns The result of the function, or its rejection.
   */
  readonly take: <T>(urgency: Urgency, run: () => T | Promise<T>) => Promise<T>;
}

export function createTurns(): Turns {
  const waiting: Record<Urgency, (() => Promise<void>)[]> = {
    edit: [],
    request: [],
    background: [],
  };
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    for (;;) {
      const urgency = URGENCIES.find((each) => waiting[each].length > 0);
      if (urgency === undefined) break;
      await waiting[urgency].shift()?.();
      // A request or a changed file that arrives meanwhile may be more urgent than the next
      // function.
      await setImmediate();
    }
    isRunning = false;
  }

  return {
    take: (urgency, run) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(async () => {
          try {
            resolve(await run());
          } catch (error) {
            reject(error);
          }
        });
        if (!isRunning) void runAll();
      }),
  };
}
