import type { Checked } from './diagnostic.ts';

/**
 * Reports what a step has done so far, such as `54 pages`. The last text remains beside the
 * finished step.
 */
export type Report = (detail: string) => void;

/** Reports nothing. */
export const noReport: Report = () => {};

/**
 * How the pipeline reports its steps. The CLI prints them; users of the API may pass
 * {@link silentProgress}.
 */
export interface Progress {
  /**
   * Runs one named step of the pipeline.
   *
   * @param name - A verb, such as `compile`.
   * @param run - The step. It may call `report` any number of times.
   * @returns The result of `run`: its value, and the problems it found in the user's input. Errors
   *   that `run` throws are passed on.
   */
  step<T>(
    name: string,
    run: (report: Report) => Promise<Checked<T>> | Checked<T>,
  ): Promise<Checked<T>>;
}

/** Runs steps without reporting anything. */
export const silentProgress: Progress = {
  step: async (_name, run) => run(noReport),
};
