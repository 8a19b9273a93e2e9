/** Tells what a step has done so far, such as `54 pages`; the last text stays beside the finished step. */
export type Report = (detail: string) => void;

/** How the pipeline tells what it is doing. The CLI draws it; a library user may pass {@link silentProgress}. */
export interface Progress {
  /**
   * Runs one named step of the pipeline.
   *
   * @param name - A verb, such as `compile`.
   * @param run - The step. It may call `report` as often as it likes.
   * @returns What `run` returned. An error that `run` throws is passed on.
   */
  step<T>(name: string, run: (report: Report) => Promise<T> | T): Promise<T>;
}

/** Runs steps and says nothing. */
export const silentProgress: Progress = {
  step: async (_name, run) => run(() => {}),
};
