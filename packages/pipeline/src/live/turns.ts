import { setImmediate } from 'node:timers/promises';

/** How soon something wants its turn: what a person waits for comes before what nobody waits for. */
export type Urgency = (typeof URGENCIES)[number];

const URGENCIES = ['edit', 'request', 'background'] as const;

/** Does one thing at a time, the most urgent first. */
export interface Turns {
  /**
   * Runs something when its turn has come. What is as urgent comes in the order in which it was asked
   * for. It must not wait for a turn itself.
   *
   * @returns What it returns, or rejects with what it throws.
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
      // What arrives meanwhile, a request or a changed file, may be more urgent than what comes next.
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
